import { describe, expect, test } from "vitest";
import { board, counted, type Data, priced, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

describe("versions of products", () => {
  test("two people who change different fields lose nothing and are asked nothing", async () => {
    const { id, version, ...made } = await done("POST", "/catalog/products", board("pair"));
    await done("PUT", `/catalog/products/${id}`, { version, name: "Pair II" });
    const second = await send("PUT", `/catalog/products/${id}`, { ...made, version, brand: "Other" });
    expect([second.status, second.body.meta]).toEqual([200, { merged: ["name"] }]);
    expect(second.data).toMatchObject({ name: "Pair II", brand: "Other" });
    // Every answer contains the new version, so one's own second save never conflicts.
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

  test("what others changed in variants is told field by field, whether one sends variants or not", async () => {
    const { id, version, variants } = await done("POST", "/catalog/products", board("told"));
    const [first, second] = variants as [Data, Data];
    const change = (body: object) => send("PUT", `/catalog/products/${id}`, { version, ...body });
    await change({
      variants: variants.map((one: Data) => ({ id: one.id, ...(one === first && { weight_grams: 2900 }) })),
    });
    await done("PUT", "/pricelists/ca/records", { records: [{ variant_id: second.id, price: 90 }] });
    const told = [`variants.${first.id}.weight_grams`, `variants.${second.id}.prices.ca`];
    const name = await change({ name: "Told II" });
    expect([name.status, name.body.meta]).toEqual([200, { merged: told }]);
    const gtin = variants.map((one: Data) => ({ id: one.id, ...(one === first && { gtin: "4006381333931" }) }));
    const merged = await change({ variants: gtin });
    expect([merged.status, merged.body.meta]).toEqual([200, { merged: ["name", ...told] }]);
    expect(merged.data.variants[0]).toMatchObject({ weight_grams: 2900, gtin: "4006381333931" });
    // A list with other variants than before is one change.
    await done("PUT", `/catalog/products/${id}`, { variants: variants.slice(1).map((one: Data) => ({ id: one.id })) });
    expect((await change({ brand: "Other" })).body.meta.merged).toEqual(["name", "options", "variants"]);
  });

  test("a conflict tells what else others changed, and a price that they took away stays away", async () => {
    const made = await done("POST", "/catalog/products", board("besides"));
    await done("PUT", "/pricelists/us/records", priced("besides", 100));
    const seen = await done("GET", `/catalog/products/${made.id}`);
    const [first] = seen.variants as [Data];
    const prices = (us: number | null, ca: number | null = null) => ({
      variants: seen.variants.map(({ id }: Data) => ({
        id,
        ...(id === first.id && {
          prices: [
            ...(us === null ? [] : [{ region: "us", price: us }]),
            ...(ca === null ? [] : [{ region: "ca", price: ca }]),
          ],
        }),
      })),
    });
    const change = (body: object, version = seen.version) =>
      send("PUT", `/catalog/products/${made.id}`, { version, ...body });
    await done("PUT", `/catalog/products/${made.id}`, { ...prices(90, 120), brand: "Theirs" });
    const lost = await change(prices(80));
    const at = `variants.${first.id}.prices`;
    expect([lost.status, lost.body.fields]).toEqual([409, [`${at}.us`]]);
    expect(lost.body.kept).toMatchObject({ brand: "Theirs", [`${at}.ca`]: { region: "ca", price: 120 } });
    // Taking away what somebody else has changed is a conflict; what somebody else took away is not put back.
    expect((await change(prices(null))).body.fields).toEqual([`${at}.us`]);
    await done("PUT", `/catalog/products/${made.id}`, prices(null, 120));
    const kept = await change({ variants: [{ ...first, gtin: "4006381333931" }, ...seen.variants.slice(1)] });
    expect(kept.status).toBe(200);
    expect(kept.data.variants[0].prices).toMatchObject([{ region: "ca", price: 120 }]);
  });

  test("3.12 a sale's days are a part of the price: one that begins is no change, another's is a conflict", async () => {
    const id = (await done("POST", "/catalog/products", board("dated"))).id;
    const days = { sale_price: 400, sale_from: "2199-12-01T08:00:00Z" };
    await done("PUT", "/pricelists/us/records", priced("dated", 500, days));
    const seen = await done("GET", `/catalog/products/${id}`);
    const [{ id: variant }] = seen.variants;
    const price = (more: object) => ({
      version: seen.version,
      variants: seen.variants.map((one: Data) => ({
        id: one.id,
        ...(one.id === variant && { prices: [{ region: "us", price: 500, ...days, ...more }] }),
      })),
    });
    await done("PUT", "/pricelists/ca/records", priced("dated", 600));
    await done("PUT", `/catalog/products/${id}`, price({}));
    expect((await done("GET", `/catalog/products/${id}`)).variants[0].prices).toMatchObject([
      { region: "us", price: 500, sale_price: 400, sale_from: "2199-12-01T08:00:00.000Z" },
      { region: "ca", price: 600 },
    ]);
    await done("PUT", "/pricelists/us/records", priced("dated", 500));
    const late = await send("PUT", `/catalog/products/${id}`, price({ sale_price: 300 }));
    expect([late.status, late.body.fields]).toEqual([409, [`variants.${variant}.prices.us`]]);
  });

  test("3.12 thresholds and shelves: what others said meanwhile stays, and of the same one the second is told", async () => {
    const { id, version, variants } = await done("POST", "/catalog/products", board("kept"));
    const [first, second] = variants as [Data, Data];
    await done("PUT", "/staff/stock/low", { items: [{ variantId: first.id, lowAt: 4 }] });
    await done("PUT", "/staff/stock/shelves", { items: [{ variantId: second.id, shelf: "A-12" }] });
    expect((await done("GET", `/catalog/products/${id}`)).version).toBe(version + 2);
    // A client sends back everything it read, adds a shelf and changes a threshold.
    const sent = (variants as Data[]).map((one) => ({
      ...one,
      ...(one.id === first.id && { bin_picking_number: "B-1" }),
      ...(one.id === second.id && { inventory_warning_level: 9 }),
    }));
    const kept = await done("PUT", `/catalog/products/${id}`, { version, variants: sent });
    const saidOf = ({ inventory_warning_level: low, bin_picking_number: shelf }: Data) => [low, shelf];
    expect(kept.variants.slice(0, 3).map(saidOf)).toEqual([
      [4, "B-1"],
      [9, "A-12"],
      [null, null],
    ]);

    const change = (low: number, shelf: string) =>
      send("PUT", `/catalog/products/${id}`, {
        version,
        variants: variants.map((one: Data) =>
          one.id === first.id
            ? { id: one.id, inventory_warning_level: low, bin_picking_number: shelf }
            : { id: one.id },
        ),
      });
    const lost = await change(7, "B-2");
    expect([lost.status, lost.body.code]).toEqual([409, "conflict"]);
    const at = `variants.${first.id}`;
    expect(lost.body.current).toEqual({ [`${at}.inventory_warning_level`]: 4, [`${at}.bin_picking_number`]: "B-1" });
    // Sending the current value again is no conflict.
    expect((await change(4, "B-1")).status).toBe(200);
  });

  test("sales and counts of stock are no versions; a version that never was is refused", async () => {
    const made = await done("POST", "/catalog/products", board("counted"));
    await done("PUT", "/inventory/adjustments/absolute", counted("counted", 3));
    expect((await done("GET", `/catalog/products/${made.id}`)).version).toBe(made.version);
    const refused = await send("PUT", `/catalog/products/${made.id}`, { version: 99, name: "x" });
    expect([refused.status, refused.errors]).toEqual([422, { version: "is none that there was" }]);
  });

  test("two people who choose different categories both win: each category is for itself", async () => {
    const uids = ["both-a", "both-b", "both-c"];
    const made = await done("PUT", "/catalog/categories", { categories: uids.map((uid) => ({ uid, name: uid })) });
    const [first, , third] = made as { id: number }[];
    const { id, version } = await done("POST", "/catalog/products", { ...board("both"), categories: ["both-a"] });
    const put = (categories: (string | number)[]) => send("PUT", `/catalog/products/${id}`, { version, categories });
    expect((await put(["both-a", "both-b"])).status).toBe(200);
    const second = await put([first!.id, third!.id]);
    expect([second.status, second.body.meta.merged]).toEqual([200, ["categories"]]);
    expect(second.data.categories.toSorted()).toEqual(uids);
    // One takes out what both saw: it stays out, with what the others chose.
    const left = await put([]);
    expect([left.status, left.data.categories.toSorted()]).toEqual([200, ["both-b", "both-c"]]);
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
