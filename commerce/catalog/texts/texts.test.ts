import { expect, test } from "vitest";
import { ownEngine } from "#services/search/search-engine.ts";
import { board, priced, useMerchant } from "#tests/support/merchant.ts";

const merchant = useMerchant();
const { send, done } = merchant;

const propsOf = async (path: string) => (await merchant.app.inject({ url: `${path}/_payload.json` })).json().props;
const found = async (query: string, locale: "de" | "en-us") => {
  const { results } = await ownEngine(merchant.database.db).search({ query, locale, region: "us", size: 5 });
  return results.map(({ uid }) => uid);
};

test("7.1 what a product says in a language is shown there, found there, and falls back to the first one's", async () => {
  const { id } = await done("POST", "/catalog/products", {
    ...board("heron"),
    is_visible: true,
    description: "Floats.",
  });
  await done("PUT", "/pricelists/us/records", priced("heron", 500));
  const texts = {
    en: { features: ["Floats high"], seo_title: "Heron, the board that floats" },
    de: {
      name: "Graureiher",
      description: "Schwebt.",
      features: ["Schwebt hoch"],
      seo_title: "Graureiher kaufen",
      seo_description: "Das Brett, das schwebt.",
      options: { Color: "Farbton" },
      values: { ink: "Tintenblau" },
    },
  };
  const { data, status } = await send("PUT", `/catalog/products/${id}`, { texts });
  expect([status, data.texts]).toEqual([200, texts]);

  const { product } = await propsOf("/de-at/p/heron");
  expect(product).toMatchObject({ name: "Graureiher", description: "Schwebt.", features: ["Schwebt hoch"] });
  expect(product.options[0]).toMatchObject({ name: "Color", label: "Farbton" });
  expect(product.options[0].values.map(({ label }: { label: string }) => label)).toEqual([
    "Tintenblau",
    "Glacier Blue",
  ]);
  const page = (await merchant.app.inject({ url: "/de-at/p/heron" })).body;
  expect(page).toContain("<title>Graureiher kaufen</title>");
  expect(page).toContain("Das Brett, das schwebt.");
  expect(await propsOf("/fr-fr/p/heron")).toMatchObject({
    product: { name: "Board heron", description: "Floats.", features: ["Floats high"] },
  });
  expect((await merchant.app.inject({ url: "/en-us/p/heron" })).body).toContain(
    "<title>Heron, the board that floats</title>",
  );
  await expect.poll(() => found("Graureiher", "de")).toEqual(["heron"]);
  expect(await found("Graureiher", "en-us")).toEqual([]);

  await done("PUT", "/pricelists/eu_region_1/records", priced("heron", 500));
  await expect.poll(async () => (await merchant.app.inject({ url: "/de-at/c/boards" })).body).toContain("Graureiher");
});

test("7.1 two people write texts of one product: other languages merge, the same text is told", async () => {
  const { id, version } = await done("POST", "/catalog/products", board("swift"));
  await done("PUT", `/catalog/products/${id}`, { version, texts: { de: { name: "Segler" } } });
  const merged = await send("PUT", `/catalog/products/${id}`, { version, texts: { fr: { name: "Martinet" } } });
  expect([merged.status, merged.body.meta.merged]).toEqual([200, ["texts.de.name"]]);
  expect(merged.data.texts).toEqual({ de: { name: "Segler" }, fr: { name: "Martinet" } });
  const both = await send("PUT", `/catalog/products/${id}`, { version, texts: { de: { name: "Mauersegler" } } });
  expect(both.body).toMatchObject({
    code: "conflict",
    fields: ["texts.de.name"],
    current: { "texts.de.name": "Segler" },
  });
});

test("7.1 a name that staff change is what the shop says, whatever stood in the texts", async () => {
  const { id } = await done("POST", "/catalog/products", { ...board("plover"), is_visible: true });
  await done("PUT", "/pricelists/us/records", priced("plover", 500));
  await done("PUT", `/catalog/products/${id}`, { name: "Golden Plover" });
  expect((await propsOf("/en-us/p/plover")).product.name).toBe("Golden Plover");
});

test("2.2 an option is renamed with its variants and texts, and a product moves with a redirect behind it", async () => {
  const made = await done("POST", "/catalog/products", { ...board("stork"), is_visible: true });
  await done("PUT", "/pricelists/us/records", priced("stork", 500));
  await done("PUT", `/catalog/products/${made.id}`, { texts: { de: { options: { Size: "Länge" } } } });
  const options = made.options.map((option: { display_name: string }) =>
    option.display_name === "Size" ? { ...option, display_name: "Length" } : option,
  );
  const renamed = await done("PUT", `/catalog/products/${made.id}`, { options });
  expect(renamed.options.map(({ display_name }: { display_name: string }) => display_name)).toEqual([
    "Color",
    "Length",
  ]);
  expect(renamed.variants.map(({ id }: { id: number }) => id)).toEqual(
    made.variants.map(({ id }: { id: number }) => id),
  );
  expect(renamed.texts.de.options).toEqual({ Length: "Länge" });
  const strange = await send("PUT", `/catalog/products/${made.id}`, {
    options: renamed.options.map((option: object) => ({ ...option, id: 1 })),
  });
  expect([strange.status, Object.keys(strange.errors)]).toEqual([404, ["options.0.id", "options.1.id"]]);

  const taken = await send("PUT", `/catalog/products/${made.id}`, { uid: "plover" });
  expect([taken.status, taken.errors]).toEqual([409, { uid: "is in use already" }]);
  await done("PUT", `/catalog/products/${made.id}`, { uid: "white-stork" });
  const wayFrom = async (url: string) => {
    const { statusCode, headers } = await merchant.app.inject({ url });
    return [statusCode, headers.location];
  };
  const moved = [301, "/de-at/p/white-stork?color=ink"];
  await expect.poll(() => wayFrom("/de-at/p/stork?color=ink")).toEqual(moved);
  expect((await merchant.app.inject({ url: "/de-at/p/stork/reviews" })).headers.location).toBe(
    "/de-at/p/white-stork/reviews",
  );
  expect((await merchant.app.inject({ url: "/en-us/p/white-stork" })).statusCode).toBe(200);
  await expect.poll(() => found("Board stork", "en-us")).toEqual(["white-stork"]);

  // A new product takes the address, which then belongs to it.
  await done("POST", "/catalog/products", {
    ...board("stork"),
    sku: "STORK-2",
    variants: [{ sku: "STORK-2-A" }],
    options: [],
    is_visible: true,
  });
  await expect.poll(async () => (await merchant.app.inject({ url: "/de-at/p/stork" })).statusCode).toBe(200);
});
