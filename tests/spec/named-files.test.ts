import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const outside = new Set(["node_modules", "dist", "data", ".git"]);
const files = globSync("**/*.{ts,tsx,sql,css,md,yaml}", { exclude: (name) => outside.has(name) });
/** Every end of a path that begins with a whole name: of platform/cache/tag.ts also cache/tag.ts and tag.ts. */
const ends = new Set(files.flatMap((path) => path.split("/").map((_, at, names) => names.slice(at).join("/"))));
/** Neither patterns nor placeholders, nor a migration by its number. */
const named = /(?<![\w/.*}<-])(?:\.{1,2}\/)*(?!\d{4}-)([\w-][\w./-]*\.(?:tsx?|sql|css|md|yaml))\b(?![\w*{<-])/g;
const comment = /^\s*(?:\/\/|\/\*|\*|--|\{\/\*)/;

const missing = (text: string): string[] =>
  [...text.matchAll(named)].map(([, path = ""]) => path).filter((path) => !ends.has(path));

test("every file that a comment names is there", () => {
  const sources = files.filter((path) => /\.(tsx?|sql|css)$/.test(path));
  expect(sources.length).toBeGreaterThan(1000);
  for (const source of sources)
    for (const line of readFileSync(source, "utf8").split("\n"))
      if (comment.test(line)) expect(missing(line), source).toEqual([]);
});

test("every file that the documentation names is there", () => {
  const documents = files.filter(
    (path) => /^(?:docs\/(?!decisions)|[A-Z]|.*README)/.test(path) && path.endsWith(".md"),
  );
  expect(documents).toContain("docs/tour.md");
  for (const document of documents.filter((path) => path !== "CHANGELOG.md"))
    for (const [code] of readFileSync(document, "utf8").matchAll(/`[^`\n]+`/g))
      expect(missing(code), document).toEqual([]);
});

/** Whether a text declares a name: as a constant, function, type, property, method, table, column, class of a sheet … */
const declares = (text: string, name: string): boolean =>
  [
    String.raw`\b(?:const|let|function\*?|class|type|interface|enum)\s+${name}\b`,
    // A property, whole lines or on one line with others; a method, with its body or in a type.
    String.raw`(?:^|[{,;(])\s*(?:readonly |"|#)?${name}"?\??:`,
    String.raw`^\s*(?:async |static |get |#)*${name}(?:<[^>]*>)?\((?:[^;]*\)(?:: .*)? \{|.*\): .*;)$`,
    String.raw`\bcreate (?:or replace |unlogged |unique |materialized )?(?:function|table|view|trigger|index|type|procedure)\s+(?:if not exists )?${name}\b`,
    String.raw`^\s+${name}\s+(?:text|integer|bigint|boolean|jsonb|numeric|date|timestamptz|uuid|int)\b`,
    String.raw`^\.${name}\b`,
  ].some((pattern) => new RegExp(pattern, "m").test(text));

/** Without comments and imports. */
const uncommented = (text: string) =>
  text
    .replace(/^import [^;]*;$/gm, "")
    .split("\n")
    .filter((line) => !comment.test(line))
    .join("\n");

test("a name in a comment is no declaration of it, nor is its use", () => {
  const text =
    "// drawn by the shop\nexport async function upsertVariants(\nconst { kept } = read(drawn);\ncreate table orders (";
  const found = ["drawn", "upsertVariants", "orders", "read"].filter((name) => declares(uncommented(text), name));
  expect(found).toEqual(["upsertVariants", "orders"]);
});

/** A list of names with its file: in brackets behind it, after "in", or before it, with the list in brackets. */
const names = "((?:`\\w+`(?:, | and )?)+)";
const path = "`([\\w./-]+\\.(?:tsx?|sql|css))`";
const held = [new RegExp(`${names},?(?: \\(| in )${path}`, "g"), new RegExp(`${path} \\(${names}`, "g")];

test("what the documentation says a file holds is declared there", () => {
  const documents = files.filter((path) => /^(?:docs\/|README)/.test(path) && path.endsWith(".md"));
  let found = 0;
  for (const document of documents) {
    const text = readFileSync(document, "utf8");
    const said = held.flatMap((pattern) => [...text.matchAll(pattern)]);
    for (const [whole, one = "", other = ""] of said) {
      const [list, path] = one.startsWith("`") ? [one, other] : [other, one];
      const holders = files.filter((file) => file === path || file.endsWith(`/${path}`));
      const texts = holders.map((file) => uncommented(readFileSync(file, "utf8")));
      for (const [, name = ""] of list.matchAll(/`(\w+)`/g)) {
        found += 1;
        const isHeld = texts.some((text) => declares(text, name));
        expect.soft(isHeld, `${document}: ${name} of ${whole}`).toBe(true);
      }
    }
  }
  expect(found).toBeGreaterThan(100);
});
