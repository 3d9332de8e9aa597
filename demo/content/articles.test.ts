import { expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { outfitOf } from "#demo/artwork/scene/team.ts";
import { categories } from "#demo/catalogue/categories.ts";
import { giftCard, products } from "#demo/catalogue/products.ts";
import { demoMediaIds } from "#demo/pictures.ts";
import { articles } from "./articles.ts";
import { entries as others } from "./entries.ts";

const pageTypes = ["blog_category", "banner", "error_page", "category_groups"];
const entries = [...articles, ...others.filter(({ contentType }) => pageTypes.includes(contentType))];

/** Paths of pages that are not entries, or are entries of the catalogue. */
const otherPaths = ["/stores", "/support/contact", `/p/${giftCard.uid}`, "/c/snowboards", ...wholePaths("snowboards")];

function wholePaths(parent: string): string[] {
  return categories.filter((one) => one.parent === parent).map(({ uid }) => `/c/${parent}/${uid}`);
}

type Data = {
  image?: string;
  rides?: string[];
  products?: string[];
  blocks?: {
    uids?: string[];
    image?: string;
    images?: { image: string }[];
    background?: { amplience_id: string; imageset: string };
  }[];
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
    pro: /^\/(pro|psia)$/,
  };
  for (const [type, prefix] of Object.entries(prefixes)) {
    const own = entries.filter((entry) => entry.contentType === type);
    expect(own.length, type).toBeGreaterThan(0);
    for (const { url } of own) expect(url).toMatch(prefix);
  }
});

const ofType = (type: string) => entries.filter((entry) => entry.contentType === type);

test("9.1 two dozen posts on four shelves, a team of twelve, some thirty answers, eight landing pages", () => {
  const counts = ["blog", "blog_category", "athlete", "support", "landing_page"].map((type) => ofType(type).length);
  expect(counts).toEqual([24, 4, 12, 31, 8]);
  const shelves = ofType("blog_category").map(({ uid }) => uid);
  const posts = ofType("blog").map(({ data }) => data("en") as { category: string; image: string; date: string });
  expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(shelves));
  expect(new Set(posts.map(({ image }) => image)).size, "every post has a picture of its own").toBe(posts.length);
  expect(new Set(posts.map(({ date }) => date)).size).toBe(posts.length);
  const orders = ofType("support").map(({ data }) => (data("en") as { order: number }).order);
  expect(new Set(orders).size).toBe(orders.length);
});

test.each(languages)(
  "7.10 %s: everything is there in full, so that search, support and journal show nothing in another language",
  (language) => {
    const missing = articles.filter(({ languages: published }) => !published?.includes(language));
    expect(missing.map(({ uid }) => uid)).toEqual([]);
  },
);

test.each(languages)("%s: pages say nothing twice, and lead only to pages that are there", (language) => {
  const paths = new Set([
    ...entries.flatMap(({ url }) => url ?? []),
    ...otherPaths,
    ...products.map(({ uid }) => `/p/${uid}`),
  ]);
  const said = new Map<string, string>();
  for (const { uid, contentType, data, languages: published } of entries) {
    if (published && !published.includes(language)) continue;
    const own = JSON.stringify(data(language));
    for (const [, path = ""] of own.matchAll(/(?:href=\\"|"href":")(\/[^"\\]*)/g)) expect(paths, uid).toContain(path);
    if (!["blog", "support", "athlete"].includes(contentType)) continue;
    const { intro, blocks } = data(language) as { intro: string; blocks: { kind: string; paragraphs?: string[] }[] };
    for (const text of [intro, ...blocks.flatMap(({ paragraphs = [] }) => paragraphs)]) {
      expect(said.get(text), text).toBe(undefined);
      expect(text, "links are shown as such").not.toContain("](");
      said.set(text, uid);
    }
  }
});

test.each(languages)("%s: every text is there, and nothing is said in English by mistake", (language) => {
  for (const { uid, title, data, languages: published } of entries) {
    if (published && !published.includes(language)) continue;
    expect(title[language], uid).toBeTruthy();
    const own = JSON.stringify(data(language));
    expect(own, uid).not.toContain("undefined");
    if (language !== "en" && own.includes("paragraphs")) {
      expect(own, uid).not.toBe(JSON.stringify(data("en")));
    }
  }
});

test("pages name pictures and products that exist", () => {
  const pictures = new Set(demoMediaIds());
  const known = new Set(products.flatMap(({ uid, colours }) => [uid, ...colours.map(({ id }) => `${uid}:${id}`)]));
  for (const { uid, data } of entries) {
    const { image, rides = [], products: listed = [], blocks = [] } = data("en") as Data;
    const inBlocks = blocks.flatMap(({ image: own, images: set = [], background }) => [
      own,
      background?.imageset === "No" ? background.amplience_id : undefined,
      ...set.map((one) => one.image),
    ]);
    for (const id of [image, ...inBlocks]) if (id) expect(pictures.has(id), `${uid}: ${id}`).toBe(true);
    const uids = [...rides, ...listed, ...blocks.flatMap((block) => block.uids ?? [])];
    expect(
      uids.filter((one) => !known.has(one)),
      uid,
    ).toEqual([]);
  }
});

test("riders ride what they wear in their picture, in its colour", () => {
  const riders = entries.filter(({ contentType }) => contentType === "athlete");
  expect(riders.length).toBeGreaterThan(10);
  for (const { uid, data } of riders) {
    const worn = Object.values(outfitOf(uid)).map((piece) => `${piece?.product.uid} ${piece?.palette}`);
    const ridden = ((data("en") as Data).rides ?? []).filter((ride) => ride.includes(":"));
    expect(ridden.length, uid).toBeGreaterThan(1);
    for (const ride of ridden) {
      const [product, colour] = ride.split(":");
      const palette = products.find((one) => one.uid === product)?.colours.find(({ id }) => id === colour)?.palette;
      expect(worn, uid).toContain(`${product} ${palette}`);
    }
  }
});

test("readers in the United States get their own measures in prose, and everybody else metric ones", () => {
  const wax = articles.find(({ uid }) => uid === "wax-by-the-thermometer");
  const [world, american] = [JSON.stringify(wax?.data("en")), JSON.stringify(wax?.american)];
  expect(world).toContain("140\u00a0°C");
  expect(american).toContain("285\u00a0°F");
  expect(american).not.toContain("°C");
  for (const { uid, data, american: own } of articles)
    for (const page of [...languages.map(data), own]) expect(JSON.stringify(page), uid).not.toMatch(/\{[^{}"|]+\|/);
});
