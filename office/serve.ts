import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import escapeHtml from "escape-html";
import type { Manifest } from "vite";
import type { BrandLook } from "#commerce/settings/schema.ts";
import { preferred } from "#commerce/shared/regions/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { officeCookie } from "./runtime/names.ts";

/**
 * The files that the office's HTML document refers to: built files, or Vite's in development, where the security policy
 * is less strict.
 */
export type OfficeFiles = {
  folder: string | null;
  scripts: readonly string[];
  styles: readonly string[];
  font: string | null;
  /** Only in development: a script that has to run first, and the origin of the modules. */
  development?: { head: string; origin: string };
};

export const noOfficeFiles: OfficeFiles = { folder: null, scripts: [], styles: [], font: null };

/**
 * Reads the manifest of the office's build. Throws when it has no entry for the office. Without a manifest it returns
 * no files.
 */
export function readOfficeFiles(dist: string): OfficeFiles {
  const file = join(dist, "office/manifest.json");
  if (!existsSync(file)) return noOfficeFiles;
  const chunks = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Manifest);
  const find = (pattern: RegExp) =>
    chunks.flatMap(([, { file: name }]) => (pattern.test(name) ? [`/office/${name}`] : []));
  const entry = chunks.find(([source]) => source === "office/main.tsx")?.[1];
  if (!entry) throw new Error("The build has no entry of the office; run npm run build");
  return {
    folder: join(dist, "office"),
    scripts: [`/office/${entry.file}`],
    styles: find(/\.css$/),
    font: find(/archivo-latin-wght-normal/)[0] ?? null,
  };
}

/** The shop's name, its look, and the path of its pictures: "/i/firn/". */
export type Shop = { shop: string; pictures: string; look: Pick<BrandLook, "logo" | "logoDark" | "accent"> | null };

/**
 * Serves /office and everything below it: the same document for each URL, whose script shows the right page. Files are
 * below /office/assets.
 */
export async function officePages(app: App, files: OfficeFiles, shopOf: () => Promise<Shop>): Promise<void> {
  if (files.folder) {
    await app.register(fastifyStatic, {
      root: resolve(files.folder, "assets"),
      prefix: "/office/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      decorateReply: false,
    });
  }
  const shell = { schema: { hide: true } };
  for (const path of ["/office", "/office/*"]) {
    app.get(path, shell, async (request, reply) => {
      if (/^\/office\/(?:api|assets)(?:[/?]|$)/.test(request.url)) return reply.callNotFound();
      const nonce = randomBytes(16).toString("base64");
      const language = preferred(request.headers["accept-language"] ?? "", languages) ?? "en";
      // The cookie also exists before signing in, for CSRF tokens. A member's begins with "m".
      const isKnown = request.cookies[officeCookie]?.startsWith("m") === true;
      return reply
        .headers({
          "cache-control": "no-store",
          "content-security-policy": policy(nonce, files),
          "x-frame-options": "DENY",
          "x-robots-tag": "noindex",
          "referrer-policy": "no-referrer",
          "cross-origin-opener-policy": "same-origin",
        })
        .type("text/html; charset=utf-8")
        .send(documentOf(files, { nonce, language, isKnown, ...(await shopOf()) }));
    });
  }
}

/**
 * Allows only the office's own files to run, and requests only to this origin. Styles need the nonce. Styles that React
 * sets on elements use the DOM API, which the policy does not restrict.
 */
function policy(nonce: string, { development }: OfficeFiles): string {
  const own = development ? `'self' ${development.origin}` : "'self'";
  const socket = development ? ` ${development.origin.replace("http", "ws")}` : "";
  return [
    "default-src 'none'",
    `script-src ${own} 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    `font-src ${own}`,
    `connect-src ${own}${socket}`,
    "media-src 'self'",
    // Shows sent emails, in which no scripts run (commerce/aftersales/office/desk-routes.ts).
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(";");
}

/** Applies the appearance chosen in this browser before the first paint, so that the page does not flash. */
const theme = `try{const t=localStorage.getItem("office-theme");if(t)document.documentElement.dataset.theme=t}catch{}`;

type DocumentOptions = Shop & { nonce: string; language: string; isKnown: boolean };

/** The shop's look as attributes, read by layout/mark.tsx. */
const lookOf = (look: Shop["look"]): string =>
  [["logo", look?.logo] as const, ["logo-dark", look?.logoDark] as const, ["accent", look?.accent] as const]
    .flatMap(([name, value]) => (value ? [` data-${name}="${escapeHtml(value)}"`] : []))
    .join("");

const documentOf = (files: OfficeFiles, { nonce, language, isKnown, shop, pictures, look }: DocumentOptions): string =>
  [
    `<!doctype html><html lang="${language}"${isKnown ? " data-session" : ""} data-shop="${escapeHtml(shop)}" data-pictures="${escapeHtml(pictures)}"${lookOf(look)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<meta property="csp-nonce" nonce="${nonce}"><title>${escapeHtml(shop)}</title><link rel="icon" href="/icon.svg" type="image/svg+xml">`,
    `<script nonce="${nonce}">${theme}</script>`,
    files.development ? `<script type="module" nonce="${nonce}">${files.development.head}</script>` : "",
    files.font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${files.font}">` : "",
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...files.scripts.map((src) => `<script type="module" src="${src}"></script>`),
    '</head><body><div id="office"></div></body></html>',
  ].join("");
