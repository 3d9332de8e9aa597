import { existsSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** Scripts do not preload their imports (see modulePreload), so the helper for that is left out. */
const plainLoading: Plugin = {
  name: "plain-loading",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** The office's libraries bring thirty languages; only its own eight are kept. */
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

/** The office's files, which shoppers never load (dist/office): `vite build --mode office`. */
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
            // One stylesheet for the whole visit; a document inlines the rules it needs
            // (storefront/render/document/critical-styles.ts).
            cssCodeSplit: false,
            target: "es2022",
            // Scripts find their imports themselves; lists of them would be longer than what they save.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            assetsInlineLimit: 0,
            // Hashes in hexadecimal, because a random "-wp" in a file's name would match the block list. Seven digits
            // distinguish the versions of one file; longer ones would add to every page's scripts, which contain the
            // names of all others.
            rollupOptions: {
              input: ["storefront/browser/start.ts", "storefront/browser/browser.tsx"],
              output: {
                hashCharacters: "hex",
                chunkFileNames: "assets/[name]-[hash:7].js",
                // Every page needs these small modules; a file each would add to every page's scripts.
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [
                    {
                      name: "shop",
                      test: /\/(?:storefront\/app\/shop\.tsx|storefront\/routing\/locale-path\.ts|ui\/classes\.ts)$/,
                    },
                  ],
                },
              },
            },
          },
}));
