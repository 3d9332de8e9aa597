import { existsSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Scripts are loaded without preloading what they will ask for (see modulePreload), so what would do it stays at home. */
const plainLoading: Plugin = {
  name: "plain-loading",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** Libraries of the office speak thirty languages; the office has eight, and needs nobody else's words. */
const ourLanguages: Plugin = {
  name: "our-languages",
  enforce: "pre",
  load(id) {
    const [, language] = /\/react-(?:aria|stately)\/dist\/private\/intl\/.*\/([a-z]{2})-[A-Z]{2}\.m?js$/.exec(id) ?? [];
    return language && !["en", "de", "fr", "es", "it", "ja", "sv", "nb"].includes(language)
      ? "export default {};"
      : undefined;
  },
};

/** The office's files, which no shopper ever loads (dist/office): `vite build --mode office`. */
const office = {
  outDir: "dist/office",
  emptyOutDir: true,
  manifest: "manifest.json",
  cssCodeSplit: false,
  target: "es2023",
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  rollupOptions: {
    input: ["office/main.tsx"],
    output: { hashCharacters: "hex" as const, chunkFileNames: "assets/[name]-[hash:7].js" },
  },
};

/** Three builds: the browser's files (dist/client), the office's (dist/office), and the server as one program (dist/server). */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: mode === "office" ? [react(), ourLanguages] : [react(), plainLoading],
  publicDir: false,
  logLevel: "warn",
  ...(mode === "office" && { base: "/office/" }),
  build:
    mode === "office"
      ? office
      : isSsrBuild
        ? {
            outDir: "dist/server",
            emptyOutDir: true,
            target: "node24",
            sourcemap: true,
            rollupOptions: {
              input: {
                main: "server/main.ts",
                shop: "storefront/render/entry-server.ts",
                "fill-search": "server/programs/fill-search.ts",
                studio: "server/programs/studio.ts",
                ...(existsSync("demo") && { "demo-studio": "demo/studio.ts" }),
              },
            },
          }
        : {
            outDir: "dist/client",
            emptyOutDir: true,
            manifest: "manifest.json",
            // One file for the whole visit: a document brings what it needs of it (storefront/render/document/critical-styles.ts).
            cssCodeSplit: false,
            target: "es2022",
            // Scripts find each other, and the lists of them would be longer than what they save.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            assetsInlineLimit: 0,
            // Names in plain hex: a random "-wp" in a file's name would meet the block list. Seven digits tell the versions of one
            // file apart; every page's scripts hold the names of all others.
            rollupOptions: {
              input: ["storefront/runtime/start.ts", "storefront/runtime/browser.tsx"],
              output: { hashCharacters: "hex", chunkFileNames: "assets/[name]-[hash:7].js" },
            },
          },
}));
