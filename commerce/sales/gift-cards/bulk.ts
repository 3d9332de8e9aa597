import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { closed, Moment, orNull } from "#commerce/shared/rest/shapes.ts";
import { type Bulk, gone, left } from "#commerce/staff/jobs/bulk.ts";
import { previewEntry } from "#commerce/staff/jobs/bulk-preview.ts";
import { bulkRoute } from "#commerce/staff/jobs/bulk-routes.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { currenciesOf, marketOfCurrency } from "./markets.ts";
import { type CardFilter, cardIds, foreignCards } from "./reads.ts";
import { CertificateFilter, CertificateStatus } from "./rest.ts";

/** One change to many gift cards. Balances are changed card by card, each with its entry in the ledger. */

export const CardsChange = Type.Object(
  {
    status: Type.Optional(CertificateStatus),
    /** Null: they do not expire. */
    expiry_date: Type.Optional(orNull(Moment)),
  },
  { ...closed, minProperties: 1 },
);
export type CardsChange = Static<typeof CardsChange>;

async function changeCards(trx: Transaction, change: CardsChange, wanted: readonly number[]): Promise<Skipped[]> {
  const { status, expiry_date: expiry } = change;
  const { rows } = await sql<{ id: number; isVoid: boolean }>`
    select id, not is_active and exists (
      select from gift_card_entries e where e.card_id = g.id and e.kind = 'voided') as "isVoid"
    from gift_cards g where id = any (${[...wanted]}::integer[]) order by id for update`.execute(trx);
  const isRefused = ({ isVoid }: { isVoid: boolean }) => isVoid && status === "active";
  const ids = rows.flatMap((row) => (isRefused(row) ? [] : row.id));
  const values = [
    ...(status === undefined ? [] : [{ name: "is_active", value: sql`${status === "active"}` }]),
    ...(expiry === undefined ? [] : [{ name: "expires_at", value: sql`${expiry}::timestamptz` }]),
  ];
  await sql`
    update gift_cards set ${sql.join(values.map(({ name, value }) => sql`${sql.ref(name)} = ${value}`))}
    where id = any (${ids}::integer[]) and (${sql.join(
      values.map(({ name, value }) => sql`${sql.ref(name)} is distinct from ${value}`),
      sql` or `,
    )})`.execute(trx);
  const found = rows.map(({ id }) => id);
  const refused = rows.filter(isRefused);
  return [
    ...gone("gift-card", wanted, found),
    ...refused.map(({ id }) => left("gift-card", id, "is void: its purchase was paid back")),
  ];
}

/** A market for each currency of these cards that is none of the caller's. */
async function marketsOfCards(
  db: Db,
  _: CardsChange,
  ids: readonly number[],
  own: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct currency from gift_cards where id = any (${[...ids]}::integer[])`.execute(db);
  const known = new Set(currenciesOf(own.filter(isPriceRegion)));
  return rows.flatMap(({ currency }) => (known.has(currency) ? [] : (marketOfCurrency(currency) ?? [])));
}

/** The change of many gift cards, as a job. */
export const cardBulk: Bulk<CardsChange, CardFilter> = {
  kind: "gift-cards",
  record: "gift-card",
  permission: "gift-cards:write",
  matching: (db, filter, markets) => cardIds(db, { ...filter, currencies: currenciesOf(markets) }),
  marketsOf: marketsOfCards,
  foreign: (db, ids, markets) => foreignCards(db, ids, currenciesOf(markets)),
  apply: changeCards,
};

/** `name`: the end of its code. */
const Entry = Type.Object({ ...previewEntry, name: Type.String() });

async function read(trx: Transaction, jobId: number): Promise<Static<typeof Entry>[]> {
  const { rows } = await sql<Static<typeof Entry>>`
    select l.type, l.record_id as "recordId", '…' || g.last4 as name, l.before, l.after
    from audit_log l join gift_cards g on g.id = l.aggregate_id::integer
    where l.job_id = ${jobId} order by l.id limit 1000`.execute(trx);
  return rows;
}

/** Blocks and unblocks many gift cards, or gives them another expiry date. */
export function giftCardBulkRoute(app: App, services: JobServices): void {
  bulkRoute(app, services, cardBulk, {
    path: "/staff/gift-certificates/bulk",
    tags: ["gift certificates"],
    change: CardsChange,
    filter: CertificateFilter,
    entry: Entry,
    read,
    async faultOf({ change: { expiry_date: expiry } }) {
      if (!expiry || new Date(expiry) > new Date()) return null;
      return { code: "invalid", message: "Some fields are wrong.", fields: { "change.expiry_date": "is over" } };
    },
  });
}
