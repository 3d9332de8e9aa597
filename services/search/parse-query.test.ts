import { describe, expect, test } from "vitest";
import { parseQuery } from "./parse-query.ts";

describe("7.10 what a question says besides its words", () => {
  test.each([
    ["en-us", "What’s new", { isNew: true, words: "" }],
    ["en-us", "whats new boots", { isNew: true, words: "boots" }],
    ["en-us", "boots on sale", { isOnSale: true, words: "boots" }],
    ["de", "Reduzierte Jacken", { isOnSale: true, words: "jacken" }],
    ["de", "Schnäppchen", { isOnSale: true, words: "" }],
    ["fr", "bonnes affaires", { isOnSale: true, words: "" }],
    ["es", "lo último", { isNew: true, words: "" }],
    ["it", "le novità snowboard", { isNew: true, words: "snowboard" }],
    ["ja", "新作ブーツ", { isNew: true, words: "ブーツ" }],
    ["sv", "på rea", { isOnSale: true, words: "" }],
    ["no", "PÅ SALG", { isOnSale: true, words: "" }],
    ["en-us", "snowboard under $300", { words: "snowboard", price: { to: 300 } }],
    ["en-us", "snowboard 156 wide", { words: "snowboard 156W" }],
    ["en-us", "boots uk 9,5", { words: "boots uk9.5" }],
    ["en-us", "renewed Kestrel", { words: "renewed Kestrel", isNew: false, isOnSale: false, price: null }],
  ] as const)("7.10 %s: %s", (locale, query, read) => expect(parseQuery(query, locale)).toMatchObject(read));
});
