import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { deliveryTag } from "#database/changes/tags.ts";
import { collectTags } from "#platform/cache/noted-tags.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { privateContext } from "#tests/support/page-context.tsx";
import { endOfDay, promisedFor, warrantyOf } from "./promised.ts";
import { firstSentence } from "./promises.tsx";

const database = useDemoWorld();
const bodyOf = async (url: string) => (await (await openApp(database.db)).inject({ url })).body;
const goods = { price: 54_900, currency: "USD", isComing: false };
const friday = Date.parse("2026-11-27T21:00:00Z");
const promised = async (country: string, language: Language, now = friday, more: object = {}) => {
  const context = await privateContext(database.db, { country, language });
  return promisedFor(context, { ...goods, ...more }, now);
};

test("3.10 what is ordered on a Friday arrives by the market's methods, counted in working days, whatever the language", async () => {
  const english = await promised("us", "en");
  expect(english.arrival?.text).toMatch(/^Arrives Wed,\u00a0Dec\u00a02\s–\sFri,\u00a0Dec\u00a04$/);
  expect(english.arrival?.more.join()).toMatch(/^Delivery is free,Express: Mon,\sNov\s30\s–\sTue,\sDec\s1$/);
  const german = await promised("de", "de", friday, { price: 1200, currency: "EUR" });
  expect(german.arrival?.text).toMatch(/^Kommt Di\.,\s1\.\s?–\sDo\.,\s3\.\sDez\.$/);
  expect(german.arrival?.more[0]).toMatch(/^Kostenlos ab 99,00\s€$/);
});

test("what is yet to come arrives on no day", async () =>
  expect((await promised("us", "en", friday, { isComing: true })).arrival).toBeUndefined());

test("it may come back until the snow melts, and the article says for how long it is warranted", async () => {
  const { back, warranty } = await promised("us", "en", friday, { kind: "gloves" });
  const board = await promised("us", "en", friday, { kind: "snowboard" });
  expect(back).toEqual({ text: "Return it until April 30, 2027", path: "/en-us/support/returns" });
  expect(warranty?.text).toBe("Two years of warranty.");
  expect(board.warranty?.text).toBe("Three years of warranty.");
  expect(warrantyOf({ intro: "Five years on all of it. Truly." }, "gloves")).toBe("Five years on all of it.");
});

test("a page that names days is true until the day is over", () => {
  expect(new Date(endOfDay(friday)).toISOString()).toBe("2026-11-28T00:00:00.000Z");
  expect(endOfDay(endOfDay(friday) - 1)).toBe(endOfDay(friday));
});

test("the page of a product says it without a script, and depends on the methods, whose changes are recorded", async () => {
  expect(await bodyOf("/en-us/p/kestrel")).toMatch(/promise-arrival.*?Arrives /);
  const { tags } = await collectTags(() => promised("us", "en"));
  expect(tags).toContain(deliveryTag);
  await sql`update shipping_methods set is_enabled = false where zone_id = 1`.execute(database.db);
  const { rows } = await sql`select 1 from changes where ${deliveryTag} = any (tags)`.execute(database.db);
  expect(rows).toHaveLength(1);
  expect(await bodyOf("/en-us/p/kestrel")).not.toMatch(/Arrives /);
});

test("3.10 the stores of the country that have it are named with the sizes they have, the brand's own first", async () => {
  const { db } = database;
  const { rows } = await sql<{ id: number; label: string; product_id: number }>`
    select v.id, v.product_id, o.label from variants v join products p on p.id = v.product_id
      join option_values o on o.id = any (v.option_value_ids) join product_options g on g.id = o.option_id
    where p.uid = 'kestrel' and g.kind <> 'swatch' order by v.position, v.id limit 3`.execute(db);
  const sizes = new Map(rows.map(({ id, label }) => [id, label]));
  const productId = rows[0]?.product_id ?? 0;
  await sql`delete from store_stock where variant_id in (select id from variants where product_id = ${productId})`.execute(
    db,
  );
  await sql`insert into store_stock (store_id, variant_id, quantity)
    select s.id, v.id, 2 from stores s, unnest(${[...sizes.keys()]}::integer[]) v (id)
    where s.slug in ('lift-line-denver', 'firn-oslo') or s.slug = 'firn-denver' and v.id = ${rows[1]?.id}`.execute(db);
  const shelfIn = async (country: string, language: Language, more = {}) =>
    (await promised(country, language, friday, { onShelf: { productId, sizes }, ...more })).shelf;
  expect(await shelfIn("us", "en")).toEqual({
    label: "In stores now",
    stores: [
      { name: "Firn Denver", path: "/en-us/stores/firn-denver", sizes: rows[1]?.label },
      { name: "Lift Line", path: "/en-us/stores/lift-line-denver", sizes: "all sizes" },
    ],
  });
  expect((await shelfIn("no", "no"))?.stores.map(({ name }) => name)).toEqual(["Firn Oslo"]);
  expect(await shelfIn("fr", "fr")).toBeUndefined();
  expect(await shelfIn("us", "en", { isComing: true })).toBeUndefined();
  expect(await bodyOf("/en-us/p/kestrel")).toMatch(
    /promise-shelf.*?In stores now.*?href="\/en-us\/stores\/firn-denver"/,
  );
});

test("the first sentence of an article ends where its language ends one", () => {
  expect(firstSentence("Drei Jahre. Und mehr.")).toBe("Drei Jahre.");
  expect(firstSentence("板は3年。ほかは2年。")).toBe("板は3年。");
  expect(firstSentence("No end")).toBe("No end");
});
