import type { ProductInput } from "#commerce/catalog/products/product-input.ts";
import type { BcCategory, BcPriceRecord, BcProduct } from "#commerce/integrations/bigcommerce/catalog/shapes.ts";
import { sampleCategories } from "#tests/support/samples/catalog.ts";

/** The data of a small store: the sample catalogue, sold through three channels, and the data of its customers. */

export type StoredCustomer = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  phone: string;
  notes: string;
  customer_group_id: number;
  password: string;
  form_fields: { name: string; value: string; customer_id: number }[];
};
export type Row = { id: number } & Record<string, unknown>;
export type StoredCart = {
  id: string;
  customer_id: number;
  channel_id: number;
  locale: string;
  currency: string;
  items: { id: string; variantId: number; quantity: number }[];
};

/** The data that a checkout adds to its cart. */
export type StoredCheckout = {
  billing: ({ id: string } & Record<string, unknown>) | null;
  parcels: { id: string; address: object; lines: { item_id: string; quantity: number }[]; option: string | null }[];
  orderId: number | null;
  message: string;
};

export type World = {
  products: BcProduct[];
  categories: BcCategory[];
  /** By price list. */
  records: Map<number, BcPriceRecord[]>;
  assignments: { id: number; price_list_id: number; channel_id: number; customer_group_id: null }[];
  carts: Map<string, StoredCart>;
  checkouts: Map<string, StoredCheckout>;
  /** Payment tokens, each for one order and one use. */
  tokens: Map<string, number>;
  /** By order. */
  transactions: Map<number, Row[]>;
  customers: StoredCustomer[];
  addresses: Row[];
  orders: Row[];
  shipments: Map<number, Row[]>;
  nextId: number;
};

/** The store's own currency is that of channel 1; the other channels sell by price lists. */
export const channels = { us: 1, ca: 2, eu_region_1: 3 } as const;
const currencies = { us: "usd", ca: "cad", eu_region_1: "eur" } as const;

const decimal = (minor: number) => minor / 100;

export function makeWorld(catalogue: readonly ProductInput[]): World {
  const categories = sampleCategories.map(({ uid, parent, name }, index): BcCategory => {
    const parentId = sampleCategories.findIndex((one) => one.uid === parent) + 1;
    const path = parent ? `/${parent}/${uid}/` : `/${uid}/`;
    return {
      category_id: index + 1,
      parent_id: parentId,
      tree_id: 1,
      name,
      sort_order: index,
      is_visible: true,
      url: { path },
    };
  });
  let nextId = 1000;
  const ids = () => {
    nextId += 1;
    return nextId;
  };
  const records = new Map<number, BcPriceRecord[]>([
    [1, []],
    [2, []],
  ]);
  const products = catalogue.map((product) => {
    const id = ids();
    const options = product.options.map(({ name, kind, values }, sort_order) => ({
      id: ids(),
      product_id: id,
      display_name: name,
      type: kind,
      sort_order,
      option_values: values.map(({ code, label, hexColours }, order) => ({
        id: ids(),
        label,
        sort_order: order,
        value_data: hexColours ? { colors: hexColours } : null,
        code,
      })),
    }));
    const [first] = product.variants;
    const us = first?.prices.us ?? { price: 0 };
    const listed = decimal(us.retailPrice ?? us.price);
    const variants = product.variants.map((variant) => {
      const variantId = ids();
      for (const [region, listId] of [
        ["ca", 1],
        ["eu_region_1", 2],
      ] as const) {
        const price = variant.prices[region];
        if (!price) continue;
        records.get(listId)?.push({
          variant_id: variantId,
          currency: currencies[region],
          price: decimal(price.retailPrice ?? price.price),
          sale_price: price.retailPrice === undefined ? null : decimal(price.price),
          retail_price: null,
          calculated_price: decimal(price.price),
        });
      }
      return {
        id: variantId,
        product_id: id,
        sku: variant.sku,
        price: null,
        sale_price: null,
        retail_price: null,
        calculated_price: decimal(us.price),
        inventory_level: variant.stock ?? 0,
        purchasing_disabled: false,
        image_url: `https://cdn11.bigcommerce.com/s-firn/${variant.image}.jpg`,
        option_values: options.flatMap((option, index) =>
          option.option_values
            .filter(({ code }) => code === variant.values[index])
            .map((value) => ({
              id: value.id,
              label: value.label,
              option_id: option.id,
              option_display_name: option.display_name,
            })),
        ),
      };
    });
    const fields = {
      kind: product.kind,
      is_new: product.isNew,
      is_redesigned: product.isRedesigned,
      is_best_seller: product.isBestSeller,
    };
    return {
      id,
      name: product.name,
      type: "physical",
      sku: product.sku,
      description: product.description ?? "",
      price: listed,
      sale_price: us.retailPrice === undefined ? 0 : decimal(us.price),
      retail_price: 0,
      calculated_price: decimal(us.price),
      categories: product.categories.map((uid) => sampleCategories.findIndex((one) => one.uid === uid) + 1),
      brand_id: 0,
      availability: "available" as const,
      is_visible: true,
      is_featured: false,
      preorder_release_date: null,
      inventory_tracking: "variant" as const,
      inventory_level: variants.reduce((sum, variant) => sum + variant.inventory_level, 0),
      total_sold: product.popularity ?? 0,
      custom_url: { url: `/${product.uid}/`, is_customized: false },
      custom_fields: [
        ...Object.entries(fields).map(([name, value]) => ({
          id: ids(),
          name,
          value: value === true ? "True" : String(value),
        })),
        ...(product.specs ?? []).map((spec) => ({ id: ids(), name: spec.id, value: spec.value })),
      ],
      images: (product.images ?? []).map((image, sort_order) => ({
        id: ids(),
        product_id: id,
        url_standard: `https://cdn11.bigcommerce.com/s-firn/${image.id}.jpg`,
        sort_order,
        description: image.colour ?? "",
      })),
      options,
      variants,
    };
  });
  return {
    products,
    categories,
    records,
    assignments: [
      { id: 1, price_list_id: 1, channel_id: 2, customer_group_id: null },
      { id: 2, price_list_id: 2, channel_id: 3, customer_group_id: null },
    ],
    carts: new Map(),
    checkouts: new Map(),
    tokens: new Map(),
    transactions: new Map(),
    customers: [],
    addresses: [],
    orders: [],
    shipments: new Map(),
    nextId,
  };
}

export function nextId(world: World): number {
  world.nextId += 1;
  return world.nextId;
}
