import { LRUCache } from "lru-cache";

/**
 * Inlines the style rules that a page's markup needs into its document, in the order of the style sheet, so that the
 * page is rendered without waiting for another file. The whole sheet is loaded with the scripts.
 */

type Rule = { text: string; needs: number[][] };
type Group = { opening: string; rules: Node[] };
/** A plain string is needed by every page. */
type Node = string | Rule | Group;

/** A sheet's rules, the numbers of the classes they use, and the generated styles by set of classes. */
export type Sheet = {
  href: string;
  nodes: Node[];
  classes: ReadonlyMap<string, number>;
  made: LRUCache<string, string>;
};

export function readSheet(href: string, css: string): Sheet {
  const classes = new Map<string, number>();
  const nodes = nodesOf(css.replace(/\/\*.*?\*\//gs, "").trim(), classes);
  const made = new LRUCache<string, string>({ maxSize: 8_000_000, sizeCalculation: ({ length }) => length + 1 });
  return { href, nodes, classes, made };
}

/**
 * Returns the rules that this markup needs. Generating them takes most of the time of an uncached page, so the result
 * is stored for each set of classes.
 */
export function stylesFor({ nodes, classes, made }: Sheet, markup: string): string {
  const used = Buffer.alloc(classes.size);
  for (const attribute of classAttributes(markup)) {
    for (const name of attribute.split(" ")) {
      const number = classes.get(name);
      if (number !== undefined) used[number] = 1;
    }
  }
  const key = used.toString("latin1");
  const known = made.get(key);
  if (known !== undefined) return known;
  const styles = textOf(nodes, used);
  made.set(key, styles);
  return styles;
}

const start = 'class="';

/** Returns the different class attributes of a page. A pattern would take five times as long. */
function classAttributes(markup: string): Set<string> {
  const found = new Set<string>();
  for (let at = markup.indexOf(start); at >= 0; at = markup.indexOf(start, at)) {
    const from = at + start.length;
    at = markup.indexOf('"', from);
    if (at < 0) break;
    found.add(markup.slice(from, at));
  }
  return found;
}

function textOf(nodes: readonly Node[], used: Uint8Array): string {
  let text = "";
  for (const node of nodes) {
    if (typeof node === "string") text += node;
    else if ("needs" in node) {
      if (node.needs.some((all) => all.every((number) => used[number]))) text += node.text;
    } else {
      const inside = textOf(node.rules, used);
      if (inside) text += `${node.opening}${inside}}`;
    }
  }
  return text;
}

const groups = /^@(?:media|supports|container|layer|scope|starting-style)/;

/** Splits a minified sheet into its rules. */
function nodesOf(css: string, classes: Map<string, number>): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  while (from < css.length) {
    const open = find(css, from, "{;");
    if (open < 0) break;
    if (css[open] === ";") {
      nodes.push(css.slice(from, open + 1));
      from = open + 1;
      continue;
    }
    const end = closing(css, open);
    const head = css.slice(from, open).trim();
    if (groups.test(head)) nodes.push({ opening: `${head}{`, rules: nodesOf(css.slice(open + 1, end), classes) });
    else if (head.startsWith("@")) nodes.push(css.slice(from, end + 1));
    else nodes.push({ text: css.slice(from, end + 1), needs: needsOf(head, classes) });
    from = end + 1;
  }
  return nodes;
}

/** Returns the position of the first of `marks` outside strings and brackets, or -1. */
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

/** Returns the classes that each selector of a list cannot match without. */
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

/** The contents of :not(), :is(), :has() and similar are ignored, because a superfluous rule does no harm. */
function classesOf(selector: string): string[] {
  let flat = selector.replace(/\[[^\]]*\]/g, "");
  for (let last = ""; last !== flat; ) {
    last = flat;
    flat = flat.replace(/\([^()]*\)/g, "");
  }
  return [...flat.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}
