import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findStanding } from "#commerce/sales/pricing/reads.ts";
import { addKey } from "#commerce/staff/writes.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { groups, plantCategories, plantPro } from "#tests/support/groups.ts";
import { openCustomerRoutes } from "#tests/support/samples/customer-routes.ts";
import { ruleFaults } from "./actions.ts";

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
