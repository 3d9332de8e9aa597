import escapeHtml from "escape-html";
import { type Document, methods } from "./document.ts";

export const assets = {
  style: "/api/docs/swagger-ui.css",
  library: "/api/docs/swagger-ui-bundle.js",
  start: "/api/docs/start.js",
};

/** The document as a page: a plain list of the calls, which Swagger UI replaces where scripts run. */
export function docsPage({ info, tags = [], paths }: Document): string {
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
