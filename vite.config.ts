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
            "draw-demo": "server/draw-demo.ts",
          },
        },
      }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: "manifest.json",
        target: "es2022",
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // Names in plain hex: a random "-wp" in a file's name would meet the block list.
        rollupOptions: { input: ["shop/frame/browser.tsx"], output: { hashCharacters: "hex" } },
      },
}));
