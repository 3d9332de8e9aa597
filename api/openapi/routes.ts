import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import swagger from "@fastify/swagger";
import escapeHtml from "escape-html";
import type { App } from "#platform/http/app.ts";
import { completed, type Document, methods } from "./document.ts";

const description = [
  "Everything the shop itself calls. Amounts are decimal numbers in the region's currency.",
  "The header `x-bc-region` names whose prices apply; without it the visitor's own do.",
  "Mutations need the header `csrf-token` with the session cookie; get both at `GET /api/csrf`. Or a staff key.",
  "Errors are `application/problem+json` with `title`, `status`, `code` and, where a field is wrong, `errors` by field.",
].join(" ");

/** Collects every route of /api registered after this; register it at the root before all other routes. */
export async function collectRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Firn commerce API", version: "1", description } },
    transform: ({ schema, url }) => ({ url, schema: url.startsWith("/api/") ? schema : { ...schema, hide: true } }),
  });
}

/** Swagger UI draws its icons from data URLs and requests nothing outside this shop. */
const docsPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join(";");

/** GET /openapi.json (OpenAPI 3.1), and GET /docs, where Swagger UI shows it and sends test calls. */
export function docsRoutes(app: App): void {
  const schema = { hide: true };
  let made: { document: Document; page: string } | undefined;
  const get = () => {
    if (!made) {
      const document = completed(app.swagger() as unknown as Document);
      made = { document, page: docsPage(document) };
    }
    return made;
  };
  app.get("/openapi.json", { schema }, async () => get().document);
  app.get("/docs", { schema }, async (_request, reply) =>
    reply.header("content-security-policy", docsPolicy).type("text/html; charset=utf-8").send(get().page),
  );

  const { resolve } = createRequire(import.meta.url);
  const files: [address: string, type: string, read: () => string][] = [
    [assets.style, "text/css", () => readFileSync(resolve("swagger-ui-dist/swagger-ui.css"), "utf8")],
    [assets.library, "text/javascript", () => readFileSync(resolve("swagger-ui-dist/swagger-ui-bundle.js"), "utf8")],
    [assets.start, "text/javascript", () => `(${startDocs.toString()})();`],
  ];
  for (const [address, type, read] of files)
    app.get(address.slice("/api".length), { schema }, async (_request, reply) =>
      reply.header("cache-control", "public, max-age=3600").type(`${type}; charset=utf-8`).send(read()),
    );
}

export const assets = {
  style: "/api/docs/swagger-ui.css",
  library: "/api/docs/swagger-ui-bundle.js",
  start: "/api/docs/start.js",
};

/** The document as a page: a plain list of calls, which Swagger UI replaces where scripts run. */
function docsPage({ info, tags = [], paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, ...item[method] }] : [])),
  );
  const subjects = new Set([...tags.map(({ name }) => name), ...calls.flatMap(({ tags = [] }) => tags)]);
  const sections = [...subjects].map((subject) => {
    const items = calls
      .filter(({ tags }) => tags?.includes(subject))
      .map(
        ({ method, path, summary = "" }) =>
          `<li><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</li>`,
      );
    return items.length > 0 ? `<h2>${escapeHtml(subject)}</h2><ul>${items.join("\n")}</ul>` : "";
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(info.title)}</title><link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="${assets.style}"><script src="${assets.library}" defer></script><script src="${assets.start}" defer></script></head>
<body><main id="docs"><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description ?? "").replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>${sections.join("\n")}</main></body></html>`;
}

type Call = { loadSpec?: boolean; method?: string; headers: Record<string, string> };
type SwaggerUi = (options: object) => void;

/**
 * Starts Swagger UI on /api/docs. Its source text is sent to browsers, so it must not use anything outside itself.
 * Before a mutation it fetches the token of the browser's session, unless a staff key is used.
 */
function startDocs(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
  dark.addEventListener("change", follow);
  follow();
  (window as unknown as { SwaggerUIBundle: SwaggerUi }).SwaggerUIBundle({
    url: "/api/openapi.json",
    dom_id: "#docs",
    deepLinking: true,
    docExpansion: "none",
    defaultModelsExpandDepth: 0,
    filter: true,
    tryItOutEnabled: true,
    // The library's default validator is an external server.
    validatorUrl: null,
    async requestInterceptor(call: Call) {
      const isRead = call.loadSpec || (call.method ?? "GET").toUpperCase() === "GET";
      if (!isRead && !call.headers.Authorization)
        call.headers["csrf-token"] = (await (await fetch("/api/csrf")).json()).token;
      return call;
    },
  });
}
