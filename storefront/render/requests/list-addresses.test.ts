import { afterAll, beforeAll, expect, test } from "vitest";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db, { BUSY_AFTER_MS: "0" });
});
afterAll(() => app.close());

/** Returns the canonical address of a page and its addresses in other languages. */
async function told(path: string) {
  const { body } = await app.inject({ url: path, headers: { host: "shop.example", accept: "text/html" } });
  const links = [...body.matchAll(/hreflang="([^"]+)" href="http:\/\/shop\.example([^"]+)"/g)];
  return {
    canonical: /rel="canonical" href="http:\/\/shop\.example([^"]+)"/.exec(body)?.[1],
    others: new Map(links.map(([, language, to]) => [language, to])),
  };
}

test("2.1 a list's following page stands for itself; its narrowings and orders for the plain list", async () => {
  const second = await told("/de-at/c/accessories?page=2");
  expect(second.canonical).toBe("/de-at/c/accessories?page=2");
  expect(second.others.get("fr-CH")).toBe("/fr-ch/c/accessories?page=2");
  expect(second.others.get("x-default")).toBe("/en-us/c/accessories?page=2");
  for (const query of ["?page=1", "?sort=newest", "?sort=newest&page=2", "?new=yes", "?view=rows"])
    expect((await told(`/de-at/c/accessories${query}`)).canonical, query).toBe("/de-at/c/accessories");
});

test("2.1 a following page names only the languages of countries where so many products are sold", async () => {
  const sold = await world.db
    .selectFrom("prices")
    .innerJoin("variants", "variants.id", "prices.variant_id")
    .innerJoin("product_categories", "product_categories.product_id", "variants.product_id")
    .innerJoin("categories", "categories.id", "product_categories.category_id")
    .where("categories.uid", "=", "accessories")
    .select("variants.product_id as id")
    .distinct()
    .orderBy("id")
    .offset(5)
    .execute();
  const ids = sold.map(({ id }) => id);
  await world.db.transaction().execute(async (trx) => {
    const variants = trx.selectFrom("variants").select("id").where("product_id", "in", ids);
    await trx.deleteFrom("prices").where("region", "=", "us").where("variant_id", "in", variants).execute();
    await refreshListings(trx, ids);
  });
  const { canonical, others } = await told("/de-de/c/accessories?page=2");
  expect(canonical).toBe("/de-de/c/accessories?page=2");
  expect([others.get("fr-FR"), others.get("en-CA")]).toEqual([
    "/fr-fr/c/accessories?page=2",
    "/en-ca/c/accessories?page=2",
  ]);
  expect([others.get("en-US"), others.get("x-default")]).toEqual([undefined, undefined]);
});
