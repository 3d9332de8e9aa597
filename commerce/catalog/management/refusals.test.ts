import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { board, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

beforeAll(() => done("POST", "/catalog/products", board("ridge")));

describe("refusals", () => {
  const all = [
    ["GET", "/catalog/products"],
    ["POST", "/catalog/products"],
    ["PUT", "/catalog/products"],
    ["GET", "/catalog/products/1001"],
    ["PUT", "/catalog/products/1001"],
    ["DELETE", "/catalog/products/1001"],
    ["GET", "/catalog/categories"],
    ["POST", "/catalog/categories"],
    ["PUT", "/catalog/categories"],
    ["PUT", "/catalog/categories/21"],
    ["DELETE", "/catalog/categories/21"],
    ["PUT", "/pricelists/us/records"],
    ["DELETE", "/pricelists/us/records?sku:in=A"],
    ["PUT", "/inventory/adjustments/absolute"],
    ["POST", "/inventory/adjustments/relative"],
  ] as const;

  test("7.1 only a staff key with the scope catalogue:write opens these routes, and stock:write those of stock", async () => {
    const { key: other } = await addKey(merchant.database.db, "Reports", ["orders:read"]);
    const before = await merchant.app.inject("/api/csrf");
    const token = {
      "csrf-token": before.json().token,
      cookie: before.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    };
    for (const [method, path] of all) {
      const anonymous = await merchant.app.inject({ method, url: `/api${path}`, headers: token });
      expect([path, anonymous.statusCode]).toEqual([path, 401]);
      const unknown = await send(method, path, undefined, { authorization: "Bearer firn_nobody-has-this-key" });
      expect([path, unknown.status]).toEqual([path, 401]);
      const scopeless = await send(method, path, undefined, { authorization: `Bearer ${other}` });
      const area = path.startsWith("/inventory") ? "stock" : "catalogue";
      const permission = `${area}:${method === "GET" ? "read" : "write"}`;
      expect(scopeless.body).toMatchObject({ status: 403, code: "forbidden", permission });
    }
  });

  test("7.1 of a batch all is written or nothing; what is wrong is named with its place", async () => {
    const [first, second, third] = [board("one"), board("two"), board("three")];
    const batch = (last: object) => ({
      products: [first, { uid: "ridge", name: "Changed" }, second, { ...third, ...last }],
    });
    const refusals: [object, number, Record<string, string>][] = [
      [
        { variants: [{ ...third.variants[0], sku: "RIDGE-INK-152" }] },
        409,
        { "products.3.variants.0.sku": "is the SKU of ridge" },
      ],
      [{ sku: "RIDGE" }, 409, { "products.3.sku": "is the SKU of ridge" }],
      [{ sku: "ONE" }, 422, { "products.3.sku": "is named twice" }],
      [{ uid: "one" }, 422, { "products.3.uid": "is named twice" }],
      [{ id: 999_999, uid: undefined }, 404, { "products.3.id": "is unknown" }],
      [{ kind: undefined }, 422, { "products.3.kind": "is required of a new product" }],
      [{ categories: ["powder-boards", "x"] }, 422, { "products.3.categories.1": "is unknown" }],
      [{ inventory_tracking: "product" }, 422, { "products.3.inventory_tracking": expect.any(String) }],
      [{ variants: [{ sku: "" }] }, 422, { "products.3.variants.0.sku": expect.any(String) }],
      [{ weight: 3 }, 422, { "products.3.weight": "is not known here" }],
      [{ preorder_release_date: "2027-02-30" }, 422, { "products.3.preorder_release_date": expect.any(String) }],
    ];
    for (const [last, status, errors] of refusals) {
      const refused = await send("PUT", "/catalog/products", batch(last));
      expect([refused.status, refused.errors]).toEqual([status, errors]);
      expect(Object.keys(refused.body.reasons)).toEqual(Object.keys(errors));
    }
    const taken = await send("PUT", "/catalog/products", batch({ sku: "RIDGE" }));
    expect(taken.body).toMatchObject({
      title_reason: { code: "nothing-changed-check", values: { fields: "products.3.sku" } },
      reasons: { "products.3.sku": { code: "sku-of", values: { owner: "ridge" } } },
    });
    const { rows } = await merchant.database.pool.query(
      "select from products where uid = any ('{one,two,three}') or name = 'Changed'",
    );
    expect(rows).toHaveLength(0);
    await done("PUT", "/catalog/products", batch({}));
  });
});
