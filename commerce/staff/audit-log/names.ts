import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/** What the records are called that an entry of the log names by their ids. */

/** The columns, and fields nested in them, that hold ids of other records. */
const kinds: Readonly<Record<string, string>> = {
  category_id: "category",
  category_ids: "category",
  reward_category_ids: "category",
  parent_id: "category",
  product_id: "product",
  product_ids: "product",
  reward_product_ids: "product",
  pins: "product",
  variant_id: "variant",
  option_id: "option",
  option_value_ids: "option-value",
  order_line_id: "order-line",
  customer_id: "customer",
  customer_group_id: "customer-group",
  group_ids: "customer-group",
  hide_free_shipping_groups: "customer-group",
  promotion_id: "promotion",
  store_id: "store",
  role_id: "role",
  member_id: "member",
};

type Values = Record<string, unknown> | null;
type AuditedRecord = { type: string; recordId: string; aggregate: string; aggregateId: string; key: Values };
/** By field and id. */
type Names = Record<string, Record<string, string>>;
type Entry = AuditedRecord & { before: Values; after: Values };

/** Each id that the value holds: the field that it is in, and the record, as "product/1193". */
function* idsIn(value: unknown, field = ""): Generator<{ field: string; record: string; id: number }> {
  const kind = kinds[field];
  if (typeof value === "number" && kind) yield { field, record: `${kind}/${value}`, id: value };
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* idsIn(inner, !Array.isArray(value) && kinds[name] ? name : field);
}

/** What the row is a part of, and what else its key names; a record is not about itself. */
const aboutOf = ({ type, recordId, aggregate, aggregateId, key }: AuditedRecord): string[] =>
  [...new Set([`${aggregate}/${aggregateId}`, ...[...idsIn(key)].map(({ record }) => record)])].filter(
    (one) => one !== `${type}/${recordId}`,
  );

/** Adds to each entry the names of what it is about, and those of the ids in its values. Two queries for all of them. */
export async function withNames<Row extends Entry>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { about: string[]; names: Names })[]> {
  const ids = rows.map((row) => ({ about: aboutOf(row), held: [...idsIn(row.before), ...idsIn(row.after)] }));
  const names = await findNames(db, [
    ...new Set(ids.flatMap(({ about, held }) => [...about, ...held.map(({ record }) => record)])),
  ]);
  return rows.map((row, at) => {
    const { about = [], held = [] } = ids[at] ?? {};
    const said: Names = {};
    for (const { field, record, id } of held) {
      const name = names.get(record);
      if (name) said[field] = { ...said[field], [id]: name };
    }
    return { ...row, about: about.flatMap((one) => names.get(one) ?? []), names: said };
  });
}

/** The names by kind and id; of what is no longer there the last one that the log knows. */
async function findNames(db: Db, wanted: readonly string[]): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const of = (kind: string) => {
    const numbers = wanted.flatMap((one) => {
      const [, id = ""] = one.startsWith(`${kind}/`) ? one.split("/") : [];
      return /^[1-9]\d{0,9}$/.test(id) ? [Number(id)] : [];
    });
    return sql`any (${numbers}::bigint[])`;
  };
  const { rows } = await sql<{ id: string; name: string }>`
    select 'product/' || id as id, name from products where id = ${of("product")}
    union all select 'category/' || id, name from categories where id = ${of("category")}
    union all select 'variant/' || id, sku from variants where id = ${of("variant")}
    union all select 'option/' || id, name from product_options where id = ${of("option")}
    union all select 'option-value/' || id, label from option_values where id = ${of("option-value")}
    union all select 'order-line/' || id, name from order_lines where id = ${of("order-line")}
    union all select 'customer/' || id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email)
      from customers where id = ${of("customer")}
    union all select 'customer-group/' || id, name from customer_groups where id = ${of("customer-group")}
    union all select 'promotion/' || id, name from promotions where id = ${of("promotion")}
    union all select 'store/' || id, name from stores where id = ${of("store")}
    union all select 'role/' || id, name from staff_roles where id = ${of("role")}
    union all select 'member/' || id, name from staff_members where id = ${of("member")}`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const gone = wanted.filter((one) => !names.has(one));
  if (gone.length === 0) return names;
  const former = await sql<{ id: string; name: string }>`
    select wanted.id, found.label as name
    from unnest(${gone}::text[]) wanted (id)
      cross join lateral (
        select label from audit_log
        where type = split_part(wanted.id, '/', 1) and record_id = substr(wanted.id, strpos(wanted.id, '/') + 1)
          and type <> 'order' and label <> ''
        order by id desc limit 1
      ) found`.execute(db);
  for (const { id, name } of former.rows) names.set(id, name);
  return names;
}
