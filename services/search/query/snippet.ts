import escapeHtml from "escape-html";
import { wordsIn } from "#services/search/language/document-words.ts";
import { isJapanese } from "#services/search/language/fold.ts";

type Span = { start: number; end: number };

/**
 * Returns the positions of `marked` words in `text`. Within a Japanese word, the first occurrence of each marked part.
 */
function spansOf(text: string, marked: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  const japanese = [...marked].filter(isJapanese);
  for (const { word, parts, raw, start, end } of wordsIn(text)) {
    if (marked.has(word) || parts?.some((part) => marked.has(part))) spans.push({ start, end });
    else if (isJapanese(raw)) {
      for (const part of japanese) {
        const at = raw.indexOf(part);
        if (at >= 0) spans.push({ start: start + at, end: start + at + part.length });
      }
    }
  }
  return spans
    .sort((a, b) => a.start - b.start)
    .filter((span, index, all) => index === 0 || span.start >= (all[index - 1]?.end ?? 0));
}

/**
 * Returns about `size` characters of a text around its first match, as safe HTML with matches in <em>. Without a match,
 * null or, with `fallback`, the beginning of the text.
 */
export function snippet(given: string, marked: ReadonlySet<string>, size: number, fallback: boolean): string | null {
  const text = given.normalize("NFC");
  const spans = spansOf(text, marked);
  const [first] = spans;
  if (!first) return fallback ? escapeHtml(cut(text, 0, size)) : null;
  const begin =
    text.length <= size
      ? 0
      : wordStart(text, Math.max(0, Math.min(first.start - Math.floor(size / 3), text.length - size)));
  const window = cut(text, begin, Math.max(size, first.end - begin));
  const end = begin + window.length;
  let html = "";
  let at = begin;
  for (const span of spans.filter((one) => one.start >= begin && one.end <= end)) {
    html += `${escapeHtml(text.slice(at, span.start))}<em>${escapeHtml(text.slice(span.start, span.end))}</em>`;
    at = span.end;
  }
  return html + escapeHtml(text.slice(at, end));
}

/** Returns at most `size` characters, without splitting one. */
const cut = (text: string, start: number, size: number): string =>
  text.slice(start, start + size).replace(/[\ud800-\udbff]$/, "");

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(" ", at - 1);
  const start = space >= 0 && space - at < 20 ? space + 1 : at;
  return /[\udc00-\udfff]/.test(text[start] ?? "") ? start + 1 : start;
}

/** Returns a raw value, cut when a size is given. */
export function rawValue(value: unknown, size: number | undefined): unknown {
  if (size === undefined || typeof value !== "string") return value;
  return cut(value, 0, size);
}

/** Returns the snippet of a field that may be a list. The first element with a match is used. */
export function fieldSnippet(
  value: unknown,
  marked: ReadonlySet<string>,
  size: number,
  fallback: boolean,
): string | null {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");
  for (const text of texts) {
    const found = snippet(text, marked, size, false);
    if (found !== null) return found;
  }
  return fallback && texts[0] !== undefined ? snippet(texts[0], marked, size, true) : null;
}
