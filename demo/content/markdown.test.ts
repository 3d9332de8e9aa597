import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";
import { frenchSpaces, unitSpaces } from "./spaces.ts";

const blocksOf = (body: string) => readMarkdown(`---\ntitle: A\n---\n\nIntroduction.\n\n${body}\n`).blocks;

test("a part may be for some regions alone", () => {
  expect(blocksOf("## Here {us ca}\n\nYes.\n\n## Everywhere\n\nToo.")).toEqual([
    { kind: "text", heading: "Here", paragraphs: ["Yes."], regions: ["us", "ca"] },
    { kind: "text", heading: "Everywhere", paragraphs: ["Too."] },
  ]);
});

test("an article has fields, an introduction and blocks", () => {
  const source = "---\ntitle: Wax\norder: 3\n---\n\nTwo lines\nof introduction.\n\n## One\n\nText.\n";
  expect(readMarkdown(source)).toEqual({
    fields: { title: "Wax", order: 3 },
    intro: "Two lines of introduction.",
    blocks: [{ kind: "text", heading: "One", paragraphs: ["Text."] }],
  });
});

test("what is written becomes text, lists, links, quotes and questions", () => {
  expect(blocksOf("## Plain\n\nOne.\n\nMail help@firn.example.")).toEqual([
    { kind: "text", heading: "Plain", paragraphs: ["One.", "Mail help@firn.example."] },
  ]);
  expect(blocksOf("## A & B\n\nSee [wax](/p/wax).\n\n- 1 < 2\n- 3\n\n> Listen. — Kenji")).toEqual([
    {
      kind: "rich_text",
      html: '<h2 class="block-heading">A &amp; B</h2><p>See <a href="/p/wax">wax</a>.</p><ul><li>1 &lt; 2</li><li>3</li></ul>',
    },
    { kind: "quote", text: "Listen.", author: "Kenji" },
  ]);
  const items = [{ title: "Where?", html: "<p>Here.</p>" }];
  expect(blocksOf("## Asked\n\n### Where?\n\nHere.")).toEqual([{ kind: "accordion", heading: "Asked", items }]);
  expect(blocksOf("## Asked\n\nOften.\n\n### Where?\n\nHere.")[1]).toEqual({ kind: "accordion", items });
});

test("tables, and blocks of any kind with their fields", () => {
  expect(blocksOf("## Sizes\n\n| EU | cm |\n| --- | --- |\n| 42 | 27 |")).toEqual([
    { kind: "table", heading: "Sizes", columns: ["EU", "cm"], rows: [["42", "27"]] },
  ]);
  expect(blocksOf("```products\nuids:\n  - kestrel\n```")).toEqual([{ kind: "products", uids: ["kestrel"] }]);
});

test("without front matter, an introduction, or something below a heading, a file is refused", () => {
  expect(() => readMarkdown("# Title\n")).toThrow(/front matter/);
  expect(() => readMarkdown("---\ntitle: A\n---\n\n## B\n")).toThrow(/introduction/);
  expect(() => blocksOf("## One\n\n## Two\n\nText.")).toThrow(/"One"/);
});

test("9.1 French signs stay with their words, and units with their numbers", () => {
  expect(frenchSpaces("Titre ?")).toBe("Titre\u202f?");
  expect(frenchSpaces("Il dit : « 2 310 m ».")).toBe("Il dit\u00a0: «\u00a02\u00a0310 m\u00a0».");
  expect(frenchSpaces(unitSpaces("10 °C !"))).toBe("10\u00a0°C\u202f!");
});
