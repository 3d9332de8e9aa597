import { randomBytes } from "node:crypto";
import type { ProductPageQuery } from "#commerce/catalog/api/backend.ts";
import type { PricedProduct } from "#commerce/catalog/api/rest.ts";
import type { CommerceBackend } from "#commerce/integrations/backend/backend.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** A backend under test; it holds the sample catalogue (tests/support/samples/catalog.ts) and nothing else. */
export type Ground = {
  backend: CommerceBackend;
  /** Adds an order of one variant in the region "us", of which `shipped` pieces are on their way. */
  plantOrder(plan: {
    customerId: number;
    email: string;
    sku: string;
    quantity: number;
    shipped: number;
  }): Promise<number>;
  /** Sets the stock of a variant. */
  setStock(sku: string, pieces: number): Promise<void>;
};

export const everything: Omit<ProductPageQuery, "region"> = {
  sort: "id",
  direction: "asc",
  page: 1,
  limit: 250,
  include: ["variants", "options"],
};

export const unknownId = 2_000_000_000;

/** The sample's product with that SKU, with the backend's own ids. */
export async function bySku({ backend }: Ground, sku: string, region: PriceRegion = "us"): Promise<PricedProduct> {
  const { products } = await backend.catalogue.products({ ...everything, region, sku });
  return products[0]?.detail as PricedProduct;
}

/** The sample's product number `index` and its variants, whether in stock or not. */
export async function variantsOf(ground: Ground, index: number) {
  const product = await bySku(ground, `SMP-${index}`);
  return { product, variants: product.variants };
}

/** Creates an account from a network address of its own. Returns it with the data entered for it. */
export async function newCustomer({ backend }: Ground) {
  const email = `${randomBytes(6).toString("hex")}@firn.example`;
  const typed = { email, firstName: "Ada", lastName: "Berg", password: "uphill-2026-track" };
  const address = `10.${randomBytes(3).join(".")}`;
  const made = await backend.customers.create({ ...typed, address, locale: "en-us", region: "us" });
  if (!made.ok) throw new Error(made.problem.message);
  return { ...typed, address, id: made.value.customerId };
}
