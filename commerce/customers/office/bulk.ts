import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { longestTag, mostTags } from "#commerce/customers/accounts/schema.ts";
import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import { closed, Id, orNull } from "#commerce/shared/rest/shapes.ts";
import { changedTags, tagChanges, tidyTags } from "#commerce/shared/texts/tags.ts";
import { type Bulk, gone, left } from "#commerce/staff/jobs/bulk.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { narrowedBy } from "./reads.ts";
import { readOwnFieldChoices } from "./rules.ts";
import type { CustomerFilter } from "./schema.ts";

/** One change to many customers. Nobody is subscribed to letters: only whom they reach can agree to them. */

export const CustomersChange = Type.Object(
  {
    ...tagChanges({ most: mostTags, longest: longestTag }),
    /** The id of a customer group; null for none. */
    customer_group_id: Type.Optional(orNull(Id)),
  },
  { ...closed, minProperties: 1 },
);
export type CustomersChange = Static<typeof CustomersChange>;

type Row = { id: number; tags: string[] };

/** Changes customers. Each is changed as a whole or left, and those that are left are reported. */
async function changeCustomers(
  trx: Transaction,
  change: CustomersChange,
  wanted: readonly number[],
): Promise<Skipped[]> {
  const { rows } = await sql<Row>`
    select id, tags from customers where id = any (${[...wanted]}::integer[]) order by id for no key update`.execute(
    trx,
  );
  const ids = rows.map(({ id }) => id);
  const skipped = [...gone("customer", wanted, ids), ...(await refused(trx, rows, change))];
  const stay = new Set(skipped.map(({ about }) => Number(about?.id)));
  const changed = rows
    .filter(({ id }) => !stay.has(id))
    .map(({ id, tags }) => ({ id, tags: changedTags(tags, change) }));
  await write(trx, change, changed);
  return skipped;
}

async function refused(trx: Transaction, rows: readonly Row[], change: CustomersChange): Promise<Skipped[]> {
  const { customer_group_id: group } = change;
  if (group !== undefined && group !== null) {
    const there = await sql`select from customer_groups where id = ${group} for key share`.execute(trx);
    if (there.rows.length === 0) return rows.map(({ id }) => left("customer", id, "cannot have a group that is gone"));
  }
  return rows
    .filter(({ tags }) => changedTags(tags, change).length > mostTags)
    .map(({ id }) => left("customer", id, `would have more than ${mostTags} tags`));
}

async function write(trx: Transaction, change: CustomersChange, rows: readonly Row[]): Promise<void> {
  const { customer_group_id: group, add_tags: added = [] } = change;
  const isMoving = group !== undefined;
  await sql`
    update customers c set tags = n.tags, updated_at = now(),
      customer_group_id = case when ${isMoving} then ${group ?? null}::integer else c.customer_group_id end
    from json_to_recordset(${JSON.stringify(rows)}) as n (id integer, tags text[])
    where c.id = n.id
      and (c.tags is distinct from n.tags or ${isMoving} and c.customer_group_id is distinct from ${group ?? null}::integer)`.execute(
    trx,
  );
  if (added.length > 0 && rows.length > 0)
    await sql`insert into customer_tags (name) select unnest(${tidyTags(added).sort()}::text[])
      on conflict (name) do update set used_at = now()`.execute(trx);
}

async function matching(db: Db, filter: CustomerFilter): Promise<number[]> {
  const says = filter.own === undefined ? [] : readOwnFieldChoices(filter.own, await findOwnFields(db, "customer"));
  if (typeof says === "string") return [];
  const { rows } = await sql<{ id: number }>`/* once */
    select c.id from customers c where ${narrowedBy({ ...filter, says })} order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

export const groupOf = async (db: Db, { customer_group_id: id }: CustomersChange) =>
  id === undefined || id === null
    ? null
    : ((await db.selectFrom("customer_groups").select("region").where("id", "=", id).executeTakeFirst()) ?? "gone");

export async function marketsOfGroup(db: Db, change: CustomersChange): Promise<string[]> {
  const group = await groupOf(db, change);
  return group && group !== "gone" && group.region !== null ? [group.region] : [];
}

/** The change of many customers, as a job. Customers belong to no market, but groups may. */
export const customerBulk: Bulk<CustomersChange, CustomerFilter> = {
  kind: "customers",
  record: "customer",
  permission: "customers:write",
  matching,
  marketsOf: marketsOfGroup,
  apply: changeCustomers,
};
