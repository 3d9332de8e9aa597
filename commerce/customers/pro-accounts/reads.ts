import { type RawBuilder, sql } from "kysely";
import { codeRuns } from "#commerce/customers/accounts/reads.ts";
import { namedLike } from "#commerce/customers/office/reads.ts";
import { toAllowance } from "#commerce/customers/pro/reads.ts";
import type { Allowance } from "#commerce/customers/pro/rules.ts";
import { remindBefore } from "#commerce/customers/pro-applications/rules.ts";
import { type CountedRows, countOf, exactness } from "#commerce/shared/lists/reads.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { type PriceRegion, proRegions } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { dayOf } from "./rules.ts";
import type { ProAccountQuery, ProAccountRow, ProStanding } from "./schema.ts";

/** The regions that staff may see; null means all. */
type Regions = readonly string[] | null;

/** The number of accounts read at a time for a file, because each one's spending is computed. */
const perRead = 200;

type Person = { id: number; version: number; name: string; email: string; region: string };
type Facts = Parameters<typeof toAllowance>[0];

/** The currency of each pro region, as rows of SQL. */
const currencies = sql.join(proRegions.map((region) => sql`(${region}, ${currencyOf(region)})`));

/** Finds accounts with the facts behind their limits. Checkout uses the same database function (pro_facts). */
async function findAccounts(db: Db, where: RawBuilder<unknown>, order: RawBuilder<unknown>, now: Date) {
  const { rows } = await sql<Person & { facts: Facts; currency: string }>`
    select c.id, c.version, trim(c.first_name || ' ' || c.last_name) as name, c.email, c.pro_region as region, x.currency,
      pro_facts(c.id, x.currency) as facts
    from customers c join (values ${currencies}) as x (region, currency) on x.region = c.pro_region
    where ${where} order by ${order}`.execute(db);
  return rows.flatMap(({ facts, currency, region, ...person }): ProAccountRow[] => {
    const allowance = toAllowance(facts, currency, now);
    return allowance && isPriceRegion(region) ? [{ ...person, ...toStanding(region, allowance) }] : [];
  });
}

function toStanding(region: PriceRegion, allowance: Allowance): ProStanding {
  const { currency, since, expiresOn, isExpired, isEmployee, isUsualLimit } = allowance;
  const [limit, spent, left] = [allowance.limit, allowance.spent, allowance.left].map((one) =>
    toDecimal(one, currency),
  );
  const amounts = { limit: limit ?? 0, spent: spent ?? 0, left: left ?? 0 };
  return { region, currency, ...amounts, isUsualLimit, since: dayOf(since), expiresOn, isExpired, isEmployee };
}

function wanted({ q, state }: Pick<ProAccountQuery, "q" | "state">, regions: Regions, now: Date): RawBuilder<unknown> {
  const [today, soon] = [dayOf(now), dayOf(new Date(now.getTime() + remindBefore))];
  const states = {
    ending: sql`c.pro_until between ${today}::date and ${soon}::date`,
    ended: sql`c.pro_until < ${today}::date`,
    running: codeRuns(now),
  };
  const known = proRegions.filter((region) => regions === null || regions.includes(region));
  return sql`c.pro_region is not null and c.pro_region = any (${known}::text[]) and ${state ? states[state] : sql`true`} and ${namedLike(q)}`;
}

const orders = {
  name: sql`lower(c.last_name) using ~<~, c.id`,
  "-name": sql`lower(c.last_name) using ~>~, c.id desc`,
  until: sql`c.pro_until, c.id`,
  "-until": sql`c.pro_until desc, c.id desc`,
};

/**
 * Lists accounts. Unless a sort is given, those that end first come first; among those that have ended, the latest
 * comes first.
 */
export async function listProAccounts(
  db: Db,
  query: ProAccountQuery,
  regions: Regions,
  now = new Date(),
): Promise<CountedRows<ProAccountRow>> {
  const { page, limit, state, sort = state === "ended" ? "-until" : "until" } = query;
  const order = orders[sort];
  const where = wanted(query, regions, now);
  const ids = sql`select c.id from customers c where ${where} order by ${order}
    limit ${limit} offset ${(page - 1) * limit}::bigint`;
  const [rows, counted] = await Promise.all([
    findAccounts(db, sql`c.id in (${ids})`, order, now),
    countOf(sql`from customers c where ${where}`).execute(db),
  ]);
  return { rows, ...exactness(counted.rows[0]?.total) };
}

/** Null when the customer is not and never was a professional in any of these regions. */
export async function findProAccount(
  db: Db,
  id: number,
  regions: Regions,
  now = new Date(),
): Promise<ProAccountRow | null> {
  const where = sql`c.id = ${id} and ${wanted({}, regions, now)}`;
  return (await findAccounts(db, where, sql`c.id`, now))[0] ?? null;
}

/** The ids among these that are pro accounts in these regions. */
export async function findProAccounts(db: Db, ids: readonly number[], regions: Regions): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from customers c where c.id = any (${[...ids]}::integer[]) and ${wanted({}, regions, new Date())}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The price regions of these accounts. */
export async function regionsOfAccounts(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ region: string }>`
    select distinct pro_region as region from customers
    where id = any (${[...ids]}::integer[]) and pro_region is not null order by pro_region`.execute(db);
  return rows.map(({ region }) => region);
}

/** The ids of all accounts that match a filter, across all pages. */
export async function findMatchingAccounts(
  db: Db,
  filter: Pick<ProAccountQuery, "q" | "state">,
  regions: Regions,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`/* once */
    select c.id from customers c where ${wanted(filter, regions, new Date())} order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same accounts with the data of the list, in batches. */
export async function* eachProAccount(db: Db, filter: Pick<ProAccountQuery, "q" | "state">, regions: Regions) {
  const ids = await findMatchingAccounts(db, filter, regions);
  for (let at = 0; at < ids.length; at += perRead)
    yield await findAccounts(db, sql`c.id = any (${ids.slice(at, at + perRead)}::integer[])`, sql`c.id`, new Date());
}
