import { describe, expect, test } from "vitest";
import type { ProductPageQuery } from "#commerce/catalog/api/backend.ts";
import type { PricedProduct } from "#commerce/catalog/api/rest.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { type Sample, samples } from "#tests/support/backend.ts";
import { bySku, everything, type Ground, unknownId, variantsOf } from "./ground.ts";

/** SKU → price and former price, in minor units. */
const pricesOf = ({ variants }: PricedProduct) =>
  Object.fromEntries(variants.map(({ sku, price, retailPrice = null }) => [sku, [price, retailPrice]]));

const us = { region: "us", discount: null } as const;

/** Specification 7.1: lists, filters, pages, detail, variants, categories. */
export function catalogueContract(at: () => Ground): void {
  describe("7.1 catalogue", () => {
    /** A page of products with all their details. */
    const list = async (query: Partial<ProductPageQuery> = {}) => {
      const found = await at().backend.catalogue.products({ ...everything, region: "us", ...query });
      return { total: found.total, products: found.products.map(({ detail }) => detail as PricedProduct) };
    };

    test("lists every product at the prices of the region", async () => {
      for (const region of shoppingRegions) {
        const { products, total } = await list({ region });
        expect(total).toBe(30);
        expect(products.map((product) => product.sku).sort()).toEqual(samples.map(({ sku }) => sku).sort());
        for (const product of products) {
          const sample = samples.find(({ sku }) => sku === product.sku) as Sample;
          expect(product.currency).toBe(currencyOf(region));
          expect(pricesOf(product)).toEqual(sample.pricesIn(region));
        }
      }
    });

    test("pages without gaps or repetitions, and is empty past the end", async () => {
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list({ page, limit: 7 })));
      expect(pages.map(({ products }) => products.length)).toEqual([7, 7, 7, 7, 2]);
      expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(30);
      const past = await list({ page: 9, limit: 7 });
      expect(past).toMatchObject({ products: [], total: 30 });
    });

    test("narrows by category, id and SKU, and finds nothing for an empty list", async () => {
      const categories = await at().backend.catalogue.categories("us");
      const boots = categories.find(({ uid }) => uid === "boots")?.id as number;
      const found = await list({ categories: [boots] });
      const wanted = samples.filter((sample) => sample.categories.includes("boots"));
      expect(found.products.map(({ sku }) => sku).sort()).toEqual(wanted.map(({ sku }) => sku).sort());
      const [first, second] = found.products as [PricedProduct, PricedProduct];
      const two = await list({ ids: [first.id, second.id, unknownId] });
      expect(two.total).toBe(2);
      expect((await list({ ids: [] })).total).toBe(0);
      expect((await list({ sku: "SMP-none" })).products).toEqual([]);
    });

    test("sorts by name and turns round", async () => {
      const names = async (direction: "asc" | "desc") =>
        (await list({ sort: "name", direction })).products.map((product) => product.name);
      const up = await names("asc");
      expect(up).toEqual([...up].sort());
      expect(await names("desc")).toEqual([...up].reverse());
    });

    test("answers one product with its options and variants", async () => {
      const { id } = await bySku(at(), "SMP-3");
      const sample = samples.find(({ sku }) => sku === "SMP-3") as Sample;
      const product = (await at().backend.catalogue.detail(id, us)) as PricedProduct;
      expect(product).toMatchObject({
        id,
        uid: "sample-3",
        name: sample.name,
        isNew: sample.isNew,
        specs: sample.specs,
      });
      expect(
        product.options.map((option) => [option.name, option.kind, option.values.map(({ code }) => code)]),
      ).toEqual(sample.options);
      expect(product.options[0]?.values[0]?.hexColours).toEqual(["#123456"]);
      expect(product.variants.map(({ sku }) => sku)).toEqual(sample.variants);
      for (const variant of product.variants) {
        const codes = product.options.map(
          (option, index) => option.values.find((value) => value.id === variant.valueIds[index])?.code,
        );
        expect(variant.sku).toBe(`SMP-3-${codes.join("-")}`.toUpperCase());
        expect(variant.available).toBe(sample.stockOf(variant.sku));
        expect(variant.isPurchasable).toBe(sample.stockOf(variant.sku) > 0);
      }
    });

    test("answers variants by product, id and SKU", async () => {
      const { product, variants } = await variantsOf(at(), 4);
      const byProduct = await at().backend.catalogue.variants({ ...us, productIds: [product.id], page: 1, limit: 250 });
      expect(byProduct.found.map(({ variant }) => variant.id).sort()).toEqual(variants.map(({ id }) => id).sort());
      const [first] = variants;
      const byId = await at().backend.catalogue.variants({ ...us, ids: [first?.id ?? 0], page: 1, limit: 10 });
      expect(byId.found[0]).toMatchObject({ product: { id: product.id }, variant: { sku: first?.sku } });
      const bySku = await at().backend.catalogue.variants({ ...us, sku: first?.sku ?? "", page: 1, limit: 10 });
      expect(bySku.found[0]?.variant.id).toBe(first?.id);
    });

    test("answers the category tree, parents before children", async () => {
      const categories = await at().backend.catalogue.categories("us");
      const path = (uid: string) => categories.find((category) => category.uid === uid)?.path;
      expect(categories).toHaveLength(9);
      expect(path("snowboards")).toBe("snowboards");
      expect(path("freeride-snowboards")).toBe("snowboards/freeride-snowboards");
      const place = (uid: string) => categories.findIndex((category) => category.uid === uid);
      expect(place("boots")).toBeLessThan(place("mens-boots"));
    });

    test("knows no unknown product", async () => {
      expect(await at().backend.catalogue.product(unknownId, us, [])).toBeNull();
      expect(await at().backend.catalogue.detail(unknownId, us)).toBeNull();
      expect(await at().backend.catalogue.stock([unknownId], "us")).toEqual([]);
    });
  });
}
