import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantCategories, plantPro } from "#tests/support/groups.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";
import { ruleFaults } from "./actions.ts";
import { findStanding } from "./standing.ts";

const test = useDatabase();
let api: Awaited<ReturnType<typeof openCustomerRoutes>>;
let key = "";
beforeAll(async () => {
  api = await openCustomerRoutes(test);
  key = (await addKey(test.db, "Prices", ["customers:read", "customers:write"])).key;
});
afterAll(() => api.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";
const call = (method: Method, path = "", body?: object, who = key) =>
  api.call(method, `/customer_groups${path}`, body, undefined, who);
const use = async (id: number) => {
  const { status, body } = await api.call("GET", `/staff/customer-groups/${id}/use`, undefined, undefined, key);
  return { status, body: body as { data: Record<string, unknown> } };
};
const all = (amount: number, more: object = {}) => ({ type: "all", method: "percent", amount, ...more });

describe("7.6 groups in the hands of staff", () => {
  it("are added, changed with their rules, and removed; their members' prices follow at once", async () => {
    const customer = await plantPro(test.db);
    const { productId } = await plantProduct(test.db);
    const { own } = await plantCategories(test.db, productId);
    const added = await call("POST", "", { name: "Patrol", region: "pro", discount_rules: [all(20)] });
    expect(added).toMatchObject({ status: 201, body: { name: "Patrol", region: "pro", is_default: false } });
    const { id } = added.body as { id: number };
    await test.db.updateTable("customers").set({ customer_group_id: id }).where("id", "=", customer).execute();
    const amounts = async () =>
      (await findStanding(test.db, customer)).discountIn("pro")?.rules.map((rule) => rule.amount);
    expect(await amounts()).toEqual([20]);
    const rules = [
      { type: "category", method: "fixed", amount: 5, category_id: own },
      { type: "product", method: "price", amount: 99.5, product_id: productId },
    ];
    expect(await call("PUT", `/${id}`, { discount_rules: rules })).toMatchObject({
      status: 200,
      body: { id, name: "Patrol", discount_rules: rules },
    });
    expect(await amounts()).toEqual([5, 99.5]);
    expect((await call("GET")).body).toContainEqual(expect.objectContaining({ id, discount_rules: rules }));
    expect((await api.call("GET", `/customer_groups/${id}`)).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect(await amounts()).toBeUndefined();
    expect((await use(id)).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).status).toBe(404);
  });

  it("name what is wrong with them, and change nothing", async () => {
    const before = (await call("GET")).body;
    const wrong: [string, object][] = [
      ["discount_rules.1.category_id", { discount_rules: [all(5), { type: "category", method: "fixed", amount: 1 }] }],
      [
        "discount_rules.0.category_id",
        { discount_rules: [{ ...all(5), type: "category", category_id: 2_000_000_000 }] },
      ],
      ["discount_rules.0.product_id", { discount_rules: [all(5, { product_id: 1 })] }],
      ["discount_rules.0.amount", { discount_rules: [all(101)] }],
      ["discount_rules.0.amount", { discount_rules: [all(-1)] }],
      ["region", { region: "mars" }],
      ["name", { name: "" }],
      ["colour", { colour: "red" }],
    ];
    for (const [field, body] of wrong) {
      const answer = await call("PUT", `/${groups.pro}`, body);
      expect([answer.status, Object.keys((answer.body as { errors: object }).errors)[0]]).toEqual([422, field]);
    }
    expect((await call("POST", "", { name: "Riders" })).status).toBe(409);
    expect((await call("POST", "", { region: "pro" })).status).toBe(422);
    expect((await call("PUT", "/999999999999", { name: "x" })).status).toBe(404);
    expect((await call("GET")).body).toEqual(before);
  });

  it("a default that counts everywhere remains; the role moves from one to another", async () => {
    expect(await call("PUT", `/${groups.default}`, { is_default: false })).toMatchObject({
      status: 409,
      body: { errors: { is_default: expect.any(String) } },
    });
    expect((await call("DELETE", `/${groups.guests}`)).status).toBe(409);
    const added = await call("POST", "", { name: "Everybody", is_default: true });
    const { id } = added.body as { id: number };
    expect((await call("GET", "?is_default=true")).body).toMatchObject([{ id }]);
    expect((await call("PUT", `/${groups.default}`, { is_default: true })).status).toBe(200);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
  });

  it("two at once: other fields merge, the same one conflicts, and what was changed since does not go", async () => {
    const { id, version } = (await call("POST", "", { name: "Twice", region: "ca" })).body as {
      id: number;
      version: number;
    };
    expect(version).toBe(1);
    const first = await call("PUT", `/${id}`, { version, discount_rules: [all(10)] });
    expect(first.body).toMatchObject({ version: 2 });
    expect((await call("PUT", `/${id}`, { version, name: "Two times" })).body).toMatchObject({
      name: "Two times",
      discount_rules: [all(10)],
      merged: ["discount_rules"],
      version: 3,
    });
    const lost = await call("PUT", `/${id}`, { version, discount_rules: [all(15)] });
    expect(lost).toMatchObject({ status: 409, body: { code: "conflict", fields: ["discount_rules"], version: 3 } });
    expect((await call("DELETE", `/${id}?version=${version}`)).status).toBe(409);
    expect((await call("PUT", `/${id}`, { version: 9, name: "Later" })).status).toBe(422);
    expect((await call("DELETE", `/${id}?version=3`)).status).toBe(204);
    // Shoppers get no versions.
    const { body } = await api.call("GET", "/customer_groups");
    expect(JSON.stringify(body)).not.toContain("version");
  });

  it("tell where they are named, and another takes their place there", async () => {
    const add = async (name: string) => (await call("POST", "", { name })).body.id as number;
    const [gone, next] = [await add("Club"), await add("New club")];
    const customer = await plantPro(test.db);
    await test.db.updateTable("customers").set({ customer_group_id: gone }).where("id", "=", customer).execute();
    const { rows } = await test.pool.query(
      `insert into promotions (name, kind, is_automatic, group_ids) values ('Club days', 'free_shipping', true, $1) returning id, version`,
      [[gone, next]],
    );
    await test.pool.query("update shipping_settings set hide_free_shipping_groups = $1", [[gone]]);
    await test.pool.query("insert into invoice_terms (customer_group_id, days) values ($1, 30)", [gone]);
    expect((await use(gone)).body.data).toEqual({
      customers: { total: 1, isExact: true },
      promotions: [{ id: rows[0].id, name: "Club days" }],
      invoiceTerms: true,
      hidesFreeDelivery: true,
      needed: null,
    });
    expect((await use(groups.default)).body.data).toMatchObject({ needed: "is_default" });
    const refused = await call("DELETE", `/${gone}`);
    expect(refused).toMatchObject({ status: 409, body: { code: "group-in-use", promotions: [{ name: "Club days" }] } });
    for (const to of [gone, 999_999])
      expect((await call("DELETE", `/${gone}?move_to=${to}`)).body).toMatchObject({
        errors: { move_to: expect.any(String) },
      });
    expect((await call("DELETE", `/${gone}?move_to=${next}`)).status).toBe(204);
    expect((await use(next)).body.data).toMatchObject({
      customers: { total: 1 },
      promotions: [{ name: "Club days" }],
      invoiceTerms: true,
      hidesFreeDelivery: true,
    });
    const after = await test.pool.query("select group_ids, version from promotions where id = $1", [rows[0].id]);
    expect(after.rows[0]).toEqual({ group_ids: [next], version: rows[0].version + 1 });
    await test.pool.query("update shipping_settings set hide_free_shipping_groups = '{}'");
    await test.pool.query("delete from promotions where id = $1", [rows[0].id]);
  });

  it("are closed to keys without the scope and to everybody without a key", async () => {
    const { key: reader } = await addKey(test.db, "Reader", ["customers:read"]);
    expect((await call("PUT", `/${groups.pro}`, { name: "Mine" }, reader)).status).toBe(403);
    expect((await api.call("POST", "/customer_groups", { name: "Mine" })).status).toBe(401);
  });
});

it("7.6 a preview tells what a product costs under rules that are not saved, the most specific alone", async () => {
  const { productId } = await plantProduct(test.db);
  const { own } = await plantCategories(test.db, productId);
  const preview = async (rules: object[], product = productId) => {
    const body = { product_id: product, region: "us", discount_rules: rules };
    const { status, body: answer } = await api.call("POST", "/staff/customer-groups/preview", body, undefined, key);
    return {
      status,
      body: answer as { data: { currency: string; variants: { price: number; group_price: number }[] } },
    };
  };
  const plain = (await preview([])).body.data;
  const listed = plain.variants[0]?.price ?? 0;
  expect([plain.currency, plain.variants[0]?.group_price, listed > 5]).toEqual(["USD", listed, true]);
  const inCategory = { type: "category", method: "fixed", amount: 5, category_id: own };
  expect((await preview([all(50), inCategory])).body.data.variants[0]?.group_price).toBeCloseTo(listed - 5, 2);
  expect((await preview([], 999_999)).body.data.variants).toEqual([]);
  expect((await preview([all(-1)])).status).toBe(422);
});

it("7.6 a rule names what it is about, and takes no more than everything off", () => {
  expect(ruleFaults({ type: "all", method: "fixed", amount: 500 })).toEqual({});
  expect(ruleFaults({ type: "product", method: "percent", amount: 101 })).toEqual({
    product_id: expect.any(String),
    amount: expect.any(String),
  });
});
