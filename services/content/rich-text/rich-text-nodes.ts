import escapeHtml from "escape-html";
import { isObject } from "#services/content/delivery/params.ts";

/** Renders a rich text's nodes as HTML, which is sanitised afterwards. Pure. */

export type RichElement = { type: string; attrs?: Record<string, unknown>; children: unknown[] };

/** The entry that a node of type "reference" embeds. */
export type Embed = { contentType: string; uid: string };
/** A published entry: its title and the address to link to. */
export type EmbeddedEntry = { title: string; href: string };
/** Null when the entry is not published. The link is then removed, but its text stays. */
export type FindEmbedded = (embed: Embed) => EmbeddedEntry | null;

type Attributes = Record<string, unknown>;
type Render = (nodes: unknown, depth: number) => string;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const sizeOf = (value: unknown): string => (/^\d{1,4}$/.test(String(value ?? "")) ? String(value) : "");

/** Writes the attributes that have a value, in the given order. */
const written = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join("");

/** The marks of a text and their tags, innermost first. */
const marks: [name: string, tag: string][] = [
  ["inlineCode", "code"],
  ["bold", "strong"],
  ["italic", "em"],
  ["underline", "u"],
  ["strikethrough", "s"],
  ["superscript", "sup"],
  ["subscript", "sub"],
];

function leaf(node: Record<string, unknown>): string {
  const text = escapeHtml(textOf(node.text)).replaceAll("\n", "<br>");
  if (node.break === true && text === "") return "<br>";
  return marks.reduce((html, [name, tag]) => (html && node[name] === true ? `<${tag}>${html}</${tag}>` : html), text);
}

/** Node types that become one element around their content. */
const plainTags: Record<string, string> = {
  p: "p",
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h4",
  h5: "h5",
  h6: "h6",
  blockquote: "blockquote",
  ul: "ul",
  li: "li",
  div: "div",
  span: "span",
  row: "div",
  column: "div",
  thead: "thead",
  tbody: "tbody",
  tfoot: "tfoot",
  tr: "tr",
};

const cell = (tag: "td" | "th", { colSpan, colspan, rowSpan, rowspan }: Attributes, inner: string): string => {
  const spans = { colspan: sizeOf(colSpan ?? colspan), rowspan: sizeOf(rowSpan ?? rowspan) };
  return `<${tag}${written(tag === "th" ? { scope: "col", ...spans } : spans)}>${inner}</${tag}>`;
};

function picture(attrs: Attributes): string {
  const more = isObject(attrs["redirect-attributes"]) ? attrs["redirect-attributes"] : {};
  const src = [attrs["asset-link"], attrs.url, attrs.src, more.src].map(textOf).find(Boolean) ?? "";
  if (!src) return "";
  const alt = [attrs["asset-alt"], attrs.alt, more.alt].map(textOf).find(Boolean) ?? "";
  const size = { width: sizeOf(attrs.width), height: sizeOf(attrs.height), loading: "lazy" };
  const img = `<img${written({ src })} alt="${escapeHtml(alt)}"${written(size)}>`;
  const caption = textOf(attrs["asset-caption"]) || textOf(attrs.caption);
  const link = textOf(attrs.link) || textOf(attrs.anchorLink);
  const shown = link ? `<a${written({ href: link })}>${img}</a>` : img;
  return caption ? `<figure>${shown}<figcaption>${escapeHtml(caption)}</figcaption></figure>` : shown;
}

export function embedOf(attrs: unknown): Embed | null {
  if (!isObject(attrs) || attrs.type === "asset") return null;
  const [uid, contentType] = [attrs["entry-uid"], attrs["content-type-uid"]];
  return typeof uid === "string" && uid && typeof contentType === "string" && contentType ? { contentType, uid } : null;
}

/** Renders an asset: a picture is shown, any other file becomes a link. */
function asset(attrs: Attributes, inner: string): string {
  const display = textOf(attrs["display-type"]);
  const isPicture = textOf(attrs["asset-type"]).startsWith("image/");
  if (display === "display" || (isPicture && display !== "link" && display !== "download")) return picture(attrs);
  const href = textOf(attrs["asset-link"]) || textOf(attrs.href);
  const name = inner || escapeHtml(textOf(attrs["asset-name"]) || href);
  return href ? `<a${written({ href })}>${name}</a>` : "";
}

/** Renders an entry as a link to its page, in its own paragraph when it is a block. */
function reference(attrs: Attributes, inner: string, find: FindEmbedded): string {
  if (attrs.type === "asset") return asset(attrs, inner);
  const embed = embedOf(attrs);
  const found = embed && find(embed);
  if (!found) return inner;
  const link = `<a${written({ href: found.href, target: textOf(attrs.target) && "_blank" })}>${inner || escapeHtml(found.title)}</a>`;
  return attrs["display-type"] === "block" ? `<p>${link}</p>` : link;
}

/** All other node types. Each function gets the attributes and the content as HTML. */
const special = (find: FindEmbedded): Record<string, (attrs: Attributes, inner: string) => string> => ({
  doc: (_, inner) => inner,
  fragment: (_, inner) => inner,
  ol: ({ start }, inner) => `<ol${written({ start: sizeOf(start) })}>${inner}</ol>`,
  a: (attrs, inner) => {
    const href = textOf(attrs.url) || textOf(attrs.href);
    const more = { target: textOf(attrs.target) && "_blank", title: textOf(attrs.title) };
    return href && inner ? `<a${written({ href, ...more })}>${inner}</a>` : inner;
  },
  img: (attrs) => picture(attrs),
  hr: () => "<hr>",
  code: (_, inner) => `<pre><code>${inner}</code></pre>`,
  table: (_, inner) => `<table class="numbers">${inner}</table>`,
  td: (attrs, inner) => (attrs.void === true ? "" : cell("td", attrs, inner)),
  th: (attrs, inner) => (attrs.void === true ? "" : cell("th", attrs, inner)),
  reference: (attrs, inner) => reference(attrs, inner, find),
});

export function rendererOf(find: FindEmbedded, maxDepth: number): Render {
  const others = special(find);
  const render: Render = (nodes, depth) =>
    Array.isArray(nodes) && depth < maxDepth ? nodes.map((node) => renderOne(node, depth)).join("") : "";

  function renderOne(node: unknown, depth: number): string {
    if (!isObject(node)) return "";
    if (typeof node.text === "string" && node.type === undefined) return leaf(node);
    const type = textOf(node.type);
    const attrs = isObject(node.attrs) ? node.attrs : {};
    const tag = Object.hasOwn(plainTags, type) ? plainTags[type] : undefined;
    const own = Object.hasOwn(others, type) ? others[type] : undefined;
    if (!tag && !own) return "";
    const inner = render(node.children, depth + 1);
    return own ? own(attrs, inner) : inner === "" && tag === "p" ? "" : `<${tag}>${inner}</${tag}>`;
  }
  return render;
}
