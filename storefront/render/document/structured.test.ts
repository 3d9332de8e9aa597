import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { faultsOf } from "#tests/crawl/structured.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;

beforeAll(async () => {
  app = await openApp(world.db, { RATE_LIMIT_PER_MINUTE: "0", PUBLIC_URL: "https://shop.example" });
  return () => app.close();
});

const get = (url: string) => app.inject({ url });
const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, "g"))].map(([, value]) => value ?? "");
/** Returns the schema.org objects of a page. */
const linked = (body: string): { "@type": string; [name: string]: unknown }[] =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ""));

test("2.1 shared links say what they lead to, with a landscape picture of a known size", async () => {
  const post = new URL(all((await get("/en-us/blog/rss.xml")).body, "link")[1] ?? "").pathname;
  const kinds = {
    "/de-de": "website",
    "/en-us/p/kestrel": "product",
    [post]: "article",
    "/ja-jp/c/snowboards": "website",
  };
  for (const [path, kind] of Object.entries(kinds)) {
    const { body } = await get(path);
    const said = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1] ?? "";
    const size = [said("og:image:width"), said("og:image:height"), said("twitter:card"), said("og:type")];
    expect(size, path).toEqual(["1200", "630", "summary_large_image", kind]);
    expect(said("og:image"), path).toMatch(/^https:\/\/shop\.example\/i\/.*[?;&]w=1200&amp;h=630/);
  }
});

describe("schema.org", () => {
  test("2.1 the home page says who we are and how to search", async () => {
    const [organization, site] = linked((await get("/de-de")).body);
    expect(organization).toMatchObject({ "@type": "Organization", url: "https://shop.example/" });
    expect(site).toMatchObject({ "@type": "WebSite", inLanguage: "de-DE" });
    const template = "https://shop.example/de-de/search?q={search_term_string}";
    expect(site?.potentialAction).toMatchObject({ "@type": "SearchAction", target: { urlTemplate: template } });
  });

  test("2.1 posts, answers, categories and products say what they are and where they stand", async () => {
    const post = all((await get("/en-us/blog/rss.xml")).body, "link")[1] ?? "";
    const answer = all((await get("/sitemaps/en-us.xml")).body, "loc").find((one) =>
      /\/support\/(?!contact$)/.test(one),
    );
    const expected: Record<string, string[]> = {
      [new URL(post).pathname]: ["BreadcrumbList", "BlogPosting"],
      "/en-us/support": ["FAQPage"],
      [new URL(answer ?? "").pathname]: ["BreadcrumbList", "Article"],
      "/en-us/c/snowboards": ["BreadcrumbList", "ItemList"],
      "/en-us/p/kestrel": ["BreadcrumbList", "Product"],
    };
    for (const [path, types] of Object.entries(expected)) {
      const { body } = await get(path);
      expect(
        linked(body).map((one) => one["@type"]),
        path,
      ).toEqual(types);
      if (path !== "/en-us/support" && !path.startsWith("/en-us/support/"))
        expect(body, path).toMatch(/<meta property="og:image" content="https:\/\/shop\.example\/i\//);
    }
    const faq = linked((await get("/en-us/support")).body)[0]?.mainEntity as { acceptedAnswer: { text: string } }[];
    expect(faq.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 0)).toBe(true);
  });

  test("2.1 what pages say of themselves has all that search engines ask for, and nothing they do not know", async () => {
    const map = all((await get("/sitemaps/de-de.xml")).body, "loc").map((address) => new URL(address).pathname);
    const some = (part: string) => map.filter((path) => path.startsWith(`/de-de/${part}/`)).slice(0, 4);
    const paths = [
      "/de-de",
      "/en-us/support",
      "/ja-jp/p/kestrel",
      "/en-us/p/kestrel",
      ...["blog/p", "support", "p", "c", "stores"].flatMap(some),
    ];
    const told = new Set<string>();
    for (const path of paths) {
      for (const object of linked((await get(path)).body)) {
        expect(faultsOf(object), path).toEqual([]);
        for (const type of [object["@type"]].flat()) told.add(type);
      }
    }
    const expected = "BlogPosting BreadcrumbList FAQPage ItemList LocalBusiness Organization Product WebSite";
    for (const type of expected.split(" ")) expect([...told], type).toContain(type);
  });

  test("2.1 what is wrong with structured data is named", () => {
    const offer = { "@type": "Offer", price: "12,50", availability: "https://schema.org/InStock" };
    const product = {
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Board",
      offers: [offer],
      colour: "red",
    };
    expect(faultsOf(product)).toEqual([
      "Product.image is missing",
      "Product.offers: Offer.priceCurrency is missing",
      'Product.offers: Offer.price: "12,50" is no price',
      "Product.colour: unknown property",
    ]);
    const { offers: _, colour: __, ...bare } = { ...product, image: "https://shop.example/i/1" };
    expect(faultsOf(bare)).toEqual(["Product has none of offers, review, aggregateRating"]);
    expect(faultsOf({ name: "x" })).toEqual(["an object without @type"]);
  });
});
