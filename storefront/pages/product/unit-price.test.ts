import { beforeAll, expect, test } from "vitest";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Suggestions } from "#discovery/suggestions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { loadSpots } from "#storefront/components/hotspots/load-hotspots.ts";
import { load as loadCart } from "#storefront/pages/cart/data.ts";
import Cart from "#storefront/pages/cart/page.tsx";
import { openApp } from "#tests/support/app.ts";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import { plantSession } from "#tests/support/routes.ts";

let app: App;
const database = useDemoWorld(undefined, true);
beforeAll(async () => {
  app = await openApp(database.db);
});
const bodyOf = async (url: string) => (await app.inject({ url })).body;
const uid = "rub-on-paste";
const said = /[\d.]+,\d\d\s€\/100\s(g|ml) · [\d.]+,\d\d\s€\/(kg|l)/;

test.each([`/de-de/p/${uid}`, "/de-de/c/accessories/tools", "/de-de/search?q=rub-on"])(
  "what is sold by weight says the price of 100 g and of a kilogram at %s",
  async (url) => {
    const body = await bodyOf(url);
    const at = url.includes("/p/") ? body.indexOf('class="price buy-price') : body.indexOf(`data-product="${uid}`);
    expect(at, "where its price stands").toBeGreaterThan(0);
    const [, note = ""] = /class="price-note">([^<]+)</.exec(body.slice(at)) ?? [];
    expect(note).toMatch(said);
  },
);

test("what is not sold by weight says none", async () => {
  expect(await bodyOf("/de-de/p/kestrel")).not.toMatch(/class="price buy-price.*?\/kg</);
});

test.each([
  ["de", true],
  ["us", false],
] as const)("a line of a cart in %s says the price of its unit: %s", async (country, isSaid) => {
  const locale = localeOf(country, country === "de" ? "de" : "en")!;
  const region = locale.shoppingRegion!;
  const { id: variantId } = await database.db
    .selectFrom("variants")
    .innerJoin("products", "products.id", "variants.product_id")
    .select("variants.id")
    .where("products.uid", "=", uid)
    .executeTakeFirstOrThrow();
  const sessionHash = hashSessionId(await plantSession(database.db, null));
  const made = await createCart(database.db, { locale, region, sessionHash }, [{ variantId, quantity: 2 }]);
  if (!made.ok) throw new Error(made.problem.code);
  const context = await cartVisit(database.db, { country, language: locale.language, cartId: made.value.id });
  const html = await markupOf(context, Cart, await loadCart(context));
  expect(html).toContain(`/p/${uid}`);
  if (isSaid) expect(html).toMatch(said);
  else expect(html).not.toMatch(/\/100\sg|\/kg/);
});

test("so do suggestions, and what opens at a marker on a picture", async () => {
  const asked = async (locale: string) =>
    (await app.inject({ url: `/api/search/suggest?q=rub-on&locale=${locale}` }))
      .json<Suggestions>()
      .products.find(({ path }) => path.endsWith(uid));
  expect((await asked("de-de"))?.unit_price).toMatch(said);
  expect(await asked("en-us")).toMatchObject({ price: expect.stringContaining("$") });
  expect((await asked("en-us"))?.unit_price).toBeUndefined();
  const spot = { dataType: { value: "product" }, product: { uid }, points: { x: 0.5, y: 0.5 } };
  const context = await cartVisit(database.db, { country: "de", language: "de" });
  expect((await loadSpots(context, [[spot]]))[0]?.[0]?.price?.unit).toMatch(said);
});
