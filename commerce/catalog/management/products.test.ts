import { describe, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { ownEngine } from "#services/search/search-engine.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { board, counted, type Data, priced, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

describe("7.1 a merchant", () => {
  test("7.1 adds a board with two options and six variants, prices it in two regions, counts it, and it is bought", async () => {
    const made = await send("POST", "/catalog/products", board("ridge"));
    expect([made.status, made.errors]).toEqual([201, undefined]);
    expect(made.data.variants).toHaveLength(6);
    await done("PUT", "/pricelists/us/records", priced("ridge", 499.95));
    await done("PUT", "/pricelists/eu_region_1/records", priced("ridge", 479, { currency: "eur" }));
    const levels = await done("PUT", "/inventory/adjustments/absolute", counted("ridge", 3));
    expect(levels[0]).toMatchObject({ sku: "RIDGE-INK-152", inventory_level: 3 });

    const inUs = (await merchant.app.inject(`/api/products/${made.data.id}?include=variants,options`)).json().data;
    expect(inUs).toMatchObject({ price: 499.95, currency_code: "USD", isNew: true, isPurchasable: true });
    expect(inUs.options[0].option_values[1]).toMatchObject({ value_data: { code: "glacier", colors: ["#7FB7D6"] } });
    const inEurope = await merchant.app.inject({
      url: `/api/products/${made.data.id}`,
      headers: { "x-bc-region": "eu_region_1" },
    });
    expect(inEurope.json().data).toMatchObject({ price: 479, currency_code: "EUR" });

    const services = await checkoutServices(merchant.database);
    try {
      const variantId = await merchant.idOf("RIDGE-GLA-156");
      const cart = await readyCart(services, [{ variantId, quantity: 2 }]);
      const placed = await placeOrder(services, payFor(cart), guest);
      expect(placed).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
      expect(await stockOf(merchant.database.db, variantId)).toBe(1);
    } finally {
      await services.stop();
    }
  });

  test("3.12 gets a product back as it was given, and can give that again: nothing changes, numbers stay", async () => {
    const made = await done("POST", "/catalog/products", board("same"));
    await done("PUT", "/pricelists/ca/records", priced("same", 600, { retail_price: 700 }));
    await done("PUT", "/inventory/adjustments/absolute", counted("same", 4));
    const kept = await done("GET", `/catalog/products/${made.id}`);
    expect(kept).toMatchObject({
      categories: ["powder-boards"],
      images: board("same").images,
      attributes: { terrain: ["powder"] },
      preorder_release_date: "2027-02-01",
      inventory_tracking: "variant",
      is_visible: true,
    });
    expect(kept.variants[0]).toMatchObject({
      option_values: [{ code: "ink" }, { code: "152" }],
      prices: [{ region: "ca", currency: "CAD", price: 600, retail_price: 700 }],
      inventory_level: 4,
    });
    expect(await done("PUT", `/catalog/products/${made.id}`, kept)).toEqual(kept);
    // V3's bare list, and a page of all.
    expect(await done("PUT", "/catalog/products", [kept])).toEqual([kept]);
    const page = await send("GET", `/catalog/products?id:in=${made.id},999999&limit=1`);
    expect([page.data, page.body.meta.pagination.total]).toEqual([[kept], 1]);
  });

  test("7.1 changes what a body names and leaves the rest: prices, stock, and numbers under a new SKU", async () => {
    const made = await done("POST", "/catalog/products", board("part"));
    await done("PUT", "/pricelists/us/records", priced("part", 400));
    await done("PUT", "/inventory/adjustments/absolute", counted("part", 5));
    const [before] = await done("PUT", "/catalog/products", { products: [{ sku: "PART", is_visible: true }] });
    const after = await done("PUT", `/catalog/products/${made.id}`, {
      name: "Another name",
      preorder_release_date: null,
      variants: [
        { id: before.variants[1].id, sku: "PART-NEW" },
        { sku: before.variants[0].sku, purchasing_disabled: true, prices: [{ region: "us", price: 380 }] },
      ],
    });
    expect(after).toMatchObject({ name: "Another name", preorder_release_date: null, sku: "PART", is_new: true });
    expect(after.variants).toEqual([
      { ...before.variants[1], sku: "PART-NEW" },
      {
        ...before.variants[0],
        purchasing_disabled: true,
        prices: [{ region: "us", currency: "USD", price: 380 }],
      },
    ]);
    const refused = await send("PUT", `/catalog/products/${made.id}`, { options: board("part").options.slice(0, 1) });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ["variants.1.option_values"]]);
  });

  test("7.1 a new product needs no variants: its single one has its SKU", async () => {
    const bare = await done("POST", "/catalog/products", { uid: "wax", sku: "WAX", kind: "wax", name: "Wax" });
    expect(bare.variants).toMatchObject([{ sku: "WAX", option_values: [], prices: [] }]);
    const again = await send("POST", "/catalog/products", { uid: "wax", sku: "WAX-2", kind: "wax", name: "Wax" });
    expect([again.status, again.errors]).toEqual([409, { uid: "is in use already" }]);
    const twins = [1, 2].map(() =>
      send("POST", "/catalog/products", { uid: "twin", sku: "TWIN", kind: "wax", name: "Twin" }),
    );
    expect((await Promise.all(twins)).map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("7.1 deletes a product: from answers, lists and search; it lies in the bin for 30 days, unless it goes for good", async () => {
    const { id } = await done("POST", "/catalog/products", board("gone"));
    await done("PUT", "/pricelists/us/records", priced("gone", 300));
    const uids = async () => {
      const found = await ownEngine(merchant.database.db).search({
        query: "Board gone",
        locale: "en-us",
        region: "us",
        size: 20,
      });
      return found.results.map(({ uid }) => uid);
    };
    await expect.poll(uids).toContain("gone");
    expect((await send("DELETE", `/catalog/products/${id}`)).status).toBe(204);
    await expect.poll(uids).not.toContain("gone");
    const shopSays = async () => (await merchant.app.inject(`/api/products/${id}`)).statusCode;
    expect(await shopSays()).toBe(404);
    expect((await send("DELETE", `/catalog/products/${id}`)).status).toBe(204);
    expect((await send("GET", "/staff/products?status=deleted&q=Board gone")).data).toMatchObject([{ id }]);
    const listed = async () =>
      (await send("GET", "/catalog/products?limit=250")).data.map((one: { id: number }) => one.id);
    expect(await listed()).not.toContain(id);
    expect((await send("GET", "/catalog/products?uid=gone")).data).toMatchObject([{ id, is_visible: false }]);
    expect((await send("POST", `/staff/products/${id}/restore`)).status).toBe(204);
    expect(await listed()).toContain(id);
    await expect.poll(shopSays).toBe(200);
    expect((await send("DELETE", `/catalog/products/${id}?permanent=true`)).status).toBe(204);
    await expect.poll(shopSays).toBe(404);
    expect((await send("DELETE", `/catalog/products/${id}`)).status).toBe(404);
    expect((await send("DELETE", `/catalog/products/${id}?permanent=true`)).status).toBe(404);
    expect((await send("GET", `/catalog/products/${id}`)).status).toBe(404);
  });
});

describe("categories", () => {
  test("7.1 are added, moved, hidden and removed, and products are found where they are then", async () => {
    const above = await done("POST", "/catalog/categories", { uid: "winter", name: "Winter" });
    expect(above).toMatchObject({ parent_id: 0, parent: null, sort_order: 1, is_visible: true });
    const below = await done("POST", "/catalog/categories", { uid: "touring", name: "Touring", parent: "boards" });
    await done("POST", "/catalog/products", { ...board("tour"), categories: [below.id] });
    await done("PUT", "/pricelists/us/records", priced("tour", 700));
    const places = async () => {
      const { rows } = await merchant.database.pool.query("select terms from listings where name = 'Board tour'");
      return rows[0].terms.filter((term: string) => term.startsWith("in:"));
    };
    expect(await places()).toEqual(["in:boards", "in:touring"]);
    const moved = await done("PUT", `/catalog/categories/${below.id}`, { parent_id: above.id, is_visible: false });
    expect(moved).toMatchObject({ parent: "winter", name: "Touring", is_visible: false });
    expect(await places()).toEqual(["in:touring", "in:winter"]);
    const circle = await send("PUT", `/catalog/categories/${above.id}`, { parent: "touring" });
    expect([circle.status, circle.errors]).toEqual([422, { parent: "lies below this category" }]);
    expect((await send("DELETE", `/catalog/categories/${above.id}`)).status).toBe(409);
    expect((await send("DELETE", `/catalog/categories/${below.id}`)).status).toBe(204);
    expect((await send("DELETE", `/catalog/categories/${below.id}`)).status).toBe(404);
    expect(await places()).toEqual([]);
    expect((await done("GET", "/catalog/categories")).map(({ uid }: Data) => uid)).toEqual([
      "boards",
      "powder-boards",
      "winter",
    ]);
  });

  test.each([
    [{ uid: "boards", name: "Again" }, 409, "uid"],
    [{ uid: "new", name: "New", parent: "nowhere" }, 422, "parent"],
    [{ uid: "new", name: "New", parent_id: 999_999 }, 422, "parent_id"],
    [{ uid: "New", name: "New" }, 422, "uid"],
    [{ uid: "new" }, 422, "name"],
  ])("7.1 %j is refused", async (body, status, field) => {
    const refused = await send("POST", "/catalog/categories", body);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([status, [field]]);
  });
});
