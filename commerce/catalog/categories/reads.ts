import { type RawBuilder, sql } from "kysely";
import { countBits } from "#commerce/catalog/listings/bits.ts";
import { chooseAndRead } from "#commerce/catalog/listings/index-sync.ts";
import { countOf, exactness } from "#commerce/shared/lists/reads.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { ruleCondition } from "./conditions.ts";
import type { CategoryProduct, PickedProducts, ProductReference, RulePreview, RuleValues } from "./office-schema.ts";
import { firstIn, type Rule } from "./schema.ts";

/** How many of the products matched by a rule are listed. */
const previewed = 20;
const mostValues = 200;

const named = sql`p.id, p.name, p.sku, p.images #>> '{0,id}' as image, p.is_visible as "isVisible"`;

/**
 * What a rule would match before it is saved: the number of products and how many of them shoppers see, counted up to
 * 10,000, and the most popular of them.
 */
export async function previewRule(db: Db, rule: Rule): Promise<RulePreview> {
  const met = ruleCondition(rule);
  const [counted, seen, { rows: data }] = await Promise.all([
    countOf(sql`from products p where ${met}`).execute(db),
    countOf(sql`from products p where ${met} and p.is_visible and p.availability <> 'disabled'`).execute(db),
    sql<ProductReference>`/* once */ select ${named} from products p where ${met}
      order by p.popularity desc, p.id limit ${previewed}`.execute(db),
  ]);
  const { total: visible } = exactness(seen.rows[0]?.total);
  return { data, meta: { ...exactness(counted.rows[0]?.total), seen: visible } };
}

/**
 * A page of a category's products as a market's shoppers see them, including subcategories. Null when there is no such
 * category. Selected from the list index, which contains everything that is visible to anybody.
 */
export async function productsAsShown(
  db: Db,
  id: number,
  { market, page, limit }: { market: PriceRegion; page: number; limit: number },
): Promise<{ rows: CategoryProduct[]; total: number } | null> {
  const category = await db.selectFrom("categories").select(["sort", "pins"]).where("id", "=", id).executeTakeFirst();
  if (!category) return null;
  const first = firstIn(category.pins, market);
  const { chosen, found } = await chooseAndRead(
    db,
    market,
    (index) => {
      const { all } = index.narrow({ within: [`category:${id}`] });
      const ids = index.page(all, category.sort, false, (page - 1) * limit, limit, { first, isStockFirst: true });
      return { ids, total: countBits(all) };
    },
    ({ ids }) => findProducts(db, id, ids),
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: chosen.ids.flatMap((one) => byId.get(one) ?? []), total: chosen.total };
}

async function findProducts(db: Db, category: number, ids: readonly number[]): Promise<CategoryProduct[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CategoryProduct>`
    select ${named}, case when c.product_id is null then 'below' when c.by_rule then 'rule' else 'hand' end as "by"
    from products p left join product_categories c on c.product_id = p.id and c.category_id = ${category}::integer
    where p.id = any (${[...ids]}::integer[])`.execute(db);
  return rows;
}

/** Products picked by hand, including hidden ones, by name. */
export async function productsPicked(db: Db, id: number, page: number, limit: number): Promise<PickedProducts> {
  const from = sql`from product_categories c join products p on p.id = c.product_id
    where c.category_id = ${id} and not c.by_rule and p.deleted_at is null`;
  const [{ rows }, counted] = await Promise.all([
    sql<ProductReference>`/* once */ select ${named} ${from} order by lower(p.name), p.id
      limit ${limit} offset ${(page - 1) * limit}::bigint`.execute(db),
    countOf(from).execute(db),
  ]);
  return { rows, ...exactness(counted.rows[0]?.total) };
}

/** Values that occur in products, for building rules. */
export async function findRuleValues(db: Db): Promise<RuleValues> {
  const [brand, kind, attribute, specification, option] = await Promise.all([
    distinct(db, sql`select distinct '' as name, brand as value from products p where deleted_at is null`),
    distinct(db, sql`select distinct '' as name, kind as value from products p where deleted_at is null`),
    distinct(
      db,
      sql`select distinct a.name, value from products p, jsonb_each(attributes) a (name, list), jsonb_array_elements_text(a.list) value`,
    ),
    distinct(
      db,
      sql`select distinct s ->> 'id' as name, s ->> 'value' as value from products p, jsonb_array_elements(specs) s`,
    ),
    distinct(
      db,
      sql`select distinct on (lower(o.name), w.code) o.name, w.code as value from product_options o join option_values w on w.option_id = o.id`,
    ),
  ]);
  return { data: { brand, kind, attribute, specification, option } };
}

/** The first values of each name. */
async function distinct(db: Db, values: RawBuilder<unknown>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; values: string[] }>`/* once */
    select name, (array_agg(value order by value))[1:${sql.lit(mostValues)}] as values
    from (${values}) as found where value <> '' group by name order by name`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.values]));
}

/** How many products each category contains directly. */
export async function countProductsIn(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select category_id as id, count(*)::integer as count from product_categories group by category_id`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
