import { beforeAll, describe, expect, test } from "vitest";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { listedPages } from "#storefront/routes.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
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
/** Elements that are opened and not closed, or closed and not open. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name = "", self] of xml.matchAll(/<(\/?)([\w:]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

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

  test("2.1 the pages of its own that the map lists may be indexed and stand in llms.txt", async () => {
    const addresses = all((await get("/sitemaps/en-us.xml")).body, "loc");
    const llms = (await get("/llms.txt")).body;
    const closed: string[] = [];
    for (const [name, path] of listedPages) {
      const address = `https://shop.example${localePath(defaultLocale, path)}`;
      expect(addresses, name).toContain(address);
      expect(llms, name).toContain(`[${name}](${address})`);
      const page = await get(new URL(address).pathname);
      expect(page.statusCode, name).toBe(200);
      if (page.body.includes('name="robots"')) closed.push(path);
    }
    expect(closed).toEqual([]);
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

  test.each(["google-en-us", "google-de-de", "meta-fr-ca"])(
    "3.12 every item of %s has what its readers ask for, in the form they ask for",
    async (file) => {
      const body = (await get(`/feeds/${file}.xml`)).body;
      expect(unclosed(body)).toEqual([]);
      const found = items(body);
      expect(found.length).toBeGreaterThan(500);
      const rules: Record<string, RegExp> = {
        "g:id": /^.{1,50}$/,
        "g:item_group_id": /^.{1,50}$/,
        "g:title": /^.{1,150}$/s,
        "g:description": /^[^<]{1,5000}$/s,
        "g:link": /^https:\/\/shop\.example\/[a-z-]{5}\/p\/\S+$/,
        "g:image_link": /^https:\/\/shop\.example\/i\/\S+$/,
        "g:condition": /^new$/,
        "g:brand": /^.{1,70}$/,
        "g:mpn": /^.{1,70}$/,
        "g:product_type": /^.{1,750}$/,
      };
      for (const item of found) {
        for (const [name, rule] of Object.entries(rules)) expect(one(item, name), `${name} of ${item}`).toMatch(rule);
        // With brand and part number a product has an identifier, and readers refuse an item that says otherwise.
        expect(item).not.toContain("identifier_exists");
        const later = one(item, "g:availability") === "preorder";
        expect(one(item, "g:availability_date") !== undefined || !later, item).toBe(true);
        if (later) expect(one(item, "g:availability_date")).toMatch(/^\d{4}-\d\d-\d\dT00:00Z$/);
        expect(all(item, "g:additional_image_link").length).toBeLessThanOrEqual(10);
      }
      const worn = found.filter((item) => item.includes("<g:gender>"));
      expect(worn.length).toBeGreaterThan(100);
      for (const item of worn) {
        expect(one(item, "g:color"), item).toBeTruthy();
        expect(one(item, "g:gender")).toMatch(/^(male|female|unisex)$/);
        expect(one(item, "g:age_group")).toMatch(/^(adult|kids)$/);
      }
    },
  );

  test("3.8 an item says where it belongs, from the top down, in the feed's language", async () => {
    const body = (await get("/feeds/google-de-de.xml")).body;
    const item = items(body).find((one) => one.includes("FRN-PILLAR-GLOVE")) ?? "";
    expect(all(item, "g:product_type")).toEqual(["Zubehör &gt; Handschuhe und Fäustlinge"]);
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
    expect(robots).toContain("Disallow: /office");
    expect(robots).toContain("Sitemap: https://shop.example/sitemap.xml");
    const llms = (await get("/llms.txt")).body;
    for (const [, address = ""] of llms.matchAll(/\]\((https:[^)]+)\)/g))
      expect((await get(new URL(address).pathname)).statusCode, address).toBe(200);
    const security = (await get("/.well-known/security.txt")).body;
    expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(security).toContain(`\nPreferred-Languages: ${languages.join(", ")}\n`);
    expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? "")).toBeGreaterThan(Date.now());
    const password = await app.inject({
      url: "/.well-known/change-password",
      headers: { cookie: "country=at; language=de; countryLanguage=de-at" },
    });
    expect([password.statusCode, password.headers.location]).toEqual([302, "/de-at/account/profile"]);
  });
});
