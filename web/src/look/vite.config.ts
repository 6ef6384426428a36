/** Serves the look page: npx vite --config src/look/vite.config.ts, then /src/look/?game=keylargo. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const web = join(import.meta.dirname, "../..");
const locale = join(web, "../src/ludotheque/locale");

/** The catalogue as the server would send it: every file of a language, one after the other. */
function catalogue(): Plugin {
  return {
    name: "catalogue",
    configureServer(server) {
      server.middlewares.use("/locale", (request, response) => {
        const folder = join(locale, (request.url ?? "").slice(1, 3));
        const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8"));
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(files.join("\n"));
      });
    },
  };
}

export default defineConfig({ root: web, plugins: [svelte(), catalogue()], server: { port: 5198 } });
