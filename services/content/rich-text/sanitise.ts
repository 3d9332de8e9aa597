import sanitizeHtml from "sanitize-html";
import { isObject } from "#services/content/delivery/params.ts";

/** The markup that editors may use. Everything else is removed; scripts and styles are removed with their text. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "blockquote",
    "pre",
    "code",
    "div",
    "span",
    "section",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "mark",
    "abbr",
    "time",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "a",
    "figure",
    "figcaption",
    "img",
    "picture",
    "source",
    "video",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
    "colgroup",
    "col",
  ],
  allowedAttributes: {
    "*": ["class", "id", "lang", "dir", "title", "data-sys-*", "sys-style-type", "type"],
    a: ["href", "target", "rel", "hreflang"],
    img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
    source: ["src", "srcset", "sizes", "media"],
    video: ["src", "poster", "controls", "muted", "loop", "playsinline", "width", "height"],
    time: ["datetime"],
    ol: ["start", "reversed"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    col: ["span"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesAppliedToAttributes: ["href", "src", "srcset", "poster"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    // A page opened in a new window must not control the window that opened it.
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, rel: "noopener noreferrer" } : attribs,
    }),
    h1: "h2",
  },
};

/**
 * Removes everything executable or hidden from an editor's HTML. Sanitising twice changes nothing, so it runs both when
 * a text is stored and when it is shown.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, allowed);

const unsafeNodes = new Set(["script", "style", "iframe", "object", "embed", "form", "input", "svg", "math"]);
const addresses = new Set(["href", "url", "src", "srcset", "poster", "asset-link", "redirect-url"]);
const safeAddress = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\?|(?!\/\/)[^:]*$)/i;

/** The maximum nesting of lists and objects. Real texts are not nested this deep. */
const maxDepth = 100;

/**
 * Sanitises a rich text given as nodes { type, attrs, children }: removes dangerous nodes (scripts, styles, frames,
 * forms), event handlers and unsafe addresses.
 */
export function sanitiseNodes(value: unknown, depth = 0): unknown {
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) {
    const parts = value.filter((part) => !(isObject(part) && unsafeNodes.has(String(part.type).toLowerCase())));
    return parts.map((part) => sanitiseNodes(part, depth + 1));
  }
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name, part]) => !isUnsafe(name, part));
  return Object.fromEntries(kept.map(([name, part]) => [name, sanitiseNodes(part, depth + 1)]));
}

function isUnsafe(name: string, value: unknown): boolean {
  const key = name.toLowerCase();
  if (/^on[a-z]/.test(key) && key !== "one") return true;
  // Browsers ignore spaces and control characters in addresses.
  const isControl = (char: string) => (char.codePointAt(0) ?? 0) <= 32;
  const plain = typeof value === "string" ? [...value].filter((char) => !isControl(char)).join("") : "";
  return addresses.has(key) && typeof value === "string" && !safeAddress.test(plain);
}
