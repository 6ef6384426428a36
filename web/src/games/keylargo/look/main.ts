/** A page for looking at Key Largo's table without a server: ?s=place&theme=dark&lang=en&motion=none. Not in the bundle. */

import { mount } from "svelte";
import "../../../base.css";
import "../../../boxes/keylargo/dress.css";
import "../../../fonts.css";
import { language } from "../../../language.svelte";
import { settings } from "../../../settings.svelte";
import "../../../tokens.css";
import Look from "./Look.svelte";

const asked = new URLSearchParams(location.search);
settings.lang = asked.get("lang") === "en" ? "en" : "fr";
settings.theme = asked.get("theme") === "dark" ? "dark" : "light";
settings.motion = asked.get("motion") === "none" ? "none" : "gentle";
settings.apply();
await language.use(settings.lang);

const place = document.getElementById("app");
if (place) mount(Look, { target: place, props: { name: asked.get("s") ?? "place" } });
