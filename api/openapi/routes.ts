import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import swagger from "@fastify/swagger";
import type { App } from "#platform/http.ts";
import { completed, type Document } from "./document.ts";
import { assets, docsPage } from "./page.ts";
import { startDocs } from "./start-docs.ts";

const description = [
  "Everything the shop itself calls. Amounts are decimal numbers in the region's currency.",
  "The header `x-bc-region` names whose prices apply; without it the visitor's own do.",
  "Mutations need the header `csrf-token` with the session cookie; get both at `GET /api/csrf`. Or a staff key.",
  "Errors are `application/problem+json` with `title`, `status`, `code` and, where a field is wrong, `errors` by field.",
].join(" ");

/** Collects every route of /api from now on; to be registered at the root before all other routes. */
export async function collectRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Firn commerce API", version: "1", description } },
    transform: ({ schema, url }) => ({ url, schema: url.startsWith("/api/") ? schema : { ...schema, hide: true } }),
  });
}

/** Swagger UI draws its icons from data, and asks nobody but this shop. */
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

/** GET /openapi.json (OpenAPI 3.1), and GET /docs, where Swagger UI shows it and tries calls. */
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
