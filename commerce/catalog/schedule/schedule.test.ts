import { beforeAll, expect, test } from "vitest";
import { findChecks } from "#commerce/catalog/office/list-reads.ts";
import { openCaller } from "#tests/support/app.ts";
import { board, priced, useMerchant } from "#tests/support/merchant.ts";
import { turnSchedules } from "./follow.ts";

const merchant = useMerchant();
const { send, done } = merchant;
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

let id = 0;
beforeAll(async () => {
  id = (await done("POST", "/catalog/products", { ...board("owl"), is_visible: true, availability: "available" })).id;
  for (const list of ["us", "ca", "eu_region_1", "pro"])
    await done("PUT", `/pricelists/${list}/records`, priced("owl", 500));
  const rows = await merchant.database.db.selectFrom("variants").select("id").where("product_id", "=", id).execute();
  const stock = rows.map(({ id: variant_id }) => ({ variant_id, available: 5 }));
  await merchant.database.db
    .insertInto("stock")
    .values(stock)
    .onConflict((one) => one.column("variant_id").doUpdateSet({ available: 5 }))
    .execute();
});

const statusIn = async (locale: string) => (await merchant.app.inject({ url: `/${locale}/p/owl` })).statusCode;
const listed = async () =>
  (
    await merchant.database.db
      .selectFrom("listings")
      .select("region")
      .where("product_id", "=", id)
      .orderBy("region")
      .execute()
  ).map(({ region }) => region);
const codesIn = async (market: string) => {
  const [checks] = (await findChecks(merchant.database.db, id, [market as "us"])) ?? [];
  return checks?.checks.map(({ code }) => code) ?? [];
};
/** Simulates that this much time has passed. */
const pass = (days: number) =>
  merchant.database.pool.query(
    `update product_windows set opens_at = opens_at - $1 * interval '1 day', closes_at = closes_at - $1 * interval '1 day',
      turns_at = turns_at - $1 * interval '1 day' where product_id = $2`,
    [days, id],
  );

test("7.1 a product is seen in a market from one moment until another: on its page, in lists, feeds, and in what can be bought", async () => {
  const schedule = [{ market: "eu_region_1", from: at(2), until: at(4) }];
  const saved = await done("PUT", `/catalog/products/${id}`, { schedule });
  expect(saved.schedule).toEqual(schedule);
  expect(await listed()).toEqual(["ca", "pro", "us"]);
  expect([await statusIn("de-at"), await statusIn("en-us"), await statusIn("en-ca")]).toEqual([404, 200, 200]);
  expect(await codesIn("eu_region_1")).toContain("not-yet");
  expect((await merchant.app.inject({ url: "/feeds/google-de-at.xml" })).body).not.toContain("OWL-INK-152");
  expect((await merchant.app.inject({ url: "/sitemaps/de-at.xml" })).body).not.toContain("/p/owl");
  expect((await merchant.app.inject({ url: "/sitemaps/en-us.xml" })).body).toContain("/p/owl");
  expect(await turnSchedules(merchant.database.db)).toEqual([]);

  await pass(3);
  expect(await turnSchedules(merchant.database.db)).toEqual([id]);
  expect(await listed()).toEqual(["ca", "eu_region_1", "pro", "us"]);
  expect(await statusIn("de-at")).toBe(200);
  expect((await merchant.app.inject({ url: "/feeds/google-de-at.xml" })).body).toContain("OWL-INK-152");
  expect(await codesIn("eu_region_1")).toEqual([]);

  await pass(2);
  expect(await turnSchedules(merchant.database.db)).toEqual([id]);
  await expect.poll(() => statusIn("de-at")).toBe(404);
  expect(await codesIn("eu_region_1")).toContain("no-longer");
  expect(await turnSchedules(merchant.database.db)).toEqual([]);
});

test("7.1 professionals follow their market, unless they have a line of their own; what is in a cart cannot be bought after the end", async () => {
  await done("PUT", `/catalog/products/${id}`, { schedule: [{ market: "us", from: at(1) }] });
  expect(await listed()).toEqual(["ca", "eu_region_1"]);
  const own = [
    { market: "us", from: at(1) },
    { market: "pro", from: at(-1) },
  ];
  await done("PUT", `/catalog/products/${id}`, { schedule: own });
  expect(await listed()).toEqual(["ca", "eu_region_1", "pro"]);
  await done("PUT", `/catalog/products/${id}`, { schedule: [{ market: "us", until: at(1) }] });
  const variant = await merchant.idOf("OWL-INK-152");
  const body = { line_items: [{ product_id: id, variant_id: variant, quantity: 1 }] };
  const shopper = await openCaller(merchant.app);
  const add = () => shopper.call("POST", "/api/cart/create", body);
  expect((await add()).statusCode).toBe(201);
  await pass(2);
  await turnSchedules(merchant.database.db);
  expect((await add()).json()).toMatchObject({ code: "not-purchasable" });
});

test("7.1 a schedule says a moment and a market once each, and goes with nothing in it", async () => {
  for (const [schedule, field] of [
    [[{ market: "mars", from: at(1) }], "schedule.0.market"],
    [[{ market: "us", from: "soon" }], "schedule.0.from"],
    [[{ market: "us", from: at(2), until: at(1) }], "schedule.0.until"],
    [
      [
        { market: "us", from: at(2) },
        { market: "us", until: at(3) },
      ],
      "schedule.1.market",
    ],
  ] as const) {
    const { status, errors } = await send("PUT", `/catalog/products/${id}`, { schedule });
    expect([status, Object.keys(errors ?? {})], JSON.stringify(schedule)).toEqual([422, [field]]);
  }
  expect((await done("PUT", `/catalog/products/${id}`, { schedule: [{ market: "us", from: null }] })).schedule).toEqual(
    [],
  );
  expect(await listed()).toEqual(["ca", "eu_region_1", "pro", "us"]);
});
