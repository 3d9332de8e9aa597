import { expect, test } from "vitest";
import { useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

const sizes = Array.from({ length: 30 }, (_, at) => String(140 + at));
const colors = ["Ink", "Moss"];
const wide = {
  uid: "wide",
  sku: "WIDE",
  kind: "snowboard",
  name: "Wide",
  options: [
    { display_name: "Color", type: "swatch", option_values: colors.map((label) => ({ label })) },
    { display_name: "Size", type: "rectangles", option_values: sizes.map((label) => ({ label })) },
  ],
  variants: colors.flatMap((color) =>
    sizes.map((size) => ({
      sku: `WIDE-${color}-${size}`.toUpperCase(),
      option_values: [
        { option_display_name: "Color", label: color },
        { option_display_name: "Size", label: size },
      ],
      inventory_level: 3,
      prices: [
        { region: "us", price: 500 },
        { region: "ca", price: 600 },
      ],
    })),
  ),
};

test("3.12 a product with many variants comes with the first ones and the values of the others, which are read in pages", async () => {
  const whole = await done("POST", "/catalog/products", wide);
  expect(whole.variants).toHaveLength(60);
  const path = `/catalog/products/${whole.id}`;
  const {
    body: { data, meta },
  } = await send("GET", `${path}?variants=first`);
  const { variants: _, ...rest } = data;
  expect({ ...rest, variants: whole.variants }).toEqual(whole);
  expect(data.variants).toEqual(whole.variants.slice(0, 25));
  type Stored = { id: number; option_values: { code: string }[] };
  const others = (whole.variants as Stored[]).slice(25);
  expect(meta.variants).toEqual(
    others.map(({ id, option_values }) => ({ id, codes: option_values.map(({ code }) => code) })),
  );

  const page = await send("GET", `${path}/variants?page=2&limit=25`);
  const ids = whole.variants.map(({ id }: { id: number }) => id);
  expect([page.data, page.body.meta]).toEqual([whole.variants.slice(25, 50), { total: 60, ids, page: 2, limit: 25 }]);
  const chosen = [whole.variants[59].id, whole.variants[3].id];
  expect((await send("GET", `${path}/variants?id:in=${chosen.join(",")}`)).data).toEqual([
    whole.variants[3],
    whole.variants[59],
  ]);
  const idsOf = async (q: string) =>
    (await send("GET", `${path}/variants?limit=600&q=${encodeURIComponent(q)}`)).data.map(
      ({ sku }: { sku: string }) => sku,
    );
  expect(await idsOf("moss")).toHaveLength(30);
  expect(await idsOf("ink-152")).toEqual(["WIDE-INK-152"]);
  expect(await idsOf("MOSS / 16")).toHaveLength(10);
  expect(await idsOf("%")).toEqual([]);
  // A page of matches includes the ids of all matches.
  const moss = await send("GET", `${path}/variants?limit=2&q=moss`);
  expect([moss.data.length, moss.body.meta]).toEqual([2, { total: 30, ids: ids.slice(30), page: 1, limit: 2 }]);
  expect((await send("GET", "/catalog/products/999999/variants")).status).toBe(404);
  expect((await send("GET", "/catalog/products/999999?variants=first")).status).toBe(404);

  // Variants of which only the id is sent are not changed, and the answer contains the first ones again.
  const variants = ids.map((id: number, at: number) => (at === 40 ? { id, gtin: "4006381333931" } : { id }));
  const put = await send("PUT", `${path}?variants=first`, { variants, version: whole.version });
  expect([put.data.variants.length, put.body.meta.variants.length]).toEqual([25, 35]);
  const after = await done("GET", path);
  expect(after.variants).toEqual(whole.variants.with(40, { ...whole.variants[40], gtin: "4006381333931" }));
  expect(await idsOf("638133393")).toEqual([whole.variants[40].sku]);
});
