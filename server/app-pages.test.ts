import { expect, test } from "vitest";
import { sessionCookie } from "#commerce/customers/sign-in/session-cookies.ts";
import { startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { productTag } from "#database/changes/tags.ts";
import { groups, setRules } from "#tests/support/groups.ts";
import { useWholeApp } from "#tests/support/suites/whole-app.ts";

const { changed, database, get } = useWholeApp();

test("3.8 a category shows its own products, and only those", async () => {
  const { props } = (await get("/en-us/c/bindings/_payload.json")).json();
  expect(props.title).toBe("Bindings");
  expect(props.cards.every((card: { kind: string }) => card.kind === "binding")).toBe(true);
});

test("2.1 a category asked for by its last part alone is found at its whole address", async () => {
  const answer = await get("/en-us/c/freestyle-snowboards?sort=newest");
  expect([answer.statusCode, answer.headers.location]).toEqual([
    301,
    "/en-us/c/snowboards/freestyle-snowboards?sort=newest",
  ]);
  const payload = await get("/en-us/c/freestyle-snowboards/_payload.json");
  expect([payload.statusCode, payload.json().redirect]).toEqual([200, "/en-us/c/snowboards/freestyle-snowboards"]);
});

test("every address of a sitemap answers 200", async () => {
  const index = await get("/sitemap.xml");
  expect(index.body).toContain("/sitemaps/de-at.xml");
  const map = await get("/sitemaps/de-at.xml");
  const paths = [...map.body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  expect(paths.length).toBeGreaterThan(200);
  const failed: string[] = [];
  // There are many similar stores, so only every tenth is tested.
  const asked = paths.filter((path, index) => !path.includes("/stores/") || index % 10 === 0);
  for (const path of asked) if ((await get(`${path}/_payload.json`)).statusCode !== 200) failed.push(path);
  expect(failed).toEqual([]);
});

test("10 pages name their canonical address and every other locale's", async () => {
  const { body } = await get("/de-at/p/kestrel", { host: "shop.example" });
  expect(body).toContain('<link rel="canonical" href="http://shop.example/de-at/p/kestrel">');
  expect(body).toContain('hreflang="x-default" href="http://shop.example/en-us/p/kestrel"');
  expect(body).toContain('hreflang="fr-CH" href="http://shop.example/fr-ch/p/kestrel"');
});

test("a changed product is shown changed, and a page is kept until then", async () => {
  const first = await get("/en-us/p/kestrel");
  expect((await get("/en-us/p/kestrel", { "if-none-match": first.headers.etag as string })).statusCode).toBe(304);
  await database.db.updateTable("prices").set({ price: 12_345 }).where("region", "=", "us").execute();
  expect((await get("/en-us/p/kestrel")).body).toBe(first.body);
  changed(productTag(1001));
  expect((await get("/en-us/p/kestrel")).body).toContain("$123.45");
});

test("6 pages show signed-in customers their group's prices, and everybody else the shop's", async () => {
  const { db } = database;
  const { id } = await db
    .selectFrom("customers")
    .select("id")
    .where("email", "=", "rider@firn.example")
    .executeTakeFirstOrThrow();
  const { sessionId } = await startCustomerSession(db, null, id);
  const cookie = `${sessionCookie}=${sessionId}`;
  const shown = async (path: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await get(`/en-us${path}/_payload.json`, headers);
    expect(statusCode).toBe(200);
    return JSON.parse(body).props;
  };
  const ofProduct = async (headers = {}) => (await shown("/p/kestrel", headers)).product.variants[0].price;
  const ofCard = async (headers = {}) => (await shown("/c/snowboards", headers)).cards[0].price;
  const [product, card] = [await ofProduct(), await ofCard()];
  expect([await ofProduct({ cookie }), await ofCard({ cookie })]).toEqual([product, card]);
  await setRules(db, groups.default, [{ type: "all", method: "fixed", amount: 10 }]);
  expect([await ofProduct({ cookie }), await ofCard({ cookie })]).toEqual([product - 1000, card - 1000]);
  expect([await ofProduct(), await ofCard()]).toEqual([product, card]);
  expect((await get("/en-us/p/kestrel", { cookie })).headers["cache-control"]).toMatch(/private/);
  await setRules(db, groups.default, []);
  expect([await ofProduct({ cookie }), await ofCard({ cookie })]).toEqual([product, card]);
});
