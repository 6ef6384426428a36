import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["LUDOTHEQUE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
  // Pages are drawn by few tests; those name jsdom at their head. A busy machine is slow: none has a time limit.
  test: {
    environment: "node",
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 0,
    hookTimeout: 0,
    pool: "threads",
  },
});
