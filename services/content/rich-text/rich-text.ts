import { isObject } from "#services/content/delivery/params.ts";
import { type Embed, embedOf, type FindEmbedded, type RichElement, rendererOf } from "./rich-text-nodes.ts";
import { sanitiseHtml } from "./sanitise.ts";

/**
 * Rich texts as editors store them: HTML, or a tree of nodes { type: "doc", children } as written by the hosted
 * service's JSON editor. Both become the same sanitised HTML. Nodes of unknown types are removed with their content.
 * Pure.
 */

const nothing: FindEmbedded = () => null;
/** The maximum depth. Real texts are not nested this deep. */
const maxDepth = 40;

export const isRichTree = (value: unknown): value is RichElement =>
  isObject(value) && value.type === "doc" && Array.isArray(value.children);

/** Returns a rich text as HTML, or "" when the value is not a rich text. */
export function richTextHtml(value: unknown, find: FindEmbedded = nothing): string {
  if (typeof value === "string") return sanitiseHtml(value);
  return isRichTree(value) ? sanitiseHtml(rendererOf(find, maxDepth)(value.children, 0)) : "";
}

/** Returns a rich text as plain text with each paragraph on its own line, for descriptions without markup. */
export function richTextPlain(value: unknown): string {
  if (typeof value === "string") return value;
  const html = richTextHtml(value).replace(/<br\s*\/?>|<\/(?:p|li|h[2-6]|tr|blockquote|pre)>/g, "\n");
  const text = html.replace(/<[^>]*>/g, "").replace(/&(lt|gt|quot|amp);/g, (_, name: string) => plain[name] ?? "");
  return text.replace(/\n{2,}/g, "\n").trim();
}

const plain: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** Returns the entries that the rich texts anywhere in a value embed. */
export function embedsIn(value: unknown, depth = 0): Embed[] {
  if (depth > maxDepth * 2) return [];
  if (Array.isArray(value)) return value.flatMap((part) => embedsIn(part, depth + 1));
  if (!isObject(value)) return [];
  const own = value.type === "reference" ? embedOf(value.attrs) : null;
  return [...(own ? [own] : []), ...embedsIn(Object.values(value), depth + 1)];
}
