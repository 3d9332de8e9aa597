import { expect, test } from "vitest";
import { briefLanguages, readBrief } from "./brief.ts";
import { blocksOf } from "./prose.ts";

test("lines become text, lists, links, quotes and questions", () => {
  expect(blocksOf("Plain", ["One.", "Two."])).toEqual([
    { kind: "text", heading: "Plain", paragraphs: ["One.", "Two."] },
  ]);
  expect(blocksOf("A & B", ["See [wax](/p/wax).", "- 1 < 2", "- 3", "> Listen. — Kenji"])).toEqual([
    {
      kind: "rich_text",
      html: '<h2 class="block-heading">A &amp; B</h2><p>See <a href="/p/wax">wax</a>.</p><ul><li>1 &lt; 2</li><li>3</li></ul>',
    },
    { kind: "quote", text: "Listen.", author: "Kenji" },
  ]);
  const items = [{ title: "Where?", html: "<p>Here.</p>" }];
  expect(blocksOf("Asked", ["? Where? | Here."])).toEqual([{ kind: "accordion", heading: "Asked", items }]);
  expect(blocksOf("Asked", ["Often.", "? Where? | Here."])[1]).toEqual({ kind: "accordion", items });
});

test("9.1 French signs stay with their words; a language that is missing, or an empty part, is refused", () => {
  const text = briefLanguages.map((one) => `=== ${one} Titre ?\nIl dit : « 2 310 m ».\n# À\n10 °C !`).join("\n");
  const { fr, en } = readBrief(text);
  expect([fr.title, fr.intro]).toEqual(["Titre\u202f?", "Il dit\u00a0: «\u00a02\u00a0310 m\u00a0»."]);
  expect(fr.parts).toEqual([["À", "10\u00a0°C\u202f!"]]);
  expect(en.title).toBe("Titre ?");
  expect(() => readBrief(text.replace("=== it", "=== xx"))).toThrow(/it/);
  expect(() => readBrief(text.replace("10 °C !", ""))).toThrow(/empty/);
});
