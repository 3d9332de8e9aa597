import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http.ts";
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
/** schema.org objects of a page. */
const linked = (body: string): { "@type": string; [name: string]: unknown }[] =>
  [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => JSON.parse(json ?? ""));

describe("sitemaps", () => {
  test("2.4 every address names its page in all other locales, both ways, and its picture", async () => {
    const german = (await get("/sitemaps/de-at.xml")).body;
    const entry = german.split("\n").find((line) => line.includes("<loc>https://shop.example/de-at/p/kestrel</loc>"));
    expect(entry).toContain('hreflang="fr-CH" href="https://shop.example/fr-ch/p/kestrel"');
    expect(entry).toContain('hreflang="x-default" href="https://shop.example/en-us/p/kestrel"');
    expect(entry).toMatch(/<image:loc>https:\/\/shop\.example\/i\/firn\/kestrel-/);
    const french = (await get("/sitemaps/fr-ch.xml")).body;
    expect(french).toContain('hreflang="de-AT" href="https://shop.example/de-at/p/kestrel"');
    expect(all(french, "loc").length).toBe(all(german, "loc").length);
  });

  test("2.1 every address stands in its map once, pages with an entry of their own too", async () => {
    const addresses = all((await get("/sitemaps/en-us.xml")).body, "loc");
    expect(addresses.filter((address) => address.endsWith("/psia"))).toHaveLength(1);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test("2.1 an unknown locale has no sitemap", async () => {
    for (const file of ["xx-yy.xml", "de-at", "de-at-after-x.xml"])
      expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404);
  });

  test("2.1 of many thousand products every one is in exactly one map", async () => {
    await world.pool.query(`
      insert into products (uid, sku, kind, name) select 'many-' || n, 'MANY-' || n, 'bag', 'Many ' || n
      from generate_series(1, 10100) as n`);
    const index = all((await get("/sitemap.xml")).body, "loc").filter((address) => address.includes("/en-us"));
    expect(index.length).toBe(3);
    const found: string[] = [];
    for (const address of index) {
      const body = (await get(new URL(address).pathname)).body;
      const products = all(body, "loc").filter((loc) => loc.includes("/p/") && !loc.includes("/blog/"));
      expect(products.length).toBeLessThanOrEqual(5000);
      expect(body.length).toBeLessThan(50 * 1024 * 1024);
      found.push(...products);
    }
    const { rows } = await world.pool.query(
      "select count(*)::int as n from products where is_visible and availability <> 'disabled'",
    );
    expect(found.length).toBe(rows[0].n);
    expect(new Set(found).size).toBe(found.length);
    await world.pool.query("delete from products where uid like 'many-%'");
  });
});

describe("product feeds", () => {
  const items = (body: string) => body.split("<item>").slice(1);
  const one = (item: string, name: string) => all(item, name)[0];

  test("2.4 links of a feed keep their country, whoever follows them", async () => {
    const feed = await get("/feeds/google-de-at.xml");
    expect(feed.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const item = items(feed.body).find((one) => one.includes("FRN-KESTREL")) ?? "";
    const link = new URL((one(item, "g:link") ?? "").replaceAll("&amp;", "&"));
    expect(link.pathname).toBe("/de-at/p/kestrel");
    expect(link.searchParams.get("isshoppingfeed")).toBe("yes");
    const visitor = { cookie: "country=us; language=en; countryLanguage=en-us" };
    const page = await app.inject({ url: link.pathname + link.search, headers: visitor });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="de-AT">');
  });

  test("3.12 every variant is an item of its product's group, in the region's currency", async () => {
    const all = items((await get("/feeds/google-en-us.xml")).body);
    const { rows } = await world.pool.query(`
      select count(*)::int as n from listings join variants using (product_id) join products on products.id = product_id
      where region = 'us' and is_visible and availability <> 'disabled'`);
    expect(all.length).toBe(rows[0].n);
    expect(new Set(all.map((item) => one(item, "g:id"))).size).toBe(all.length);
    for (const item of all) {
      expect(one(item, "g:price")).toMatch(/^\d+\.\d\d USD$/);
      expect(one(item, "g:identifier_exists")).toBe("no");
      expect(one(item, "g:availability")).toMatch(/^(in_stock|out_of_stock|preorder)$/);
      expect(one(item, "g:image_link")).toMatch(/^https:\/\/shop\.example\/i\//);
      expect(one(item, "g:item_group_id")).toBeTruthy();
    }
    const reduced = all.filter((item) => one(item, "g:sale_price"));
    expect(reduced.length).toBeGreaterThan(0);
    for (const item of reduced)
      expect(Number.parseFloat(one(item, "g:sale_price") ?? "")).toBeLessThan(
        Number.parseFloat(one(item, "g:price") ?? ""),
      );
  });

  test("3.11 titles and colours are in the feed's language", async () => {
    const texts = ["/feeds/meta-de-de.xml", "/feeds/meta-fr-fr.xml"].map(
      async (url) => items((await get(url)).body)[0] ?? "",
    );
    const [german = "", french = ""] = await Promise.all(texts);
    expect(one(german, "g:id")).toBe(one(french, "g:id"));
    expect(one(german, "g:description")).not.toBe(one(french, "g:description"));
    expect(one(german, "g:price")).toMatch(/ EUR$/);
    expect(one(german, "g:availability")).toMatch(/^(in stock|out of stock|preorder)$/);
  });

  test("9.1 where nothing is sold there is no feed", async () => {
    for (const file of ["google-ja-jp.xml", "google-xx-yy.xml", "other-en-us.xml", "google-en-us"])
      expect((await get(`/feeds/${file}`)).statusCode, file).toBe(404);
  });
});

describe("for readers and crawlers", () => {
  test("2.1 the journal has a feed in each language, and names it", async () => {
    const feed = await get("/de-de/blog/rss.xml");
    expect(feed.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const links = all(feed.body, "link").slice(1);
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect((await get(new URL(link).pathname)).statusCode, link).toBe(200);
    const days = all(feed.body, "pubDate").map((day) => Date.parse(day));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    const rss = '<link rel="alternate" type="application/rss+xml" href="https://shop.example/de-de/blog/rss.xml">';
    expect((await get("/de-de/blog")).body).toContain(rss);
    expect((await get("/xx-yy/blog/rss.xml")).statusCode).toBe(404);
    expect((await get("/de-de/blog/other.xml")).statusCode).toBe(404);
  });

  test("2.1 robots.txt, llms.txt and the well-known addresses answer", async () => {
    const robots = (await get("/robots.txt")).body;
    expect(robots).toContain("Disallow: /*/checkout");
    expect(robots).toContain("Sitemap: https://shop.example/sitemap.xml");
    const llms = (await get("/llms.txt")).body;
    for (const [, address = ""] of llms.matchAll(/\]\((https:[^)]+)\)/g))
      expect((await get(new URL(address).pathname)).statusCode, address).toBe(200);
    const security = (await get("/.well-known/security.txt")).body;
    expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "")).toBeGreaterThan(Date.now());
    const password = await app.inject({
      url: "/.well-known/change-password",
      headers: { cookie: "country=at; language=de; countryLanguage=de-at" },
    });
    expect([password.statusCode, password.headers.location]).toEqual([302, "/de-at/account/profile"]);
  });
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
    const answer = all((await get("/sitemaps/en-us.xml")).body, "loc").find((one) => one.includes("/support/")) ?? "";
    const expected: Record<string, string[]> = {
      [new URL(post).pathname]: ["BreadcrumbList", "BlogPosting"],
      "/en-us/support": ["FAQPage"],
      [new URL(answer).pathname]: ["BreadcrumbList"],
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
});
