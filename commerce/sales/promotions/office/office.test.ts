import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
let keys: Record<"writer" | "reader", string>;
let product: number;
beforeAll(async () => {
  app = await openApp(base.db);
  const add = async (...permissions: Parameters<typeof addKey>[2]) => (await addKey(base.db, "Key", permissions)).key;
  keys = { writer: await add("promotions:write", "exports:write"), reader: await add("promotions:read") };
  product = (await plantProduct(base.db, { prices: { us: 40_000 } })).productId;
});
const call = async (method: "GET" | "POST", url: string, payload?: object, key: keyof typeof keys = "writer") => {
  const headers = { authorization: `Bearer ${keys[key]}` };
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  const isJson = String(answer.headers["content-type"]).includes("json");
  return { status: answer.statusCode, text: answer.body, body: isJson ? answer.json() : null };
};
const make = async (body: object): Promise<number> =>
  (await call("POST", "/promotions", { name: "Made", kind: "percent", percent: 10, ...body })).body.data.id;

describe("a promotion is tried before it counts", () => {
  const attempt = (promotion: object, more: object = {}, key: keyof typeof keys = "reader") =>
    call(
      "POST",
      "/staff/promotions/try",
      {
        promotion: { name: "Tried", ...promotion },
        region: "us",
        lines: [{ product_id: product, quantity: 2 }],
        ...more,
      },
      key,
    );

  test("to the cent, by the rules of carts, and nothing is stored", async () => {
    const { status, body } = await attempt({ kind: "percent", percent: 12.5 });
    expect([status, body.data]).toMatchObject([
      200,
      { currency: "USD", goods: 800, saving: 100, refusal: null, lines: [{ quantity: 2, price: 400, saving: 100 }] },
    ]);
    const free = await attempt({ kind: "free_shipping" }, { shipping: { code: "standard", cost: 12.5 } });
    expect(free.body.data).toMatchObject({ saving: 12.5, shipping: 12.5, lines: [{ saving: 0 }] });
    const bundle = await attempt({ kind: "buy_x_get_y", buy_quantity: 1, get_quantity: 1, percent: 50 });
    expect(bundle.body.data.saving).toBe(200);
    expect((await base.pool.query("select from promotions where name = 'Tried'")).rowCount).toBe(0);
  });

  test("and says why it would not count", async () => {
    const minimum = [{ currency_code: "USD", amount: 900 }];
    expect((await attempt({ kind: "percent", percent: 5, minimums: minimum })).body.data).toMatchObject({
      saving: 0,
      refusal: "minimum",
      missing: 100,
    });
    expect((await attempt({ kind: "percent", percent: 5, regions: ["ca"] })).body.data.refusal).toBe("region");
    const later = { kind: "percent", percent: 5, start_date: "2999-01-01T00:00:00Z" };
    expect((await attempt(later)).body.data).toMatchObject({ saving: 40, refusal: "not-yet" });
  });

  test("what cannot be tried is refused by the field's name", async () => {
    const wrong = await attempt({ kind: "percent" });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { percent: "is needed" }]);
    const gone = await attempt({ kind: "percent", percent: 5 }, { lines: [{ product_id: 999_999, quantity: 1 }] });
    expect([gone.status, Object.keys(gone.body.errors)]).toEqual([422, ["lines.0.product_id"]]);
  });
});

test("thousands of codes are made at once, all different, and leave as CSV", async () => {
  const id = await make({ name: "Mailing" });
  expect((await call("POST", `/staff/promotions/${id}/codes`, { count: 5 }, "reader")).status).toBe(403);
  const made = await call("POST", `/staff/promotions/${id}/codes`, { count: 3000, prefix: "snow-" });
  expect([made.status, made.body.data.count]).toEqual([201, 3000]);
  expect(made.body.data.first).toMatch(/^SNOW-[ACDEFGHJKLMNPQRTUVWXY34679]{8}$/);
  const csv = await call("GET", `/staff/promotions/${id}/codes.csv`);
  const lines = csv.text.replace("\uFEFF", "").trim().split("\r\n");
  expect(lines[0]).toBe("code,uses,made");
  expect(new Set(lines.slice(1)).size).toBe(3000);
  expect((await call("GET", `/staff/promotions/${id}/codes.csv`, undefined, "reader")).status).toBe(403);
  const automatic = await make({ redemption_type: "AUTOMATIC", status: "DISABLED" });
  expect((await call("POST", `/staff/promotions/${automatic}/codes`, { count: 1 })).status).toBe(422);
  expect((await call("POST", `/staff/promotions/${id}/codes`, { count: 10_001 })).status).toBe(422);
});

test("what it brought counts orders that stand", async () => {
  const id = await make({ name: "Brought" });
  await base.pool.query(
    `with sold as (
       insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
         shipping_method, totals, total, access_hash)
       select gen_random_uuid(), 'us', 'USD', 'us', 'en', 'completed', 'ada@firn.example', '{}', '{}', '{}', '[]', 36000,
         sha256(int4send(n)) from generate_series(1, 3) as n returning id)
     insert into promotion_uses (promotion_id, order_id, code, email_hash, amount, released_at)
     select $1, id, 'TEN', sha256('x'), 4000, case when id = (select max(id) from sold) then now() end from sold`,
    [id],
  );
  const { body } = await call("GET", `/staff/promotions/${id}/results`, undefined, "reader");
  expect(body.data).toMatchObject({
    uses: 2,
    currencies: [{ currency: "USD", uses: 2, saved: 80, revenue: 720 }],
    orders: [{ code: "TEN", saved: 40 }, { code: "TEN" }],
  });
  const choices = await call("GET", "/staff/promotions/choices", undefined, "reader");
  expect(choices.body.data.methods.length).toBeGreaterThan(0);
});
