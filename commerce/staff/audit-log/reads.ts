import { type RawBuilder, sql } from "kysely";
import { exactness, mostCounted } from "#commerce/shared/lists/reads.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { withNames } from "./names.ts";
import type { AuditEntry, AuditFilter } from "./schema.ts";

type Row = Omit<AuditEntry, "at" | "actor" | "aggregate" | "currency" | "about" | "names"> & {
  key: Record<string, unknown> | null;
  currency?: string | null;
  at: Date;
  kind: AuditEntry["actor"]["kind"];
  actorId: number | null;
  actorName: string;
  aggregate: string;
  aggregateId: string;
};

const toEntry = ({
  at,
  kind,
  actorId,
  actorName,
  aggregate,
  aggregateId,
  currency = null,
  key: _,
  ...row
}: Row & Pick<AuditEntry, "about" | "names">): AuditEntry => ({
  ...row,
  currency,
  at: at.toISOString(),
  actor: { kind, id: actorId, name: actorName },
  aggregate: { type: aggregate, id: aggregateId },
});

/** A filter, and the markets of who asks (null: all). */
type AuditNarrowing = AuditFilter & { markets?: readonly string[] | null };

/** `number` is compared as a text, since an aggregate's id may be empty. */
const numbered = (number: RawBuilder<unknown>) => sql`nullif(aggregate_id, '')::integer = ${number}`;

/**
 * Leaves out what belongs to other markets: prices, orders with all their parts, gift cards of other currencies,
 * promotions, customer groups, delivery, and the sales tax of the United States.
 */
function within(markets: readonly string[]): RawBuilder<unknown>[] {
  const own = sql`any (${[...markets]}::text[])`;
  const currencies = sql`any (${markets.map((market) => currencyOf(market as PriceRegion))}::text[])`;
  return [
    sql`(type <> 'price' or split_part(record_id, '/', 1) = ${own})`,
    sql`(aggregate <> 'order' or exists (select from orders o where ${numbered(sql`o.id`)} and o.region = ${own}))`,
    sql`(aggregate <> 'gift-card' or exists (
      select from gift_cards g where ${numbered(sql`g.id`)} and g.currency = ${currencies}))`,
    sql`(aggregate <> 'promotion' or not exists (
      select from promotions p where ${numbered(sql`p.id`)} and p.regions <> '{}' and not p.regions && ${[...markets]}::text[]))`,
    sql`(aggregate <> 'shipping-zone' or exists (
      select from shipping_zones z where ${numbered(sql`z.id`)} and z.region = ${own}))`,
    sql`(aggregate <> 'customer-group' or not exists (
      select from customer_groups c where ${numbered(sql`c.id`)} and not c.region = ${own}))`,
    ...(markets.includes("us") ? [] : [sql`type <> 'postal-tax-rate'`]),
  ];
}

function wanted({ type, id, actor, action, job, from, to, markets = null }: AuditNarrowing): RawBuilder<unknown> {
  const [kind, number] = actor?.split(":") ?? [];
  const each = [
    type !== undefined && id !== undefined
      ? sql`((type = ${type} and record_id = ${id}) or (aggregate = ${type} and aggregate_id = ${id}))`
      : null,
    type !== undefined && id === undefined ? sql`(type = ${type} or aggregate = ${type})` : null,
    type === undefined && id !== undefined ? sql`(record_id = ${id} or aggregate_id = ${id})` : null,
    kind !== undefined ? sql`actor_kind = ${kind}` : null,
    number !== undefined ? sql`actor_id = ${Number(number)}` : null,
    action !== undefined ? sql`action = ${action}` : null,
    job !== undefined ? sql`job_id = ${job}` : null,
    from !== undefined ? sql`at >= ${from}::timestamptz` : null,
    to !== undefined ? sql`at < ${to}::timestamptz` : null,
  ];
  const all = [...each.flatMap((one) => one ?? []), ...(markets === null ? [] : within(markets))];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

const columns = sql`id, at, actor_kind as kind, actor_id as "actorId", actor_name as "actorName", address, action, type,
  record_id as "recordId", aggregate, aggregate_id as "aggregateId", version, label, key, before, after, job_id as "jobId"`;

export const countedAudit = (filter: AuditNarrowing) => sql<{
  total: number;
}>`/* once */ select count(*) as total from (
  select from audit_log where ${wanted(filter)} order by id desc limit ${mostCounted + 1}) as counted`;

/**
 * A page of the log, latest first, and the number of entries, counted up to 10,000. `count` may select only one of the
 * two.
 */
export async function findAudit(
  db: Db,
  filter: AuditNarrowing,
  { page, limit, count }: { page: number; limit: number; count?: "no" | "only" | undefined },
): Promise<{ entries: AuditEntry[]; total?: number; isExact?: boolean }> {
  const where = wanted(filter);
  const [found, counted] = await Promise.all([
    count === "only"
      ? null
      : sql<Row>`/* once */ select found.*, audit_currency(aggregate, "aggregateId") as currency from (
        select ${columns} from audit_log where ${where} order by id desc
        limit ${limit} offset ${(page - 1) * limit}::bigint) found order by id desc`.execute(db),
    count === "no" ? null : countedAudit(filter).execute(db),
  ]);
  const entries = (await withNames(db, found?.rows ?? [])).map(toEntry);
  if (!counted) return { entries };
  return { entries, ...exactness(counted.rows[0]?.total) };
}

/** All entries that match a filter, latest first, in batches. */
export async function* eachAudit(db: Db, filter: AuditNarrowing): AsyncGenerator<AuditEntry[]> {
  let before = Number.MAX_SAFE_INTEGER;
  while (true) {
    const { rows } = await sql<Row>`select ${columns} from audit_log where ${wanted(filter)} and id < ${before}::bigint
      order by id desc limit 1000`.execute(db);
    if (rows.length === 0) return;
    yield (await withNames(db, rows)).map(toEntry);
    before = rows.at(-1)?.id ?? 0;
  }
}
