import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

export type ProductPlan = {
  name?: string;
  /** In minor units, by region; every variant has the same price. */
  prices?: Record<string, number>;
  retailPrice?: number;
  /** The stock of each variant: one variant per number. */
  stock?: number[];
  tracking?: "none" | "product" | "variant";
  availability?: "available" | "preorder" | "disabled";
  /** The names of the values of a "Size" option, one per variant. Required with more than one variant. */
  sizes?: string[];
};

export type PlantedProduct = { productId: number; variantIds: number[] };

/** Writes a product with its variants, prices and stock directly to the tables. */
export async function plantProduct(db: Db, plan: ProductPlan = {}): Promise<PlantedProduct> {
  const {
    prices = { us: 10_000 },
    stock = [10],
    sizes = stock.length > 1 ? stock.map((_, at) => `15${at}`) : [],
  } = plan;
  const uid = `p-${randomBytes(5).toString("hex")}`;
  const product = await db
    .insertInto("products")
    .values({
      uid,
      sku: uid.toUpperCase(),
      kind: "snowboard",
      name: plan.name ?? "Kestrel",
      availability: plan.availability ?? "available",
      inventory_tracking: plan.tracking ?? "variant",
      specs: "[]",
      attributes: "{}",
      safety_contacts: "[]",
      safety_warnings: "[]",
      schedule: "[]",
      related: "[]",
      add_ons: "[]",
      texts: "{}",
      images: JSON.stringify([{ id: `${uid}-topsheet` }]),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const valueIds = await plantSizes(db, product.id, sizes);
  const variants = await db
    .insertInto("variants")
    .values(
      stock.map((_, at) => ({
        product_id: product.id,
        sku: `${uid.toUpperCase()}-${at}`,
        position: at,
        option_value_ids: valueIds[at] ? [valueIds[at]] : [],
      })),
    )
    .returning("id")
    .execute();
  const variantIds = variants.map(({ id }) => id).sort((a, b) => a - b);
  const priced = Object.entries(prices).flatMap(([region, price]) =>
    variantIds.map((variant_id) => ({ region, variant_id, price, retail_price: plan.retailPrice ?? null })),
  );
  if (priced.length > 0) await db.insertInto("prices").values(priced).execute();
  const rows = variantIds.map((variant_id, at) => ({ variant_id, available: stock[at] ?? 0 }));
  await db.insertInto("stock").values(rows).execute();
  await sql`select summarise_products(array[${product.id}]::integer[])`.execute(db);
  return { productId: product.id, variantIds };
}

async function plantSizes(db: Db, productId: number, sizes: string[]): Promise<number[]> {
  if (sizes.length === 0) return [];
  const option = await db
    .insertInto("product_options")
    .values({ product_id: productId, name: "Size", kind: "rectangles" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const values = await db
    .insertInto("option_values")
    .values(sizes.map((size, position) => ({ option_id: option.id, code: size.toLowerCase(), label: size, position })))
    .returning("id")
    .execute();
  return values.map(({ id }) => id);
}

/** Adds a customer without a password, who can be signed in by a session only. */
export async function plantCustomer(db: Db, group?: number): Promise<number> {
  const email = `${randomBytes(5).toString("hex")}@firn.example`;
  const values = { email, first_name: "Ada", last_name: "Berg", form_fields: "[]", customer_group_id: group ?? null };
  return (await db.insertInto("customers").values(values).returning("id").executeTakeFirstOrThrow()).id;
}

export async function stockOf(db: Db, variantId: number): Promise<number> {
  const row = await db.selectFrom("stock").select("available").where("variant_id", "=", variantId).executeTakeFirst();
  return row?.available ?? 0;
}
