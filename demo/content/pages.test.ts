import { expect, test } from "vitest";
import { products } from "../catalogue/products.ts";
import { demoMediaIds } from "../pictures.ts";
import { languages } from "../shapes.ts";
import { entries } from "./pages.ts";

type Data = {
  image?: string;
  rides?: string[];
  products?: string[];
  blocks?: { kind: string; uids?: string[]; image?: string }[];
};

test("the demo world has a page of every kind, each with an address of its own", () => {
  const urls = entries.flatMap((entry) => entry.url ?? []);
  expect(new Set(urls).size).toBe(urls.length);
  const prefixes: Record<string, RegExp> = {
    blog: /^\/blog\/p\//,
    blog_category: /^\/blog\//,
    support: /^\/support\//,
    athlete: /^\/team\//,
    landing_page: /^\/l\//,
    page: /^\/[a-z]+$/,
    pro: /^\/pro$/,
  };
  for (const [type, prefix] of Object.entries(prefixes)) {
    const own = entries.filter((entry) => entry.contentType === type);
    expect(own.length, type).toBeGreaterThan(0);
    for (const { url } of own) expect(url).toMatch(prefix);
  }
});

test.each(languages)("%s: every text is there, and nothing is said in English by mistake", (language) => {
  for (const { uid, title, data, languages: published } of entries) {
    if (published && !published.includes(language)) continue;
    expect(title[language], uid).toBeTruthy();
    const own = JSON.stringify(data(language));
    expect(own, uid).not.toContain("undefined");
    if (language !== "en" && !["store"].includes(uid) && own.includes("paragraphs")) {
      expect(own, uid).not.toBe(JSON.stringify(data("en")));
    }
  }
});

test("pages name pictures and products that exist", () => {
  const pictures = new Set(demoMediaIds());
  const known = new Set(products.map((product) => product.uid));
  for (const { uid, data } of entries) {
    const { image, rides = [], products: listed = [], blocks = [] } = data("en") as Data;
    for (const id of [image, ...blocks.map((block) => block.image)])
      if (id) expect(pictures.has(id), `${uid}: ${id}`).toBe(true);
    const uids = [...rides, ...listed, ...blocks.flatMap((block) => block.uids ?? [])];
    expect(
      uids.filter((one) => !known.has(one)),
      uid,
    ).toEqual([]);
  }
});
