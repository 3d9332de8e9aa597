import { sql } from "kysely";
import { lowestPriceBefore, lowestPriceRegions } from "#commerce/catalog/products/lowest-price.ts";
import { beginStock } from "#commerce/catalog/stock/begin.ts";
import { currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { recordChange } from "#database/changes/record.ts";
import { inStockTag, listingTag, listsTag, productTag } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";

const handful = 20;

/** Records a transaction's changes of products and updates their listings; must be the last step of the transaction. */
export async function recordProducts(trx: Transaction, productIds: readonly number[]): Promise<void> {
  await recordChange(trx, productIds.map(productTag));
  await beginStock(trx, productIds);
  await refreshListings(trx, productIds);
}

/**
 * Derives the rows of `listings`, and of `product_summaries` for the office's lists, from everything else in the
 * catalogue, and records what changes in lists. Unchanged rows are not written. Nothing may follow in the transaction,
 * because a transaction that holds listing locks must not wait for stock locks (database/functions/listings.sql).
 *
 * Terms of a row: "category:{id}" and "in:{category uid}" for its categories and all their ancestors, "kind:{kind}",
 * "{option name}:{value code}" ("color:glacier"), "{attribute}:{value}" ("terrain:park"), and "is:new",
 * "is:redesigned", "is:best-seller", "is:coming-soon", "is:sale"; "own_{key}:{value}" for the merchant's own fields
 * (own_terms). All in lower case.
 */
export async function refreshListings(trx: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  const ids = sql`${[...new Set(productIds)]}::int[]`;
  // A plan cached for a handful of products would join hundreds of them row by row.
  const planned = sql.raw(productIds.length > handful ? "/* once */" : "");
  await sql`select lock_listings(${ids})`.execute(trx);
  await sql`${planned}select summarise_products(${ids})`.execute(trx);
  const { rows: gone } = await sql<{ id: number }>`
    delete from listings using products
    where listings.product_id = any(${ids}) and products.id = listings.product_id
      and (not is_visible or availability = 'disabled' or not exists (
        select from variants join prices on prices.variant_id = variants.id
        where variants.product_id = products.id and prices.region = listings.region
          and prices.region <> all (variants.closed_in)))
    returning products.id
  `.execute(trx);
  const { rows: regions } = await sql<{ region: string }>`
    select distinct region from prices join variants on variants.id = prices.variant_id
    where variants.product_id = any(${ids})
  `.execute(trx);
  const currencies = Object.fromEntries(
    regions.flatMap(({ region }) => (isPriceRegion(region) ? [[region, currencyOf(region)]] : [])),
  );
  const { rows: written } = await sql<{ id: number; isMoved: boolean; isTurned: boolean }>`${planned}
    with recursive shown as (
      select * from products where id = any(${ids}) and is_visible and availability <> 'disabled'
    ), currencies as (
      select key as region, value as currency from jsonb_each_text(${JSON.stringify(currencies)}::jsonb)
    ), sold as (
      select currencies.region, currencies.currency, variants.product_id, variants.id as variant_id, prices.price,
        case when prices.retail_price > prices.price then prices.retail_price end as retail_price,
        case when prices.retail_price > prices.price and prices.region = any(${lowestPriceRegions})
          then (${lowestPriceBefore()}) end as lowest_price,
        is_left(variants.purchasing_disabled, shown.inventory_tracking, stock.available) as in_stock
      from shown join variants on variants.product_id = shown.id
        join prices on prices.variant_id = variants.id and prices.region <> all (variants.closed_in)
        join currencies on currencies.region = prices.region
        left join stock on stock.variant_id = variants.id
    ), totals as (
      select product_id, count(*) as total from variants where product_id = any(${ids}) group by product_id
    ), summed as materialized (
      -- What a row says beside its price is the same in all regions that sell every variant; others have a part of their own.
      select region, currency, product_id, min(price) as price, max(price) as price_to, bool_or(in_stock) as in_stock,
        count(*)::int as variant_count, array_agg(variant_id) as variant_ids,
        product_id || ':' || case when count(*) < total then region else '' end as part,
        (array_agg(retail_price order by price, retail_price desc nulls last))[1] as retail_price,
        (array_agg(lowest_price order by price, retail_price desc nulls last))[1] as lowest_price
      from sold join totals using (product_id) group by region, currency, product_id, total
    ), parts as materialized (
      select distinct on (part) part, product_id, variant_ids from summed order by part
    ), used as (
      select distinct part, value_id
      from parts, unnest(variant_ids) as sold_id join variants on variants.id = sold_id,
        unnest(option_value_ids) as value_id
    ), choices as materialized (
      select option_values.id as value_id, product_options.kind, option_values.position,
        lower(product_options.name || ':' || code) as term,
        case when product_options.kind = 'swatch' then jsonb_strip_nulls(jsonb_build_object(
          'code', code, 'label', label, 'hexColours', hex_colours, 'picture', picture, 'image', (
            select image ->> 'id' from jsonb_array_elements(shown.images) with ordinality as list (image, number)
            where image ->> 'colour' = code order by number limit 1))) end as swatch
      from shown join product_options on product_options.product_id = shown.id
        join option_values on option_values.option_id = product_options.id
    ), options as (
      select part, array_agg(term) as terms,
        jsonb_agg(swatch order by position) filter (where kind = 'swatch') as swatches
      from used join choices using (value_id) group by part
    ), above (category_id, id, uid, parent_id) as (
      select id, id, uid, parent_id from categories
      union
      select above.category_id, categories.id, categories.uid, categories.parent_id
      from above join categories on categories.id = above.parent_id
    ), places as (
      select product_id, array_agg(distinct 'category:' || above.id) || array_agg(distinct 'in:' || above.uid) as terms
      from product_categories join above using (category_id) where product_id = any(${ids}) group by product_id
    ), facts as (
      select shown.id as product_id, array_agg(lower(key || ':' || value)) as terms
      from shown, jsonb_each(attributes) as attribute (key, list), jsonb_array_elements_text(list) as value
      group by shown.id
    ), described as materialized (
      select part,
        array(select distinct term from unnest(array_remove(array[
          'kind:' || kind,
          case when is_new then 'is:new' end,
          case when is_redesigned then 'is:redesigned' end,
          case when is_best_seller then 'is:best-seller' end,
          case when availability = 'preorder' then 'is:coming-soon' end
        ], null) || coalesce(options.terms, '{}') || coalesce(places.terms, '{}') || coalesce(facts.terms, '{}')
          || own_terms(shown.own_fields)) as term
        order by term) as terms,
        jsonb_strip_nulls(jsonb_build_object(
          'id', shown.id, 'uid', uid, 'kind', kind, 'name', name,
          'isNew', is_new, 'isRedesigned', is_redesigned, 'isBestSeller', is_best_seller,
          'isComingSoon', availability = 'preorder',
          'image', coalesce(images #>> '{0,id}', ''),
          'secondImage', (
            select image ->> 'id' from jsonb_array_elements(images) with ordinality as list (image, number)
            where number > 1 and image ->> 'colour' is not distinct from images #>> '{0,colour}'
            order by number limit 1),
          'swatches', coalesce(options.swatches, '[]'))) as card
      from parts join shown on shown.id = product_id
        left join options using (part)
        left join places using (product_id)
        left join facts using (product_id)
    ), before as (
      select * from listings where product_id = any(${ids})
    ), written as (
    insert into listings as stored
      (region, product_id, terms, price, retail_price, in_stock, is_new, popularity, name, variant_count, card)
    select summed.region, shown.id,
      case when summed.retail_price is null then terms else terms || array['is:sale'] end,
      summed.price, summed.retail_price, summed.in_stock, is_new, popularity, name, variant_count,
      card || jsonb_strip_nulls(jsonb_build_object(
        'currency', summed.currency, 'price', summed.price, 'priceTo', nullif(price_to, summed.price),
        'retailPrice', summed.retail_price, 'lowestPrice', summed.lowest_price, 'inStock', summed.in_stock))
    from summed join shown on shown.id = summed.product_id
      join described using (part)
    order by summed.region, shown.id
    on conflict (region, product_id) do update set terms = excluded.terms, price = excluded.price,
      retail_price = excluded.retail_price, in_stock = excluded.in_stock, is_new = excluded.is_new,
      popularity = excluded.popularity, name = excluded.name, variant_count = excluded.variant_count, card = excluded.card
    where (stored.terms, stored.popularity, stored.variant_count, stored.card)
      is distinct from (excluded.terms, excluded.popularity, excluded.variant_count, excluded.card)
    returning *)
    select product_id as id, bool_or(written.in_stock is distinct from before.in_stock) as "isTurned",
      bool_or((written.terms, written.price, written.is_new, written.popularity, written.name, written.variant_count)
        is distinct from (before.terms, before.price, before.is_new, before.popularity, before.name, before.variant_count))
        as "isMoved"
    from written left join before using (region, product_id) group by product_id
  `.execute(trx);
  const isMoved = gone.length > 0 || written.some((row) => row.isMoved);
  await recordChange(trx, [
    ...[...gone, ...written].map(({ id }) => listingTag(id)),
    ...(isMoved ? [listsTag] : []),
    ...(isMoved || written.some((row) => row.isTurned) ? [inStockTag] : []),
  ]);
}
