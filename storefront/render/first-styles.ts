import { LRUCache } from "lru-cache";

/**
 * The styles that a page's own markup needs, to stand in its document: nothing is waited for before it is drawn. They are
 * the rules of the whole sheet, in its order, whose classes the markup has; the sheet itself follows with the scripts.
 */

type Rule = { text: string; needs: number[][] };
type Group = { opening: string; rules: Part[] };
/** Text alone is always needed. All text here has a character for each byte: so it is joined and sent many times as fast. */
type Part = string | Rule | Group;

/** A sheet's rules, and the classes that they name, each with a number. */
export type Sheet = { href: string; parts: Part[]; classes: ReadonlyMap<string, number>; known: Known };

/** What is known of markup by now: the classes of attributes by what they say, and of pieces that many pages share; styles by classes. */
type Known = { attributes: Map<string, number[]>; pieces: WeakMap<Buffer, number[]>; styles: LRUCache<string, Buffer> };

/** More than the shop has; content may bring its own without end. */
const mostAttributes = 4000;

export function readSheet(href: string, css: string): Sheet {
  const classes = new Map<string, number>();
  const bytes = Buffer.from(css.replace(/\/\*.*?\*\//gs, "").trim()).toString("latin1");
  const parts = partsOf(bytes, classes);
  const styles = new LRUCache<string, Buffer>({
    maxSize: 8 * 1024 * 1024,
    sizeCalculation: ({ length }) => length + 1,
  });
  return { href, parts, classes, known: { attributes: new Map(), pieces: new WeakMap(), styles } };
}

/** The rules that these pieces of markup need. */
export function stylesFor(sheet: Sheet, markup: readonly (string | Buffer)[]): Buffer {
  const used = Buffer.alloc(sheet.classes.size);
  for (const piece of markup) for (const number of classesIn(piece, sheet)) used[number] = 1;
  const { styles } = sheet.known;
  const key = used.toString("latin1");
  const known = styles.get(key);
  if (known) return known;
  const made = Buffer.from(textOf(sheet.parts, used), "latin1");
  styles.set(key, made);
  return made;
}

/** Kept parts are the same buffers on many pages (page-parts.tsx): each is looked through once. */
function classesIn(piece: string | Buffer, sheet: Sheet): readonly number[] {
  if (typeof piece === "string") return classesOfText(piece, sheet);
  const { pieces } = sheet.known;
  let numbers = pieces.get(piece);
  if (!numbers) {
    numbers = classesOfText(piece.toString(), sheet);
    pieces.set(piece, numbers);
  }
  return numbers;
}

function classesOfText(text: string, sheet: Sheet): number[] {
  const numbers: number[] = [];
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at)) {
    at += opening.length;
    for (const number of numbersOf(text.slice(at, text.indexOf('"', at)), sheet)) numbers.push(number);
  }
  return numbers;
}

const opening = 'class="';

function numbersOf(names: string, { classes, known: { attributes } }: Sheet): number[] {
  let numbers = attributes.get(names);
  if (!numbers) {
    if (attributes.size >= mostAttributes) attributes.clear();
    numbers = names.split(" ").flatMap((name) => classes.get(name) ?? []);
    // A slice would hold on to the whole text that it was cut from.
    attributes.set(Buffer.from(names).toString(), numbers);
  }
  return numbers;
}

function textOf(parts: readonly Part[], used: Uint8Array): string {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else if ("needs" in part) {
      if (part.needs.some((all) => all.every((number) => used[number]))) text += part.text;
    } else {
      const inside = textOf(part.rules, used);
      if (inside) text += `${part.opening}${inside}}`;
    }
  }
  return text;
}

const groups = /^@(?:media|supports|container|layer|scope|starting-style)/;

/** Cuts a sheet that the build has made small into its rules. */
function partsOf(css: string, classes: Map<string, number>): Part[] {
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
    if (groups.test(head)) parts.push({ opening: `${head}{`, rules: partsOf(css.slice(open + 1, end), classes) });
    else if (head.startsWith("@")) parts.push(css.slice(from, end + 1));
    else parts.push({ text: css.slice(from, end + 1), needs: needsOf(head, classes) });
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
function needsOf(selectors: string, classes: Map<string, number>): number[][] {
  const lists: number[][] = [];
  let from = 0;
  while (from <= selectors.length) {
    const comma = find(selectors, from, ",");
    const end = comma < 0 ? selectors.length : comma;
    lists.push(classesOf(selectors.slice(from, end)).map((name) => numberOf(name, classes)));
    from = end + 1;
  }
  return lists;
}

function numberOf(name: string, classes: Map<string, number>): number {
  const number = classes.get(name) ?? classes.size;
  classes.set(name, number);
  return number;
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
