import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two builds: the browser's files (dist/client) and the server as one program (dist/server). */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  logLevel: "warn",
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        emptyOutDir: true,
        target: "node24",
        sourcemap: true,
        rollupOptions: {
          input: {
            main: "server/main.ts",
            shop: "shop/frame/entry-server.ts",
            "fill-search": "server/fill-search.ts",
            studio: "server/studio.ts",
          },
        },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: "manifest.json",
        // One file for the whole visit: a document brings what it needs of it (shop/frame/first-styles.ts).
        cssCodeSplit: false,
        target: "es2022",
        // Scripts find each other, and the lists of them would be longer than what they save.
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        assetsInlineLimit: 0,
        // Names in plain hex: a random "-wp" in a file's name would meet the block list.
        rollupOptions: { input: ["shop/frame/start.ts", "shop/frame/browser.tsx"], output: { hashCharacters: "hex" } },
      },
}));
