import { expect, test } from "vitest";
import { csv, useImports } from "#tests/support/imports.ts";

const { tried, imported, stored } = useImports();

const [from, until] = ["2126-12-01T08:00:00.000Z", "2126-12-24T22:00:00.000Z"];
/** A tee in three sizes, the small one before at 39.95, the large one with a sale to come. */
const tee = csv(
  "uid,sku,kind,name,options,variant_sku,variant_options,price_us,retail_price_us,sale_price_us,sale_from_us,sale_until_us,price_ca,inventory_level",
  `tee,TEE,tee,Tee,"${'[{"display_name":"Size","type":"rectangles","option_values":[{"label":"S"},{"label":"M"},{"label":"L"}]}]'.replaceAll('"', '""')}",TEE-S,"{""Size"":""s""}",29.95,39.95,,,,35,3`,
  `tee,,,,,TEE-M,"{""Size"":""m""}",29.95,,,,,35,4`,
  `tee,,,,,TEE-L,"{""Size"":""l""}",29.95,,19.95,${from},${until},35,5`,
);
type Variant = { sku: string; prices: { region: string; price: number; retail_price?: number; sale_price?: number }[] };
const variants = async () => ((await stored()) as unknown as { variants: Variant[] }[])[0]?.variants ?? [];
const prices = async (region = "us") =>
  Object.fromEntries(
    (await variants()).map(({ sku, prices: all }) => {
      const { price, retail_price: before, sale_price: sale } = all.find((one) => one.region === region) ?? {};
      return [sku, [price, before, sale]];
    }),
  );

test("a table without options changes the variants that it names, and the others stay in their places", async () => {
  await imported(tee);
  const file = csv("uid,variant_sku,price_us", "tee,TEE-L,31");
  const { data } = await tried(file);
  expect(data[0].changes).toEqual([{ field: "TEE-L price us", before: "29.95", after: "31" }]);
  await imported(file);
  expect(await prices()).toEqual({
    "TEE-S": [29.95, 39.95, undefined],
    "TEE-M": [29.95, undefined, undefined],
    "TEE-L": [31, undefined, 19.95],
  });
  expect((await variants()).map(({ sku }) => sku)).toEqual(["TEE-S", "TEE-M", "TEE-L"]);
  expect(await prices("ca")).toMatchObject({ "TEE-L": [35, undefined, undefined] });
});

test("of a price before and a sale that no column says, what no longer fits the price goes and is told", async () => {
  await imported(tee);
  const { data } = await tried(csv("uid,variant_sku,price_us", "tee,TEE-S,45", "tee,TEE-L,15"));
  expect(data[0].changes).toEqual([
    { field: "TEE-S price us", before: "29.95", after: "45" },
    { field: "TEE-S retail_price us", before: "39.95", after: null },
    { field: "TEE-L price us", before: "29.95", after: "15" },
    { field: "TEE-L sale_price us", before: "19.95", after: null },
    { field: "TEE-L sale_from us", before: from, after: null },
    { field: "TEE-L sale_until us", before: until, after: null },
  ]);
});

test("with its options a table says which variants there are: a row that is missing removes its variant", async () => {
  await imported(tee);
  const [head = "", first = "", second = ""] = tee.trim().split(/\r?\n/);
  const file = csv(head, first, second);
  expect((await tried(file)).data[0].changes[0]).toEqual({ field: "TEE-L variant", before: "L", after: null });
  await imported(file);
  expect((await variants()).map(({ sku }) => sku)).toEqual(["TEE-S", "TEE-M"]);
});

test("a fault is told in its own row, whatever place its variant has", async () => {
  await imported(tee);
  const { data } = await tried(csv("uid,variant_sku,price_us", "tee,TEE-L,31", "tee,TEE-M,-1"));
  expect(data[0].reasons).toMatchObject([{ row: 3, column: "price_us" }]);
});

test("Shopify's file without the price before leaves that which is stored", async () => {
  const rows = (head: string, ...more: string[]) => csv(`Handle,Title,Variant SKU,Variant Price${head}`, ...more);
  await imported(rows(",Variant Compare At Price", "wax,Wax,WAX,12,15"));
  await imported(rows("", "wax,Wax,WAX,11"));
  expect(await prices()).toEqual({ WAX: [11, 15, undefined] });
});
