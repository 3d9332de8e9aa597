import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromFirstLetter } from "#platform/first-letter.ts";
import { headOf, runsOf, splits } from "#services/search/engine/compounds.ts";
import { Vocabulary } from "#services/search/engine/segments/vocabulary.ts";
import { snippet } from "#services/search/query/snippet.ts";
import { colourFamily } from "./colours.ts";
import { allowance, distance } from "./distance.ts";
import { entriesOf, readEntries, writeEntries } from "./document-words.ts";
import { bigrams, fold, katakana, tokens } from "./fold.ts";

describe("7.10 words", () => {
  test.each([
    ["Fäustlinge", "faustlinge"],
    ["STRASSE Straße", "strasse strasse"],
    ["Mössa, Lue ø æ", "mossa, lue o ae"],
    ["ｺﾞｰｸﾞﾙ", "ゴーグル"],
    ["ゴーグル", "ゴーグル"],
  ])("7.10 %s is folded to %s", (text, folded) => expect(fold(text)).toBe(folded));

  test.each([
    ["¿Dónde está mi paquete?", "Dónde está mi paquete?"],
    ["« Le premier télésiège »", "Le premier télésiège »"],
    ['"Quoted" words', 'Quoted" words'],
    ["「雪」の話", "雪」の話"],
    ["Älg", "Älg"],
    ["3L jacket", "3L jacket"],
    ["…", "…"],
    ["", ""],
  ])("7.10 %s is sorted as %s", (name, sorted) => expect(fromFirstLetter(name)).toBe(sorted));

  test("7.10 joined words are found as one and in parts", () => {
    expect(tokens("All-mountain FRN-KESTREL 10.5").map(({ word, parts }) => [word, parts])).toEqual([
      ["allmountain", ["all", "mountain"]],
      ["frnkestrel", ["frn", "kestrel"]],
      ["10.5", undefined],
    ]);
    expect(tokens("l’edge d'hiver").map(({ word }) => word)).toEqual(["edge", "hiver"]);
  });

  test("7.10 Japanese is cut at its scripts and into pairs", () => {
    expect(tokens("初心者のボード").map(({ word }) => word)).toEqual(["初心者", "の", "ボード"]);
    expect(bigrams("ゴーグル")).toEqual(["ゴー", "ーグ", "グル"]);
  });

  test("7.10 tokens tell where they stand in any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (given) => {
        const text = given.normalize("NFC");
        for (const { raw, start, end } of tokens(text)) expect(text.slice(start, end)).toBe(raw);
      }),
    );
  });

  test("7.10 typing errors are counted, a swap as one", () => {
    expect(distance("hemlet", "helmet", 2)).toBe(1);
    expect(distance("gogles", "goggles", 2)).toBe(1);
    expect(distance("kestral", "kestrel", 2)).toBe(1);
    expect(distance("boot", "wax", 2)).toBe(3);
    expect([allowance("wax"), allowance("boot"), allowance("goggles"), allowance("156w")]).toEqual([0, 1, 2, 0]);
  });

  test("7.10 compounds come apart where both parts are known, in any ending; else their end says what they are", () => {
    const known = new Vocabulary();
    known.add(
      ["lawine", "schaufel", "kinder", "helm", "schuh", "hose"].map((word) => ({
        locale: "de",
        word,
        stem: word.replace(/e$/, ""),
        documents: 1,
      })),
    );
    const parts = (text: string, stem = text) =>
      splits(text, stem, known, true).map((some) => some.map((one) => one.word));
    expect(parts("lawinenschaufel")).toEqual([["lawine", "schaufel"]]);
    expect(parts("kinderhelm")).toEqual([["kinder", "helm"]]);
    expect(parts("kinderschuhe", "kinderschuh")).toEqual([["kinder", "schuh"]]);
    expect(parts("schraubenzieher")).toEqual([]);
    expect(["skihose", "skischuhe", "hosen"].map((text) => headOf(text, text.replace(/e$/, ""), known)?.word)).toEqual([
      "hose",
      "schuh",
      undefined,
    ]);
  });

  test("7.10 katakana without spaces comes apart into known words, the fewest that there are, or not at all", () => {
    const known = new Set(["スノー", "ボード", "スノーボード", "ブーツ", "メンズ"]);
    const parts = (text: string) => runsOf(text, (part) => known.has(part));
    expect(parts("スノーボードブーツ")).toEqual(["スノーボード", "ブーツ"]);
    expect(parts("メンズスノーボードブーツ")).toEqual(["メンズ", "スノーボード", "ブーツ"]);
    expect(parts("スノーボードケース")).toBe(null);
    expect(parts("")).toEqual([]);
  });

  test("7.10 Japanese words in hiragana are those in katakana", () => {
    expect(["ぶーつ", "すのーぼーど", "ゴーグル", "初心者", "の"].map(katakana)).toEqual([
      "ブーツ",
      "スノーボード",
      "ゴーグル",
      "初心者",
      "の",
    ]);
  });

  test("7.10 whatever a text holds, its words can be written down and read", () => {
    const texts = ["it's a \\ 'board' 10.5", "x".repeat(5000)];
    const entries = entriesOf([{ field: "title", texts, isListed: true }], new Map());
    const read = new Map<string, number>();
    readEntries(writeEntries(entries), (stem, code) => read.set(stem, code));
    expect([...read]).toEqual(["it", "a", "board", "10.5"].map((word) => [word, 1]));
    readEntries("", () => expect.unreachable());
  });

  test.each([
    ["#111416", "black"],
    ["#F7F8F8", "white"],
    ["#1B2A4A", "blue"],
    ["#7FB7D6", "blue"],
    ["#1F4030", "green"],
    ["#FF5A1F", "orange"],
    ["#6A1B2D", "red"],
    ["#B7A4DB", "purple"],
    ["#F4DC4E", "yellow"],
    ["#33383D", "grey"],
  ])("7.10 %s is %s", (hex, family) => expect(colourFamily(hex)).toBe(family));

  test("3.16 snippets are safe whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), fc.integer({ min: 1, max: 120 }), (text, size) => {
        const html = snippet(`${text} kestrel <b>`, new Set(["kestrel"]), size, true) ?? "";
        expect(html.replaceAll("<em>", "").replaceAll("</em>", "")).not.toMatch(/[<>]/);
        expect(html.isWellFormed() || !text.isWellFormed()).toBe(true);
      }),
    );
  });
});
