import {
  type Answer,
  answerAt,
  type Document,
  type Method,
  methods,
  type Operation,
  type Parameter,
} from "./document.ts";
import { shown } from "./shown.ts";

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const slug = (text: string) => text.toLowerCase().replace(/\W+/g, "-");

/** The document as a page: grouped, readable without a script; with it every call can be tried. */
export function docsPage(document: Document): string {
  const { info, tags = [], paths, components = {} } = document;
  const schemas = components.schemas ?? {};
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  const used = new Set(calls.flatMap(({ operation }) => operation.tags ?? []));
  const names = [...new Set([...tags.map(({ name }) => name), ...used])].filter((name) => used.has(name));
  const groups = names.map((name) => {
    const own = calls.filter(({ operation }) => operation.tags?.includes(name));
    const entries = own.map(({ path, method, operation }) => entryOf(path, method, operation, document));
    return `<section id="${slug(name)}"><h2>${escapeHtml(name)}</h2>${entries.join("\n")}</section>`;
  });
  const links = names.map((name) => `<a href="#${slug(name)}">${escapeHtml(name)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(info.title)}</title><style>${style}</style><script src="/api/docs.js" defer></script></head>
<body><main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description ?? "").replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
<p class="live"><label>Staff key, for this page only <input id="key" type="password" autocomplete="off" spellcheck="false"></label></p>
<nav aria-label="Subjects">${links.join(" ")}</nav>${groups.join("\n")}
<section id="shapes"><h2>Shapes</h2>${Object.entries(schemas)
    .map(([name, schema]) => shapeOf(name, schema))
    .join("")}</section>
</main></body></html>`;
}

const shapeOf = (name: string, schema: object) =>
  `<details id="shape-${name}"><summary><code>${name}</code></summary><pre>${escapeHtml(shown(schema))}</pre></details>`;

function entryOf(path: string, method: Method, operation: Operation, document: Document): string {
  const { summary = "", parameters = [], requestBody, responses = {}, security = [], operationId = "" } = operation;
  const body = requestBody?.content["application/json"]?.schema;
  const keys = security.flatMap((one) => Object.keys(one).join(" + ") || "nothing").join(", or ");
  return `<details id="${operationId}"><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span></summary><p>Needs: ${keys || "nothing"}</p>
${body ? `<h3>Body</h3><pre>${escapeHtml(shown(body))}</pre>` : ""}
<h3>Answers</h3><dl>${Object.entries(responses)
    .map(([status, answer]) => answerOf(status, answerAt(answer, document)))
    .join("")}</dl>
${formOf(path, method, parameters, body && exampleOf(body, document.components?.schemas ?? {}))}</details>`;
}

function answerOf(status: string, { description, content = {} }: Answer): string {
  const [type, { schema = {} } = {}] = Object.entries(content)[0] ?? [];
  const reference = "$ref" in schema ? String(schema.$ref).split("/").at(-1) : undefined;
  const shape = reference
    ? ` <a href="#shape-${reference}">${reference}</a>`
    : type && `<pre>${escapeHtml(shown(schema))}</pre>`;
  return `<dt>${status}<dd>${escapeHtml(description)}${shape ?? ""}`;
}

function formOf(path: string, method: Method, parameters: Parameter[], example: unknown): string {
  const fields = parameters.map(({ name, in: place, required, description = "", schema }) => {
    const rule = shown(schema ?? {});
    return `<label><span><code>${escapeHtml(name)}</code> ${place}${required ? ", required" : ""}</span>
<input data-in="${place}" name="${escapeHtml(name)}"${required ? " required" : ""} placeholder="${escapeHtml(rule)}"><small>${escapeHtml(description)}</small></label>`;
  });
  const text = example === undefined ? "" : escapeHtml(JSON.stringify(example, null, 2));
  const body =
    example === undefined ? "" : `<label><span>Body</span><textarea name="body" rows="8">${text}</textarea></label>`;
  const heading = fields.length > 0 ? "<h3>Parameters</h3>" : "";
  return `<form data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}">${heading}${fields.join("")}${body}
<button class="live">Send</button><output class="live"></output></form>`;
}

type Shape = {
  $ref?: string;
  type?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
};

/** A value to begin with: what is required, as small as it may be. */
function exampleOf(shape: Shape, schemas: Record<string, object>): unknown {
  const { $ref, type, properties = {}, required = [], items, anyOf } = shape;
  if ($ref) return exampleOf((schemas[$ref.split("/").at(-1) ?? ""] ?? {}) as Shape, schemas);
  if (shape.default !== undefined) return shape.default;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0], schemas);
  if (type === "array") return items ? [exampleOf(items, schemas)] : [];
  if (type === "object") {
    const names = required.length > 0 ? required : Object.keys(properties);
    return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, schemas)]));
  }
  if (type === "integer" || type === "number") return shape.minimum ?? 1;
  return type === "boolean" ? true : "";
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#0e1216;margin:0}main{max-width:64rem;margin:2rem auto;padding:0 1rem}
h2{margin:2.5rem 0 .5rem}h3{font-size:1rem;margin:1rem 0 .25rem}nav a{display:inline-block;margin:0 1rem .5rem 0}
details{border-top:1px solid #d9dee3;padding:.5rem 0}summary{cursor:pointer}summary span{color:#46525e;margin-left:.5rem}
b{display:inline-block;min-width:4.5rem}.get{color:#0b5c4a}.post{color:#7a3e00}.put,.patch{color:#3f3a8c}.delete{color:#9c1c1c}
dl{display:grid;grid-template-columns:5rem minmax(0,1fr);gap:.25rem}dd{margin:0}code,pre,textarea{font-family:ui-monospace,monospace;font-size:.875rem}
pre{background:#f2f4f6;padding:.75rem;overflow:auto;margin:.25rem 0;white-space:pre-wrap;overflow-wrap:anywhere}
label{display:block;margin:.5rem 0}label span{display:block}input,textarea{box-sizing:border-box;width:100%;font-size:1rem;padding:.5rem;border:1px solid #8795a3;border-radius:4px}
small{color:#46525e}button{font:inherit;padding:.5rem 1.25rem;background:#0e1216;color:#fff;border:0;border-radius:4px;cursor:pointer}
output{display:block;margin-top:.75rem}.live{display:none}.ready .live{display:block}:focus-visible{outline:3px solid #2a6fdb;outline-offset:2px}`;
