import swagger from "@fastify/swagger";
import type { App } from "#platform/http.ts";

const description = [
  "Everything the shop itself calls. Amounts are decimal numbers in the region's currency.",
  "The header `x-bc-region` (us, ca, eu_region_1) names whose prices apply; without it the visitor's own do.",
  "Mutations need the header `csrf-token` with the session cookie; get both at `GET /api/csrf`.",
  "Errors are `application/problem+json` with `title`, `status`, `code` and, where a field is wrong, `errors` by field.",
].join(" ");

/** OpenAPI 3.1 from the routes' own schemas. Registered before the routes that it describes. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Firn commerce API", version: "1", description } },
  });
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  app.get("/docs", { schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(pageOf(app.swagger() as unknown as Described)),
  );
}

/** What of an OpenAPI document the page shows. */
type Parameter = { name: string; in: string; required?: boolean; schema?: object };
type Call = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: object }> } };
type Described = {
  info: { title: string; description?: string };
  paths?: Record<string, Partial<Record<(typeof methods)[number], Call>>>;
};

const methods = ["get", "post", "put", "delete"] as const;
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A page that reads well without a script: one entry per call, with what it takes. */
function pageOf({ info, paths = {} }: Described): string {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item?.[method] ? [callOf(path, method, item[method])] : [])),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${info.title}</title><style>${style}</style><main><h1>${info.title}</h1><p>${escapeHtml(info.description ?? "")}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>${calls.join("\n")}</main></html>`;
}

function callOf(path: string, method: string, call: Call): string {
  const parameters = call.parameters ?? [];
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code><td>${place}<td>${required ? "required" : ""}<td><code>${escapeHtml(JSON.stringify(schema ?? {}))}</code>`,
  );
  const body = call.requestBody?.content["application/json"]?.schema;
  const shape = body ? `<pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>` : "";
  const table = rows.length > 0 ? `<table><tr><th>name<th>in<th><th>shape${rows.join("")}</table>` : "";
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></summary>${table}${shape}</details>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#0e1216;margin:0}main{max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid #d9dee3;padding:.5rem 0}summary{cursor:pointer}b{display:inline-block;min-width:4.5rem}
table{border-collapse:collapse;margin:.5rem 0;display:block;overflow-x:auto}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top}
pre{background:#f2f4f6;padding:1rem;overflow:auto}code{font-size:.9em}`;
