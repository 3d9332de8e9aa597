import { type RawBuilder, sql } from "kysely";
import { type CountedRows, countOf, exactness, literal, mostCounted } from "#commerce/shared/lists/reads.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import type { Db } from "#database/tables.ts";
import { isChosen, type OwnFieldChoice } from "./rules.ts";
import type { CustomerDetail, CustomerFacets, CustomerQuery, CustomerRow } from "./schema.ts";

/** The regions whose orders the caller may see; null means all. */
type Regions = readonly string[] | null;

const looked = ["lower(c.email)", "lower(c.last_name)", "lower(c.first_name || ' ' || c.last_name)"].map((one) =>
  sql.raw(one),
);

type Narrowing = Pick<CustomerQuery, "q" | "tag" | "group"> & { says: readonly OwnFieldChoice[] };
const isNarrow = ({ tag, group, says }: Narrowing) => tag !== undefined || group !== undefined || says.length > 0;

/** The list's filters as a condition on `c`. `cut`: see namedLike. */
export function narrowedBy(filter: Narrowing, cut?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { q, tag, group, says } = filter;
  const tagged = tag === undefined ? sql`true` : sql`c.tags <> '{}' and c.tags @> ${[tag]}::text[]`;
  const grouped = group === undefined ? sql`true` : sql`c.customer_group_id = ${group}`;
  const own = says.map(
    ({ value }) => sql`and c.own_fields <> '{}' and c.own_fields @> ${JSON.stringify(value)}::jsonb`,
  );
  return sql`${isNarrow(filter) ? nameBegins(q) : namedLike(q, cut)} and ${tagged} and ${grouped} ${sql.join(own, sql` `)}`;
}

/**
 * The ids of customers whose address, last name or full name begins with the text: those that `cut` leaves of each. With
 * `offset 0`, they are found before they are put in order: PostgreSQL takes a rare name for one of a hundred, and would go
 * through all customers in order to find the first.
 */
function idsNamed(q: string, cut = sql``): RawBuilder<unknown> {
  const begins = `${literal(q.trim().toLowerCase())}%`;
  const looks = looked.map(
    (column) => sql`(
    select c.id from (select c.id, c.email, c.last_name from customers c where ${column} like ${begins} offset 0) c ${cut})`,
  );
  return sql.join(looks, sql` union `);
}

/**
 * A condition on `c`: the address, last name or full name begins with the text. Uses one index lookup per column,
 * because a condition with "or" would scan all customers. `cut`: the order and limit of a list that asks for nothing else,
 * as its rows are among the first of each lookup, of which a frequent name has many.
 */
export const namedLike = (q = "", cut?: RawBuilder<unknown>): RawBuilder<unknown> =>
  q.trim() === "" ? sql`true` : sql`c.id in (${idsNamed(q, cut)})`;

/**
 * The same for lists with further filters: a plain condition, so that the query planner can choose whether to start
 * with the name or with the tag.
 */
function nameBegins(q = ""): RawBuilder<unknown> {
  if (q.trim() === "") return sql`true`;
  const begins = `${literal(q.trim().toLowerCase())}%`;
  return sql`(${sql.join(
    looked.map((column) => sql`${column} like ${begins}`),
    sql` or `,
  )})`;
}

const orders: Record<CustomerQuery["sort"], RawBuilder<unknown>> = {
  newest: sql`c.id desc`,
  oldest: sql`c.id`,
  name: sql`lower(c.last_name) using ~<~, c.id`,
  "-name": sql`lower(c.last_name) using ~>~, c.id desc`,
  email: sql`lower(c.email) using ~<~`,
  "-email": sql`lower(c.email) using ~>~`,
};

type Row = Omit<CustomerRow, "since"> & { since: Date };
type StoredRow = Omit<Row, "spent"> & { spent: { currency: string; amount: number }[] };

/** The columns of a row. Needs three index lookups per row shown, in one statement for the page. */
const told = (regions: Regions) => sql`
  c.id, c.version, c.tags, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.created_at as since,
  (select a.country_code from addresses a where a.customer_id = c.id
    order by a.is_default_shipping desc, a.is_default_billing desc, a.id limit 1) as country,
  (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name)), '[]')
    from customer_groups g where g.id = c.customer_group_id) as groups,
  bought.orders, bought.spent
  from customers c cross join lateral (
    select coalesce(sum(count), 0)::integer as orders,
      coalesce(json_agg(json_build_object('currency', currency, 'amount', sum) order by sum desc), '[]') as spent
    from (
      select o.currency, count(*), sum(o.total) from orders o
      where o.customer_id = c.id and o.status <> all (open_statuses() || array['cancelled', 'refunded'])
        and (${regions}::text[] is null or o.region = any (${regions}::text[]))
      group by o.currency) as per_currency) as bought`;

const toRow = ({ since, spent, ...row }: StoredRow): CustomerRow => ({
  ...row,
  spent: spent.map(({ currency, amount }) => ({ currency, amount: toDecimal(amount, currency) })),
  since: since.toISOString(),
});

/** Selects the ids of the page first, so that nothing else is read for skipped customers. */
export async function listCustomers(
  db: Db,
  query: CustomerQuery,
  says: readonly OwnFieldChoice[],
  regions: Regions,
): Promise<CountedRows<CustomerRow>> {
  const { q = "", sort, page, limit } = query;
  const filter = { ...query, says };
  const where = narrowedBy(filter, sql`order by ${orders[sort]} limit ${page * limit}::bigint`);
  const isOnlyNamed = q.trim() !== "" && !isNarrow(filter);
  const [{ rows }, counted] = await Promise.all([
    sql<StoredRow>`/* once */ select ${told(regions)}
      where c.id in (select c.id from customers c where ${where}
        order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}::bigint)
      order by ${orders[sort]}`.execute(db),
    countOf(
      isOnlyNamed
        ? sql`from (${idsNamed(q, sql`limit ${mostCounted + 1}`)}) as c`
        : sql`from customers c where ${where}`,
    ).execute(db),
  ]);
  return { rows: rows.map(toRow), ...exactness(counted.rows[0]?.total) };
}

type More = {
  firstName: string;
  lastName: string;
  groupId: number | null;
  notes: string;
  staffNote: string;
  language: string | null;
  verified: Date | null;
  letters: CustomerDetail["letters"];
};

/** Null when there is no such customer. */
export async function findCustomerDetail(db: Db, id: number, regions: Regions): Promise<CustomerDetail | null> {
  const { rows } = await sql<StoredRow & More>`
    select c.first_name as "firstName", c.last_name as "lastName", c.customer_group_id as "groupId", c.notes, c.staff_note as "staffNote", c.language,
      c.email_verified_at as verified,
      (select coalesce(json_agg(json_build_object('list', s.list, 'askedAt', s.created_at, 'confirmedAt', s.confirmed_at,
          'leftAt', s.left_at, 'history', (select coalesce(json_agg(json_build_object('what', h.what, 'at', h.at) order by h.id), '[]')
            from subscription_history h where h.subscription_id = s.id)) order by s.list), '[]')
        from subscriptions s where lower(s.email) = lower(c.email)) as letters,
      ${told(regions)} where c.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { verified, ...rest } = row;
  return { ...rest, ...toRow(row), emailVerifiedAt: verified?.toISOString() ?? null };
}

/** The available filters of the list: all tags ever used, groups, and own fields with choices. */
export async function findCustomerFacets(db: Db): Promise<CustomerFacets> {
  const [tags, groups, fields] = await Promise.all([
    db.selectFrom("customer_tags").select("name").orderBy("name").limit(200).execute(),
    db.selectFrom("customer_groups").select(["id", "name", "region"]).orderBy("id").execute(),
    findOwnFields(db, "customer"),
  ]);
  const own = fields.filter(isChosen).map(({ key, labels, choices }) => ({ key, labels, choices }));
  return { tags: tags.map(({ name }) => name), groups, own };
}
