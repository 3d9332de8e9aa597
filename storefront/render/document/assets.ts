import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { textFileOf } from "#storefront/i18n/load-in-browser.ts";
import { readSheet } from "#storefront/render/document/critical-styles.ts";
import type { Assets } from "#storefront/render/document/document.ts";

export type AssetsOf = (page: string, language: string) => Assets;
export type Build = { id: string; assetsOf: AssetsOf; clientFolder: string | null };

/** Reads the build's output: its id, and the files each page needs. */
export function readBuild(dist: string): Build {
  const manifest = JSON.parse(readFileSync(join(dist, "client/manifest.json"), "utf8")) as Manifest;
  const { id } = JSON.parse(readFileSync(join(dist, "build.json"), "utf8")) as { id: string };
  const entry = manifest["storefront/browser/browser.tsx"];
  if (!entry) throw new Error("The build has no browser entry; run npm run build");
  const start = manifest["storefront/browser/start.ts"]?.file;
  const styles = Object.values(manifest).flatMap(({ file }) => (file.endsWith(".css") ? [`/${file}`] : []));
  const [style] = styles;
  const cssOf = (name: string) => readFileSync(join(dist, "client", name), "utf8");
  const sheet = style && readSheet(style, cssOf("fonts.css") + cssOf(style));
  const font = Object.values(manifest).find((file) => /archivo-latin-wght-normal/.test(file.file))?.file ?? null;
  const assetsOf: AssetsOf = (page, language) => {
    const sources = ["storefront/browser/browser.tsx", `storefront/pages/${page}/page.tsx`, textFileOf(page, language)];
    const scripts = collect(manifest, sources);
    const preload = scripts.filter((file) => file !== entry.file).map((file) => `/${file}`);
    return {
      scripts: [`/${entry.file}`],
      styles,
      preload,
      ...(start && { start: `/${start}` }),
      ...(start && sheet && { sheet }),
      font: font && `/${font}`,
      head: "",
    };
  };
  return { id, assetsOf, clientFolder: join(dist, "client") };
}

function collect(manifest: Manifest, sources: string[]): string[] {
  const scripts = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.imports ?? []) visit(file);
  };
  for (const source of sources) visit(source);
  return [...scripts];
}
