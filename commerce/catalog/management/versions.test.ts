import { describe, expect, test } from "vitest";
import { board, counted, priced, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

describe("versions of products", () => {
  test("two people who change different fields lose nothing and are asked nothing", async () => {
    const { id, version, ...made } = await done("POST", "/catalog/products", board("pair"));
    await done("PUT", `/catalog/products/${id}`, { version, name: "Pair II" });
    const second = await send("PUT", `/catalog/products/${id}`, { ...made, version, brand: "Other" });
    expect([second.status, second.body.meta]).toEqual([200, { merged: ["name"] }]);
    expect(second.data).toMatchObject({ name: "Pair II", brand: "Other" });
    // Every answer brings the new version: one's own second save never conflicts.
    const third = await send("PUT", `/catalog/products/${id}`, { version: second.data.version, brand: "Firn" });
    expect([third.status, third.body.meta]).toEqual([200, {}]);
    expect(third.data.version).toBe(version + 3);
  });

  test("two people who change the same field: the second is told, with what it is now", async () => {
    const { id, version } = await done("POST", "/catalog/products", board("same-field"));
    const [first, second] = await Promise.all(
      ["One", "Two"].map((name) => send("PUT", `/catalog/products/${id}`, { version, name })),
    );
    const [won, lost] = first?.status === 200 ? [first, second] : [second, first];
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ code: "conflict", fields: ["name"], current: { name: won?.data.name } });
    expect(lost?.body.version).toBe(won?.data.version);
    expect((await done("GET", `/catalog/products/${id}`)).name).toBe(won?.data.name);
    const again = { version: lost?.body.version, name: "Mine" };
    expect((await send("PUT", `/catalog/products/${id}`, again)).status).toBe(200);
  });

  test("prices belong to the product's version: of two, one merges and one conflicts", async () => {
    const made = await done("POST", "/catalog/products", board("prices"));
    await done("PUT", "/pricelists/us/records", priced("prices", 100));
    const seen = await done("GET", `/catalog/products/${made.id}`);
    expect(seen.version).toBe(made.version + 1);
    const first = seen.variants[0];
    await done("PUT", "/pricelists/us/records", { records: [{ variant_id: first.id, price: 90 }] });
    const swapped = seen.variants.map((variant: { id: number; prices: object[] }) =>
      variant.id === first.id ? variant : { ...variant, prices: [{ region: "us", price: 110 }] },
    );
    const merged = await done("PUT", `/catalog/products/${made.id}`, { version: seen.version, variants: swapped });
    expect(merged.variants.map((one: { prices: { price: number }[] }) => one.prices[0]?.price)).toEqual([
      90, 110, 110, 110, 110, 110,
    ]);
    const mine = [{ ...first, prices: [{ region: "us", price: 80 }] }, ...seen.variants.slice(1)];
    const lost = await send("PUT", `/catalog/products/${made.id}`, { version: seen.version, variants: mine });
    expect([lost.status, lost.body.fields]).toEqual([409, [`variants.${first.id}.prices.us`]]);
    expect(Object.values(lost.body.current)).toMatchObject([{ price: 90 }]);
  });

  test("sales and counts of stock are no versions; a version that never was is refused", async () => {
    const made = await done("POST", "/catalog/products", board("counted"));
    await done("PUT", "/inventory/adjustments/absolute", counted("counted", 3));
    expect((await done("GET", `/catalog/products/${made.id}`)).version).toBe(made.version);
    const refused = await send("PUT", `/catalog/products/${made.id}`, { version: 99, name: "x" });
    expect([refused.status, refused.errors]).toEqual([422, { version: "is none that there was" }]);
  });

  test("a change that the log does not know is a conflict of whatever differs", async () => {
    const made = await done("POST", "/catalog/products", board("unlogged"));
    await merchant.database.pool.query("update products set name = 'By hand' where id = $1", [made.id]);
    const lost = await send("PUT", `/catalog/products/${made.id}`, { version: made.version, name: "Mine" });
    expect([lost.status, lost.body.fields]).toEqual([409, ["name"]]);
    const sent = { version: made.version, is_new: made.is_new };
    expect((await send("PUT", `/catalog/products/${made.id}`, sent)).status).toBe(200);
  });
});

test("versions of categories merge and conflict alike", async () => {
  const [made] = await done("PUT", "/catalog/categories", { categories: [{ uid: "parks", name: "Parks" }] });
  await done("PUT", `/catalog/categories/${made.id}`, { version: made.version, name: "Park" });
  const merged = await send("PUT", `/catalog/categories/${made.id}`, { version: made.version, is_visible: false });
  expect([merged.status, merged.body.meta]).toEqual([200, { merged: ["name"] }]);
  const lost = await send("PUT", `/catalog/categories/${made.id}`, { version: made.version, name: "Piste" });
  expect([lost.status, lost.body.fields, lost.body.current]).toEqual([409, ["name"], { name: "Park" }]);
});
