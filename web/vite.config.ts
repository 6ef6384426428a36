import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import manifest from "./package.json" with { type: "json" };

const server = process.env["LUDOTHEQUE_SERVER"] ?? "http://127.0.0.1:8000";

/** The licences of everything that travels in the bundle, as one text beside it. */
function licences(): Plugin {
  const folder = (name: string) => join(import.meta.dirname, "node_modules", name);
  const text = (name: string): string => {
    const version = JSON.parse(readFileSync(join(folder(name), "package.json"), "utf8")) as {
      version: string;
      license?: string;
    };
    const file = readdirSync(folder(name)).find((each) => /^licen[cs]e/i.test(each));
    const words = file ? readFileSync(join(folder(name), file), "utf8") : "";
    return `${name} ${version.version} (${version.license ?? "see below"})\n\n${words.trim()}\n`;
  };
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const source = Object.keys(manifest.dependencies)
        .map(text)
        .join(`\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/ludotheque/static",
    emptyOutDir: true,
    // Fonts and drawings stay files: a strict content policy then needs no data: exception.
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/locale": server },
  },
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: { environment: "jsdom", include: ["test/**/*.test.ts", "src/**/*.test.ts"] },
});
