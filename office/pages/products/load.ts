import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { type ListSearch, limitOf, pageOf } from "../../components/list/search.ts";
import type { Answer } from "../../components/list/types.ts";
import { get } from "../../runtime/api.ts";

/** A product as a row of lists shows it. */
export type ProductRow = {
  id: number;
  name: string;
  sku: string;
  kind: string;
  brand: string;
  image: string | null;
  isVisible: boolean;
  availability: "available" | "preorder" | "disabled";
  /** Null: it is not counted. */
  stock: number | null;
  variants: number;
  price: { amount: number; currency: string } | null;
};

const toRow = (product: ProductV3): ProductRow => {
  const prices = product.variants.flatMap(({ prices: all }) => all.filter(({ region }) => region === "us"));
  const lowest = prices.toSorted((one, other) => one.price - other.price)[0];
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    kind: product.kind,
    brand: product.brand,
    image: product.images[0]?.id ?? null,
    isVisible: product.is_visible,
    availability: product.availability,
    stock:
      product.inventory_tracking === "none"
        ? null
        : product.variants.reduce((sum, { inventory_level = 0 }) => sum + inventory_level, 0),
    variants: product.variants.length,
    price: lowest ? { amount: lowest.price, currency: lowest.currency } : null,
  };
};

type Page = { data: ProductV3[]; meta: { pagination: { total: number } } };

export async function loadProducts(search: ListSearch, signal: AbortSignal): Promise<Answer<ProductRow>> {
  const { data, meta } = await get<Page>("/catalog/products", { page: pageOf(search), limit: limitOf(search) }, signal);
  return { rows: data.map(toRow), total: meta.pagination.total };
}
