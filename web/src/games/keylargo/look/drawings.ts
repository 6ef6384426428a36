/** A page for looking at Key Largo's drawings: drawings.html?s=parts|wide|tall|dive|box&theme=dark&half=afternoon. Not in the bundle. */

import { mount } from "svelte";
import "../../../base.css";
import "../../../boxes/keylargo/dress.css";
import "../../../fonts.css";
import { settings } from "../../../settings.svelte";
import "../../../tokens.css";
import "../tokens.css";
import Parts from "./Parts.svelte";

const asked = new URLSearchParams(location.search);
settings.theme = asked.get("theme") === "dark" ? "dark" : "light";
settings.apply();

const place = document.getElementById("app");
const half = asked.get("half") === "afternoon" ? "afternoon" : "morning";
if (place) mount(Parts, { target: place, props: { scene: asked.get("s") ?? "parts", half } });
