import swagger from "@fastify/swagger";
import type { App } from "#platform/http.ts";
import { policyFor } from "#storefront/render/document/policy.ts";
import { completed, type Document } from "./document.ts";
import { docsPage } from "./page.ts";
import { tryIt } from "./try-it.ts";

const description = [
  "Everything the shop itself calls. Amounts are decimal numbers in the region's currency.",
  "The header `x-bc-region` names whose prices apply; without it the visitor's own do.",
  "Mutations need the header `csrf-token` with the session cookie; get both at `GET /api/csrf`. Or a staff key.",
  "Errors are `application/problem+json` with `title`, `status`, `code` and, where a field is wrong, `errors` by field.",
].join(" ");

/** Collects every route of /api from now on; to be registered at the root before all doors. */
export async function collectRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Firn commerce API", version: "1", description } },
    transform: ({ schema, url }) => ({ url, schema: url.startsWith("/api/") ? schema : { ...schema, hide: true } }),
  });
}

/** GET /openapi.json (OpenAPI 3.1) and GET /docs, a page that reads it and tries calls. */
export function docsDoor(app: App): void {
  let made: { document: Document; page: string } | undefined;
  const get = () => {
    if (!made) {
      const document = completed(app.swagger() as unknown as Document);
      made = { document, page: docsPage(document) };
    }
    return made;
  };
  app.get("/openapi.json", { schema: { hide: true } }, async () => get().document);
  const payments = { hosts: { script: [], frame: [], connect: [] } };
  const policy = policyFor([], { config: { isProduction: true, TAG_MANAGER_ID: "" }, payments });
  app.get("/docs", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(get().page),
  );
  app.get("/docs.js", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(`(${tryIt.toString()})();`),
  );
}
