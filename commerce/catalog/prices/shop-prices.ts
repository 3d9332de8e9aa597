import { sql } from "kysely";
import { baseRegionOf, isProRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";

/**
 * The shop's prices for readers of a professional's prices: the retail price if there is one, else the shoppers' price.
 * By id, in minor units; empty, without a query, for other regions.
 */
export type ShopPrices = ReadonlyMap<number, number>;

const none: ShopPrices = new Map();

/** By product, as in lists. */
export const shopPricesOfProducts = (db: Db, region: PriceRegion | null, ids: readonly number[]): Promise<ShopPrices> =>
  read(ids, region, (base) =>
    sql<Row>`
      select product_id as id, greatest(price, retail_price) as price from listings
      where region = ${base} and product_id = any (${ids}::int[])`.execute(db),
  );

/** By variant. */
export const shopPricesOfVariants = (db: Db, region: PriceRegion | null, ids: readonly number[]): Promise<ShopPrices> =>
  read(ids, region, (base) =>
    sql<Row>`
      select variant_id as id, greatest(price, retail_price) as price from prices
      where region = ${base} and variant_id = any (${ids}::int[])`.execute(db),
  );

type Row = { id: number; price: number };

async function read(
  ids: readonly number[],
  region: PriceRegion | null,
  select: (base: string) => Promise<{ rows: Row[] }>,
): Promise<ShopPrices> {
  if (ids.length === 0 || region === null || !isProRegion(region)) return none;
  const { rows } = await select(baseRegionOf(region));
  return new Map(rows.map(({ id, price }) => [id, price]));
}
