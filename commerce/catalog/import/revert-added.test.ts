import { beforeEach, describe, expect, test } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { runJob } from "#commerce/staff/jobs/actions.ts";
import { staffJobKinds } from "#server/staff-jobs.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { csv, useImports } from "#tests/support/imports.ts";

const { base, ask, imported, stored } = useImports();

const sizes = (...lines: string[]) =>
  csv(
    "Handle,Title,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price",
    ...lines,
  );
const colours = (...lines: string[]) =>
  csv(
    "Handle,Title,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price",
    ...lines,
  );
const former = sizes("wax,Wax,Care,true,Size,S,WAX-S,shopify,5,12.00", "wax,,,,,M,WAX-M,shopify,5,13.00");
const withLarge = sizes(
  "wax,Renamed,Care,true,Size,S,WAX-S,shopify,5,12.00",
  "wax,,,,,M,WAX-M,shopify,5,13.00",
  "wax,,,,,L,WAX-L,shopify,5,15.00",
);
const reverted = async (job: number) => {
  const reverting = (await ask("POST", `/jobs/${job}/revert`)).json().job;
  await runJob(base.db, staffJobKinds, reverting.id);
  const done = (await ask("GET", `/jobs/${reverting.id}`)).json();
  expect([done.status, done.report.error]).toEqual(["done", undefined]);
  expect(done.done).toBe(done.total);
  return done;
};
type Variant = {
  id: number;
  sku: string;
  option_values: { code: string }[];
  prices: { region: string; price: number }[];
};
type Product = { id: number; name: string; variants: Variant[]; options: object[] };
const find = async (): Promise<Product> => (await ask("GET", "/catalog/products?uid=wax")).json().data[0];
const put = async (id: number, change: object) => {
  const answer = await ask("PUT", `/catalog/products/${id}`, JSON.stringify(change), {
    "content-type": "application/json",
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const chosen = ({ variants }: Product) =>
  Object.fromEntries(variants.map(({ sku, option_values: values }) => [sku, values.map(({ code }) => code).join()]));
/** Adds a variant by hand, with these values. */
const added = async (sku: string, values: object[]) => {
  const { id, variants } = await find();
  await put(id, { variants: [...variants, { sku, option_values: values, prices: [{ region: "us", price: 20 }] }] });
};
type Left = { about: { kind: string; id: string }; reason: { code: string } };
const told = ({ report: { skipped = [] } }: { report: { skipped?: Left[] } }) =>
  skipped.map(({ about, reason }) => `${about.kind} ${reason.code}`).sort();

describe("taking back an import, of what it added to a product that was there before", () => {
  let job: number;
  beforeEach(async () => {
    await imported(former);
    job = (await imported(withLarge)).id;
  });

  test("nothing stays that is as it was added", async () => {
    const before = await stored();
    await imported(former);
    const formerly = await stored();
    await imported(withLarge);
    expect(await stored()).toEqual(before);
    job = (await ask("GET", "/jobs")).json().data[0].id;
    expect(told(await reverted(job))).toEqual([]);
    expect(await stored()).toEqual(formerly);
  });

  test("a value stays that a variant has which was added since, and the rest goes", async () => {
    const { id } = await find();
    await put(id, { variants: [...(await find()).variants.filter(({ sku }) => sku !== "WAX-L")] });
    await added("WAX-MINE", [{ option_display_name: "Size", code: "l" }]);
    const done = await reverted(job);
    expect(told(done)).toContain("option-value used-since");
    const after = await find();
    expect(chosen(after)).toEqual({ "WAX-S": "s", "WAX-M": "m", "WAX-MINE": "l" });
    expect(after.name).toBe("Wax");
  });

  test("an option stays with its values on all variants when one has it that was added since", async () => {
    await reverted(job);
    const next = await imported(
      colours(
        "wax,Renamed,Care,true,Size,S,Colour,Red,WAX-S,12.00",
        "wax,,,,,M,,Red,WAX-M,13.00",
        "wax,,,,,L,,Red,WAX-L,13.00",
      ),
    );
    const { id, variants } = await find();
    await put(id, { variants: variants.filter(({ sku }) => sku !== "WAX-L") });
    await added("WAX-MINE", [
      { option_display_name: "Size", code: "l" },
      { option_display_name: "Colour", code: "red" },
    ]);
    const done = await reverted(next.id);
    expect(told(done)).toContain("option used-since");
    const after = await find();
    expect(after.name).toBe("Wax");
    for (const values of Object.values(chosen(after))) expect(values).toMatch(/^[sml],red$/);
  });

  test("a variant stays whole whose price was changed since", async () => {
    const { id, variants } = await find();
    await put(id, {
      variants: variants.map((one) => (one.sku === "WAX-L" ? { ...one, prices: [{ region: "us", price: 99 }] } : one)),
    });
    const done = await reverted(job);
    expect(told(done)).toEqual(["option-value used-since", "variant changed-since"]);
    const after = await find();
    expect(after.name).toBe("Wax");
    const large = after.variants.find(({ sku }) => sku === "WAX-L");
    expect(large).toMatchObject({ option_values: [{ code: "l" }], prices: [{ region: "us", price: 99 }] });
    const { rows } = await base.pool.query("select available from stock where variant_id = $1", [large?.id]);
    expect(rows).toEqual([{ available: 5 }]);
  });

  test("a variant stays whole to which somebody gave a price in another market", async () => {
    const { id, variants } = await find();
    await put(id, {
      variants: variants.map((one) =>
        one.sku === "WAX-L" ? { ...one, prices: [...one.prices, { region: "ca", price: 21 }] } : one,
      ),
    });
    expect(told(await reverted(job))).toEqual(["option-value used-since", "variant changed-since"]);
    const large = (await find()).variants.find(({ sku }) => sku === "WAX-L");
    expect(large?.prices.map(({ region }) => region).sort()).toEqual(["ca", "us"]);
  });

  test("a variant stays whole that was sold since", async () => {
    const services = await checkoutServices(base);
    const large = (await find()).variants.find(({ sku }) => sku === "WAX-L");
    const cart = await readyCart(services, [{ variantId: large?.id ?? 0, quantity: 2 }]);
    expect(await placeOrder(services, payFor(cart), guest)).toMatchObject({ ok: true });
    await base.pool.query("update stock set available = available + 2 where variant_id = $1", [large?.id]);
    expect(told(await reverted(job))).toEqual(["option-value used-since", "variant used-since"]);
    expect(chosen(await find())).toEqual({ "WAX-S": "s", "WAX-M": "m", "WAX-L": "l" });
    await services.stop();
  });
});

describe("taking back an import, of what it removed", () => {
  test("a value whose option somebody removed since does not come back", async () => {
    await imported(withLarge);
    const { id: job } = await imported(former);
    const { id, variants } = await find();
    const [first] = variants;
    await put(id, { options: [], variants: [{ ...first, option_values: [] }] });
    const done = await reverted(job);
    expect(told(done)).not.toEqual([]);
    expect(chosen(await find())).toEqual({ "WAX-S": "" });
  });

  test("a variant whose SKU somebody has given to another since does not come back", async () => {
    await imported(withLarge);
    const { id: job } = await imported(former);
    await added(
      "WAX-L",
      [{ option_display_name: "Size", code: "m" }].map((value) => value),
    ).catch(() => undefined);
    const { id, variants } = await find();
    await put(id, {
      variants: variants.map((one) => (one.sku === "WAX-M" ? { ...one, sku: "WAX-L" } : one)),
    });
    expect(told(await reverted(job))).not.toEqual([]);
    expect(Object.keys(chosen(await find())).sort()).toEqual(["WAX-L", "WAX-S"]);
  });

  test("a variant does not come back beside one with the same values that was added since", async () => {
    await imported(withLarge);
    const { id: job } = await imported(former);
    const { id, options, variants } = await find();
    await put(id, {
      options: options.map((option) => ({
        ...option,
        option_values: [
          ...(option as { option_values: object[] }).option_values,
          { label: "L", value_data: { code: "l" } },
        ],
      })),
      variants: [
        ...variants,
        {
          sku: "WAX-MINE",
          option_values: [{ option_display_name: "Size", code: "l" }],
          prices: [{ region: "us", price: 20 }],
        },
      ],
    });
    await reverted(job);
    const after = chosen(await find());
    expect(new Set(Object.values(after)).size).toBe(Object.values(after).length);
    expect(after["WAX-MINE"]).toBe("l");
  });
});
