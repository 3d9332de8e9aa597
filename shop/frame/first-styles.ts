import { LRUCache } from "lru-cache";

/**
 * The styles that a page's own markup needs, to stand in its document: nothing is waited for before it is drawn. They are
 * the rules of the whole sheet, in its order, whose classes the markup has; the sheet itself follows with the scripts.
 */

type Rule = { text: string; needs: string[][] };
type Group = { opening: string; rules: Part[] };
/** Text alone is always needed. */
type Part = string | Rule | Group;

export type Sheet = { href: string; parts: Part[] };

export const readSheet = (href: string, css: string): Sheet => ({
  href,
  parts: partsOf(css.replace(/\/\*.*?\*\//gs, "").trim()),
});

/** What is known of markup by now: class attributes by what they say, each with a number, and styles by the numbers met. */
type Found = { attributes: Map<string, number>; met: WeakMap<Buffer, number[]>; styles: LRUCache<string, Buffer> };

const found = new WeakMap<Sheet, Found>();
/** More than the shop has; content may bring its own without end. */
const mostAttributes = 4000;

function foundFor(sheet: Sheet): Found {
  let known = found.get(sheet);
  if (!known || known.attributes.size > mostAttributes) {
    known = { attributes: new Map(), met: new WeakMap(), styles: new LRUCache({ max: 100 }) };
    found.set(sheet, known);
  }
  return known;
}

/** The rules that these pieces of markup need. Pages of one kind mostly have the same class attributes, and so the same rules. */
export function stylesFor(sheet: Sheet, markup: readonly Buffer[]): Buffer {
  const known = foundFor(sheet);
  const met = markup.map((piece) => attributesIn(piece, known));
  const marks = Buffer.alloc(known.attributes.size);
  for (const numbers of met) for (const number of numbers) marks[number] = 1;
  const key = marks.toString("latin1", 0, marks.lastIndexOf(1) + 1);
  let styles = known.styles.get(key);
  if (!styles) {
    const used = [...known.attributes].flatMap(([names, number]) => (marks[number] ? names.split(" ") : []));
    styles = Buffer.from(textOf(sheet.parts, new Set(used)));
    known.styles.set(key, styles);
  }
  return styles;
}

const opening = 'class="';

/** Kept parts are the same buffers on many pages (page-parts.tsx): each is looked through once. */
function attributesIn(piece: Buffer, { attributes, met }: Found): number[] {
  const known = met.get(piece);
  if (known) return known;
  const numbers = new Set<number>();
  const text = piece.toString("latin1");
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + opening.length)) {
    const names = text.slice(at + opening.length, text.indexOf('"', at + opening.length));
    const number = attributes.get(names) ?? attributes.size;
    if (number === attributes.size) attributes.set(names, number);
    numbers.add(number);
  }
  const all = [...numbers];
  met.set(piece, all);
  return all;
}

function textOf(parts: readonly Part[], used: ReadonlySet<string>): string {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else if ("needs" in part) text += part.needs.some((all) => all.every((name) => used.has(name))) ? part.text : "";
    else {
      const inside = textOf(part.rules, used);
      if (inside) text += `${part.opening}${inside}}`;
    }
  }
  return text;
}

const groups = /^@(?:media|supports|container|layer|scope|starting-style)/;

/** Cuts a sheet that the build has made small into its rules. */
function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  while (from < css.length) {
    const open = find(css, from, "{;");
    if (open < 0) break;
    if (css[open] === ";") {
      parts.push(css.slice(from, open + 1));
      from = open + 1;
      continue;
    }
    const end = closing(css, open);
    const head = css.slice(from, open).trim();
    if (groups.test(head)) parts.push({ opening: `${head}{`, rules: partsOf(css.slice(open + 1, end)) });
    else if (head.startsWith("@")) parts.push(css.slice(from, end + 1));
    else parts.push({ text: css.slice(from, end + 1), needs: needsOf(head) });
    from = end + 1;
  }
  return parts;
}

/** Where one of `marks` stands outside of strings and brackets; -1: nowhere. */
function find(css: string, from: number, marks: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const char = css[at] ?? "";
    if (char === '"' || char === "'") {
      at = css.indexOf(char, at + 1);
      if (at < 0) return -1;
    } else if (char === "(" || char === "[") depth++;
    else if (char === ")" || char === "]") depth--;
    else if (depth === 0 && marks.includes(char)) return at;
  }
  return -1;
}

function closing(css: string, open: number): number {
  let depth = 0;
  for (let at = find(css, open, "{}"); at >= 0; at = find(css, at + 1, "{}")) {
    depth += css[at] === "{" ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** For each selector of a list the classes without which it meets nothing. */
function needsOf(selectors: string): string[][] {
  const lists: string[][] = [];
  let from = 0;
  while (from <= selectors.length) {
    const comma = find(selectors, from, ",");
    const end = comma < 0 ? selectors.length : comma;
    lists.push(classesOf(selectors.slice(from, end)));
    from = end + 1;
  }
  return lists;
}

/** What stands in :not(), :is(), :has() and the like is left out: a rule too many does no harm. */
function classesOf(selector: string): string[] {
  let flat = selector.replace(/\[[^\]]*\]/g, "");
  for (let last = ""; last !== flat; ) {
    last = flat;
    flat = flat.replace(/\([^()]*\)/g, "");
  }
  return [...flat.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}
