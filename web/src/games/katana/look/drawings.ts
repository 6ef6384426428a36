/** A page for looking at Katana's drawings: drawings.html?s=signs|cards|seats|ring|phone|box&theme=dark&lang=en&motion=none. Not in the bundle. */

import { mount } from "svelte";
import "../../../base.css";
import "../../../boxes";
import "../../../fonts.css";
import { language } from "../../../language.svelte";
import { settings } from "../../../settings.svelte";
import "../../../tokens.css";
import "../tokens.css";
import Parts from "./Parts.svelte";

const asked = new URLSearchParams(location.search);
settings.theme = asked.get("theme") === "dark" ? "dark" : "light";
settings.motion = asked.get("motion") === "none" ? "none" : "gentle";
settings.lang = asked.get("lang") === "en" ? "en" : "fr";
settings.apply();
await language.use(settings.lang);

const place = document.getElementById("app");
if (place) mount(Parts, { target: place, props: { scene: asked.get("s") ?? "signs" } });
