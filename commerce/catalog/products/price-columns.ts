import { sql } from "kysely";
import type { RegionPrice } from "./product-input.ts";

/** How prices are passed to the database, wherever they are written: the single definition of their columns. */

/** A price as a row of JSON; the price paid now is derived from its sale (database/functions/sale-prices.sql). */
export const priceColumns = ({ price, retailPrice = 0, sale }: RegionPrice) => ({
  price,
  retail_price: retailPrice || null,
  ...(sale && { sale_price: sale.price, sale_from: sale.from, sale_until: sale.until }),
});

/** The column types of such a row for jsonb_to_recordset. */
export const priceRecord = sql`price bigint, retail_price bigint, sale_price bigint, sale_from timestamptz, sale_until timestamptz`;

/** The columns of `given`, under the names of `prices`. */
export const givenPrice = sql`
  given.price, given.retail_price, case when given.sale_price is not null then given.price end as regular_price,
  case when given.sale_price is not null then given.retail_price end as regular_retail_price,
  given.sale_price, given.sale_from, given.sale_until`;

const names = [
  "price",
  "retail_price",
  "regular_price",
  "regular_retail_price",
  "sale_price",
  "sale_from",
  "sale_until",
];
const columns = (table?: string) => sql.join(names.map((name) => sql.ref(table ? `${table}.${name}` : name)));

export const writtenPrice = columns();

/** Unchanged rows are not written. For `prices as stored`. */
export const priceUpdate = sql`
  update set (${columns()}) = row(${columns("excluded")}) where (${columns("stored")}) is distinct from (${columns("excluded")})`;
