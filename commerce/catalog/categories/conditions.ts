import { type RawBuilder, sql } from "kysely";
import { fromDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { Condition, Rule } from "./schema.ts";

/** A rule as an SQL condition on products `p`; products in the bin match none. */
export function ruleCondition({ match, conditions }: Rule): RawBuilder<boolean> {
  const each = conditions.map((condition) => {
    const met = sql`coalesce(${metBy(condition)}, false)`;
    return condition.not ? sql`not ${met}` : met;
  });
  return sql<boolean>`(p.deleted_at is null and (${sql.join(each, match === "all" ? sql` and ` : sql` or `)}))`;
}

const flagged = {
  new: sql`p.is_new`,
  redesigned: sql`p.is_redesigned`,
  "best-seller": sql`p.is_best_seller`,
  "coming-soon": sql`p.availability = 'preorder'`,
};

/** In lower case, so that "park" matches "Park". */
const lower = (values: readonly string[]) => sql`${values.map((one) => one.toLowerCase())}::text[]`;

function metBy(condition: Condition): RawBuilder<unknown> {
  switch (condition.field) {
    case "flag":
      return flagged[condition.flag];
    case "price": {
      const { market, from = 0, below } = condition;
      const minor = (amount: number) => fromDecimal(amount, currencyOf(market));
      const limit = below === undefined ? null : minor(below);
      return sql`(select min(r.price) >= ${minor(from)}::bigint and (${limit}::bigint is null or min(r.price) < ${limit}::bigint)
        from variants v join prices r on r.variant_id = v.id and r.region = ${market} where v.product_id = p.id)`;
    }
    case "sale":
      return sql`(select (array_agg(r.retail_price > r.price order by r.price, r.retail_price desc nulls last))[1]
        from variants v join prices r on r.variant_id = v.id and r.region = ${condition.market} where v.product_id = p.id)`;
    case "stock":
      return sql`(select bool_or(is_left(v.purchasing_disabled, p.inventory_tracking, s.available))
        from variants v left join stock s on s.variant_id = v.id where v.product_id = p.id)`;
    case "brand":
    case "kind":
      return sql`lower(p.${sql.ref(condition.field)}) = any (${lower(condition.values)})`;
    case "attribute":
      return sql`exists (select from jsonb_each(p.attributes) a (name, list), jsonb_array_elements_text(a.list) value
        where lower(a.name) = ${condition.name.toLowerCase()} and lower(value) = any (${lower(condition.values)}))`;
    case "specification":
      return sql`exists (select from jsonb_array_elements(p.specs) s
        where lower(s ->> 'id') = ${condition.name.toLowerCase()} and lower(s ->> 'value') = any (${lower(condition.values)}))`;
    case "option":
      return sql`exists (select from product_options o join option_values w on w.option_id = o.id
        where o.product_id = p.id and lower(o.name) = ${condition.name.toLowerCase()}
          and (lower(w.code) = any (${lower(condition.values)}) or lower(w.label) = any (${lower(condition.values)})))`;
    case "own":
      return sql`exists (select from own_values('product', ${condition.key}, p.own_fields) as value
        where lower(value) = any (${lower(condition.values)}))`;
    case "own-number": {
      const { key, from = null, to = null } = condition;
      return sql`(select (${from}::numeric is null or value >= ${from}::numeric) and (${to}::numeric is null or value <= ${to}::numeric)
        from own_number('product', ${key}, p.own_fields) as value)`;
    }
  }
}
