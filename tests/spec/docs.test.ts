import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sections } from "./sections.ts";

const documents = globSync(["*.md", "docs/**/*.md"]);
const longest = 800;
/** Links inside examples are examples. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");

test("every link of the documentation leads to a file, and to a heading of it where it names one", () => {
  expect(documents).toContain("README.md");
  const slugs = (text: string) =>
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, "")
        .replaceAll(" ", "-"),
    );
  for (const document of documents) {
    const links = withoutCode(readFileSync(document, "utf8")).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g);
    for (const [link, path = "", heading] of links) {
      const file = path ? join(dirname(document), path) : document;
      expect(existsSync(file), `${document}: ${link}`).toBe(true);
      if (heading) expect(slugs(readFileSync(file, "utf8")), `${document}: ${link}`).toContain(heading);
    }
  }
});

test("no line of the documentation is a paragraph that nobody reads to its end", () => {
  for (const document of documents)
    for (const [at, line] of readFileSync(document, "utf8").split("\n").entries())
      expect(line.length, `${document}:${at + 1}`).toBeLessThan(longest);
});

test("the specification has each section that titles of tests refer to", () => {
  const headings = [...readFileSync("docs/specification.md", "utf8").matchAll(/^##+ ([\d.]+) (.+)$/gm)];
  const titles = new Map(headings.map(([, number = "", title = ""]) => [number.replace(/\.$/, ""), title]));
  for (const [number, title] of Object.entries(sections)) expect(titles.get(number), number).toBe(title);
});
