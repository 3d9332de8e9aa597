import { sql } from "kysely";
import { storeKeeping } from "#commerce/catalog/stock/keeping.ts";
import { jsonOf } from "#database/json.ts";
import type { Transaction } from "#database/tables.ts";
import { givenPrice, priceColumns, priceRecord, priceUpdate, writtenPrice } from "./price-columns.ts";
import type { WrittenProduct } from "./product-input.ts";

/** The lower half of upsertProducts (writes.ts): options, their values, variants, prices, stock. Set-based throughout. */

export async function upsertOptions(trx: Transaction, products: readonly WrittenProduct[]): Promise<void> {
  const options = products.flatMap((product) =>
    product.options.map(({ name, kind }, position) => ({ uid: product.uid, name, kind, position })),
  );
  const values = products.flatMap((product) =>
    product.options.flatMap((option) =>
      option.values.map((value, position) => ({
        uid: product.uid,
        name: option.name,
        code: value.code,
        label: value.label,
        hex_colours: value.hexColours ?? [],
        picture: value.picture ?? null,
        position,
      })),
    ),
  );
  await sql`
    with given as (
      select products.id as product_id, given.name, given.kind, given.position
      from jsonb_to_recordset(${jsonOf(options)}) as given (uid text, name text, kind text, position int)
        join products using (uid)
    ), gone as (
      delete from product_options stored
      where stored.product_id in (select id from products where uid = any(${products.map(({ uid }) => uid)}::text[]))
        and not exists (select from given where given.product_id = stored.product_id and given.name = stored.name)
    )
    insert into product_options (product_id, name, kind, position)
    select product_id, name, kind, position from given order by product_id, position
    on conflict (product_id, name) do update set kind = excluded.kind, position = excluded.position
  `.execute(trx);
  await sql`
    with given as (
      select product_options.id as option_id, given.code, given.label, given.hex_colours, given.picture, given.position
      from jsonb_to_recordset(${jsonOf(values)})
          as given (uid text, name text, code text, label text, hex_colours text[], picture text, position int)
        join products using (uid)
        join product_options on product_options.product_id = products.id and product_options.name = given.name
    ), gone as (
      delete from option_values stored
      where stored.option_id in (select option_id from given)
        and not exists (select from given where given.option_id = stored.option_id and given.code = stored.code)
    )
    insert into option_values (option_id, code, label, hex_colours, picture, position)
    select option_id, code, label, hex_colours, picture, position from given order by option_id, position
    on conflict (option_id, code) do update
      set label = excluded.label, hex_colours = excluded.hex_colours, picture = excluded.picture, position = excluded.position
  `.execute(trx);
}

export async function upsertVariants(trx: Transaction, products: readonly WrittenProduct[]): Promise<void> {
  const variants = products.flatMap((product) =>
    product.variants.map((variant, position) => ({
      uid: product.uid,
      sku: variant.sku,
      position,
      image: variant.image ?? null,
      purchasing_disabled: variant.purchasingDisabled ?? false,
      gtin: variant.gtin ?? null,
      weight_grams: variant.weightGrams ?? null,
      names: product.options.map((option) => option.name),
      codes: variant.values,
    })),
  );
  await sql`
    with given as (
      select products.id as product_id, given.*
      from jsonb_to_recordset(${jsonOf(variants)}) as given (uid text, sku text, position int, image text,
          purchasing_disabled boolean, gtin text, weight_grams int, names text[], codes text[])
        join products using (uid)
    ), chosen as (
      select given.sku, array_agg(option_values.id order by picks.number) as ids,
        json_agg(json_build_array(number, picks.name, picks.code, label) order by picks.number) as shown
      from given, unnest(given.names, given.codes) with ordinality as picks (name, code, number), product_options,
        option_values
      where product_options.product_id = given.product_id and product_options.name = picks.name
        and option_values.option_id = product_options.id and option_values.code = picks.code
      group by given.sku
    ), gone as (
      delete from variants stored
      where stored.product_id in (select product_id from given)
        and not exists (select from given where given.sku = stored.sku)
    )
    insert into variants (product_id, sku, position, option_value_ids, shown_options, image, purchasing_disabled, gtin,
      weight_grams)
    select product_id, sku, position, coalesce(chosen.ids, '{}'), chosen.shown, image, purchasing_disabled, gtin, weight_grams
    from given left join chosen using (sku) order by product_id, position
    on conflict (sku) do update set position = excluded.position, option_value_ids = excluded.option_value_ids,
      shown_options = excluded.shown_options, image = excluded.image, purchasing_disabled = excluded.purchasing_disabled,
      gtin = excluded.gtin, weight_grams = excluded.weight_grams
  `.execute(trx);
  await upsertPrices(trx, products.flatMap(pricesOf));
  await upsertStock(trx, products.flatMap(stockOf));
  await keepAsSaid(trx, products);
}

async function keepAsSaid(trx: Transaction, products: readonly WrittenProduct[]): Promise<void> {
  const said = new Map(
    products.flatMap(({ variants }) => variants.flatMap(({ sku, keeping }) => (keeping ? [[sku, keeping]] : []))),
  );
  if (said.size === 0) return;
  const { rows } = await sql<{ id: number; sku: string }>`
    select id, sku from variants where sku = any (${[...said.keys()]}::text[]) order by id`.execute(trx);
  await storeKeeping(
    trx,
    rows.flatMap(({ id, sku }) => {
      const keeping = said.get(sku);
      return keeping ? { id, ...keeping } : [];
    }),
  );
}

type StockRow = { sku: string; available: number; seen: number | null };

/** One row per region, and one without a region, which deletes the variant's other prices. */
const pricesOf = (product: WrittenProduct): object[] =>
  product.variants.flatMap(({ sku, prices }) =>
    prices === undefined
      ? []
      : [
          { sku, region: null },
          ...Object.entries(prices).map(([region, price]) => ({ sku, region, ...priceColumns(price) })),
        ],
  );

const stockOf = (product: WrittenProduct): StockRow[] =>
  product.variants.flatMap(({ sku, stock, stockSeen = null }) =>
    stock === undefined || stock === stockSeen ? [] : [{ sku, available: stock, seen: stockSeen }],
  );

async function upsertPrices(trx: Transaction, rows: readonly object[]): Promise<void> {
  await sql`
    with given as (
      select variants.id as variant_id, given.region, ${givenPrice}
      from jsonb_to_recordset(${jsonOf(rows)}) as given (sku text, region text, ${priceRecord})
        join variants using (sku)
    ), gone as (
      delete from prices stored
      where stored.variant_id in (select variant_id from given where region is null)
        and not exists (
          select from given where given.variant_id = stored.variant_id and given.region = stored.region)
    )
    insert into prices as stored (region, variant_id, ${writtenPrice})
    select region, variant_id, ${writtenPrice} from given where region is not null order by variant_id, region
    on conflict (region, variant_id) do ${priceUpdate}
  `.execute(trx);
}

async function upsertStock(trx: Transaction, rows: readonly StockRow[]): Promise<void> {
  if (rows.length === 0) return;
  // A reason set by the caller is kept: an import stays an import, even when a member started it.
  await sql`select set_config('firn.stock_reason', case
    when current_setting('firn.stock_reason', true) <> '' then current_setting('firn.stock_reason', true)
    when nullif(current_setting('firn.actor', true), '')::jsonb ->> 'kind' in ('member', 'key') then 'correction'
    else 'import' end, true)`.execute(trx);
  const given = sql`jsonb_to_recordset(${jsonOf(rows)}) as given (sku text, available int, seen int)`;
  // Units sold since the author read the stock are subtracted.
  await sql`
    insert into stock as stored (variant_id, available, of_product)
    select variants.id, given.available, variants.product_id from ${given} join variants using (sku) order by variants.id
    on conflict (variant_id) do update set available = (
      select greatest(0, case when given.seen is null then given.available
        else least(2147483647, stored.available::bigint + given.available - given.seen)::int end)
      from ${given} join variants using (sku) where variants.id = stored.variant_id)
  `.execute(trx);
}
