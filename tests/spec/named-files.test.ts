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

test("what the documentation says a file holds is there", () => {
  const documents = files.filter((path) => /^docs\/(?!decisions)/.test(path) && path.endsWith(".md"));
  let found = 0;
  for (const document of documents)
    for (const [said, name = "", path = ""] of readFileSync(document, "utf8").matchAll(
      /`(\w+)`,? \(`([\w./-]+\.(?:tsx?|sql))`/g,
    )) {
      found += 1;
      const holders = files.filter((file) => file === path || file.endsWith(`/${path}`));
      const isHeld = holders.some((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(file, "utf8")));
      expect(isHeld, `${document}: ${said}`).toBe(true);
    }
  expect(found).toBeGreaterThan(20);
});
