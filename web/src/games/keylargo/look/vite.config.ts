/** Serves the look page: npx vite --config src/games/keylargo/look/vite.config.ts, then /src/games/keylargo/look/. */

import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const web = join(import.meta.dirname, "../../../..");

export default defineConfig({ root: web, plugins: [svelte()], server: { port: 5198 } });
