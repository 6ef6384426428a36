/** A page for looking at a game's table without a server: ?game=korsar&s=yours&theme=dark&lang=en&motion=none.
 * Without `s`, its first situation. Not in the bundle. */

import { mount } from "svelte";
import "../base.css";
import "../boxes";
import "../fonts.css";
import { loadTable } from "../games";
import { language } from "../language.svelte";
import { settings } from "../settings.svelte";
import "../tokens.css";
import Look from "./Look.svelte";
import type { Situations } from "./situations";

const games = import.meta.glob<Situations>("../games/*/look/fixtures.ts");

const asked = new URLSearchParams(location.search);
settings.lang = asked.get("lang") === "en" ? "en" : "fr";
settings.theme = asked.get("theme") === "dark" ? "dark" : "light";
settings.motion = asked.get("motion") === "none" ? "none" : "gentle";
settings.apply();
await language.use(settings.lang);

const game = asked.get("game") ?? "";
const load = games[`../games/${game}/look/fixtures.ts`];
if (load === undefined) throw new Error(`no game ${game}; there are ${Object.keys(games).join(", ")}`);
const { SITUATIONS, situation } = await load();
const view = situation(asked.get("s") ?? SITUATIONS[0] ?? "");
const place = document.getElementById("app");
if (place) mount(Look, { target: place, props: { view, Table: await loadTable(game) } });
