import { sql } from "kysely";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { columnNames, rowOf } from "#commerce/catalog/products/fields/field-columns.ts";
import type { ProductInput } from "#commerce/catalog/products/product-input.ts";
import type { Db, Transaction } from "#database/tables.ts";

/**
 * Inserts many new products at once. importCatalog looks up existing rows; here all products are known to be new, so
 * ids are assigned beforehand and every table is filled by one statement without a look-up.
 */

/** The number of rows in each table for a list of products. */
type Sizes = { products: number; product_options: number; option_values: number; variants: number };
/** The first id of each table's block. */
export type Blocks = Sizes;

export function sizesOf(products: readonly ProductInput[]): Sizes {
  const options = products.flatMap((product) => product.options);
  return {
    products: products.length,
    product_options: options.length,
    option_values: options.reduce((sum, option) => sum + option.values.length, 0),
    variants: products.reduce((sum, product) => sum + product.variants.length, 0),
  };
}

/** Reserves that many ids in the tables' sequences. No other transaction gets them. */
export async function takeIds(db: Db, sizes: Sizes): Promise<Blocks> {
  const blocks = { ...sizes };
  for (const table of Object.keys(sizes) as (keyof Sizes)[]) {
    const { rows } = await sql<{ last: number }>`
      select setval(pg_get_serial_sequence(${table}, 'id'), nextval(pg_get_serial_sequence(${table}, 'id')) + ${sizes[table]}::bigint)
        as last
    `.execute(db);
    blocks[table] = (rows[0]?.last ?? 0) - sizes[table];
  }
  return blocks;
}

/**
 * Adds products with their listings. `blocks` are reserved ids. Throws when a uid or SKU exists. Categories that do not
 * exist are left out. Records no change: the caller records one at the end.
 */
export async function addProducts(trx: Transaction, products: readonly ProductInput[], blocks: Blocks): Promise<void> {
  const rows = rowsOf(products, { ...blocks });
  const json = (list: readonly object[]) => sql`${JSON.stringify(list)}::json`;
  await sql`
    insert into products (id, ${columnNames})
    select id, ${columnNames} from json_populate_recordset(null::products, ${json(rows.products)})
  `.execute(trx);
  await sql`
    insert into product_categories (product_id, category_id)
    select distinct given.id, categories.id
    from json_to_recordset(${json(rows.places)}) as given (id int, uid text) join categories using (uid)
  `.execute(trx);
  await sql`
    insert into product_options (id, product_id, name, kind, position)
    select id, product_id, name, kind, position from json_populate_recordset(null::product_options, ${json(rows.options)})
  `.execute(trx);
  await sql`
    insert into option_values (id, option_id, code, label, hex_colours, position)
    select id, option_id, code, label, hex_colours, position
    from json_populate_recordset(null::option_values, ${json(rows.values)})
  `.execute(trx);
  await sql`
    insert into variants (id, product_id, sku, position, option_value_ids, image, purchasing_disabled, shown_options, shown,
      is_offered, is_tracked)
    select id, product_id, sku, position, option_value_ids, image, purchasing_disabled, shown_options, shown,
      is_offered, is_tracked
    from json_populate_recordset(null::variants, ${json(rows.variants)})
  `.execute(trx);
  await sql`
    insert into prices (region, variant_id, price, retail_price)
    select region, id, price, retail_price
    from json_to_recordset(${json(rows.prices)}) as given (region text, price bigint, retail_price bigint, ids int[]),
      unnest(ids) as id
  `.execute(trx);
  await sql`
    insert into stock (variant_id, available, of_product)
    select variant_id, available, of_product from json_populate_recordset(null::stock, ${json(rows.stock)})
  `.execute(trx);
  await refreshListings(
    trx,
    rows.products.map(({ id }) => id),
  );
}

/** The rows of all tables, with ids from `next` on. Variants with the same price share one entry in `prices`. */
function rowsOf(products: readonly ProductInput[], next: Blocks) {
  const rows = {
    products: [] as ({ id: number } & object)[],
    places: [] as object[],
    options: [] as object[],
    values: [] as object[],
    variants: [] as object[],
    prices: [] as object[],
    stock: [] as object[],
  };
  for (const product of products) {
    const id = next.products++;
    rows.products.push({ id, ...rowOf(product) });
    rows.places.push(...product.categories.map((uid) => ({ id, uid })));
    const valueIds = product.options.map(({ name, kind, values }, position) => {
      const option_id = next.product_options++;
      rows.options.push({ id: option_id, product_id: id, name, kind, position });
      return new Map(
        values.map(({ code, label, hexColours = [] }, place) => {
          const value = next.option_values++;
          rows.values.push({ id: value, option_id, code, label, hex_colours: hexColours, position: place });
          return [code, value];
        }),
      );
    });
    const prices = new Map<string, object & { ids: number[] }>();
    for (const [position, variant] of product.variants.entries()) {
      const variant_id = next.variants++;
      const isDisabled = variant.purchasingDisabled ?? false;
      rows.variants.push({
        ...shownOf(product, variant),
        is_offered: (product.isVisible ?? true) && product.availability !== "disabled" && !isDisabled,
        is_tracked: product.inventoryTracking !== "none",
        id: variant_id,
        product_id: id,
        sku: variant.sku,
        position,
        option_value_ids: variant.values.map((code, at) => valueIds[at]?.get(code)),
        image: variant.image ?? null,
        purchasing_disabled: isDisabled,
      });
      if (variant.stock !== undefined) rows.stock.push({ variant_id, available: variant.stock, of_product: id });
      for (const [region, { price, retailPrice = null }] of Object.entries(variant.prices)) {
        const key = `${region} ${price} ${retailPrice}`;
        const shared = prices.get(key) ?? { region, price, retail_price: retailPrice, ids: [] as number[] };
        prices.set(key, shared);
        shared.ids.push(variant_id);
      }
    }
    rows.prices.push(...prices.values());
  }
  return rows;
}

/** The data about a variant for cart lines, in the form that the triggers of variants and upsertVariants write. */
function shownOf(product: ProductInput, variant: ProductInput["variants"][number]) {
  const shown = [
    product.uid,
    variant.sku,
    product.name,
    product.kind,
    variant.image ?? product.images?.[0]?.id ?? null,
  ];
  const options = product.options.map(({ name, values }, at) => {
    const code = variant.values[at];
    return [at + 1, name, code, values.find((value) => value.code === code)?.label];
  });
  return { shown, shown_options: options.length > 0 ? options : null };
}
