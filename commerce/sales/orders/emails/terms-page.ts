import type { ContentClient } from "#services/content/client.ts";
import { richTextHtml } from "#services/content/rich-text/rich-text.ts";

export type TermsSection = { heading: string; paragraphs: string[] };
type Fields = Record<string, unknown>;

/** The published terms as headings with paragraphs, in that content locale; empty when there are none. */
export async function termsParts(content: ContentClient, locale: string): Promise<TermsSection[]> {
  const entry = await content.byUrl<Fields>("/terms", locale);
  if (!entry) return [];
  const blocks = Array.isArray(entry.data.blocks) ? entry.data.blocks : [];
  return [...proseIn(entry.data.intro), ...blocks.flatMap(partsOfBlock)];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string" && one.trim() !== "") : [];

/** The text of a page's block of any kind: { kind, … }, or with its kind as the only key. */
function partsOfBlock(block: unknown): TermsSection[] {
  if (!isFields(block)) return [];
  const inner = Object.values(block)[0];
  const fields = block.kind === undefined && isFields(inner) ? inner : block;
  const rows = Array.isArray(fields.rows) ? fields.rows.map((row) => textsIn(row).join(" | ")).filter(Boolean) : [];
  const items = Array.isArray(fields.items) ? fields.items.filter(isFields) : [];
  return [
    {
      heading: typeof fields.heading === "string" ? fields.heading : "",
      paragraphs: [...textsIn(fields.paragraphs), ...rows],
    },
    ...proseIn(fields.html ?? fields.json ?? fields.text),
    ...items.flatMap(({ title, html, json, text }) => [
      { heading: String(title ?? ""), paragraphs: [] },
      ...proseIn(html ?? json ?? text),
    ]),
  ].filter(({ heading, paragraphs }) => heading || paragraphs.length > 0);
}

/** Splits a rich or plain text into paragraphs. */
function proseIn(value: unknown): TermsSection[] {
  const html = richTextHtml(value);
  const parts: TermsSection[] = [{ heading: "", paragraphs: [] }];
  const blocks = [...html.matchAll(/<(h[1-6]|p|li|tr|pre)\b[^>]*>(.*?)<\/\1>/gs)];
  if (blocks.length === 0) parts[0]?.paragraphs.push(plain(html));
  for (const [, tag = "", inner = ""] of blocks) {
    if (tag.startsWith("h")) parts.push({ heading: plain(inner), paragraphs: [] });
    else parts.at(-1)?.paragraphs.push(tag === "li" ? `– ${plain(inner)}` : plain(inner));
  }
  return parts
    .map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.filter(Boolean) }))
    .filter(({ heading, paragraphs }) => heading || paragraphs.length > 0);
}

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", nbsp: " ", "#39": "'" };
const plain = (html: string): string =>
  html
    .replace(/<\/t[dh]>(?=.*<t[dh])/gs, " | ")
    .replace(/<br\s*\/?>/g, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(lt|gt|quot|amp|nbsp|#39);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .trim();
