import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { emailHashOf } from "./links.ts";
import { mayRequestWithoutConsent } from "./rules.ts";
import { queueReviewEmail } from "./services.ts";

export type RequestSettings = {
  /**
   * Which buyers get an email that asks for a review. auto: subscribers to emails, and every buyer outside Europe;
   * subscribers: subscribers only; off: nobody. Buyers who have opted out get none in any case.
   */
  REVIEW_REQUESTS: "auto" | "subscribers" | "off";
  /** In days after the last parcel was shipped. */
  REVIEW_REQUEST_DAYS: number;
};

const atOnce = 500;
/**
 * The number of days after which an order is too old for a request, for example when the feature was just enabled or
 * the shop was closed for a while.
 */
const notAfter = 30;

type RequestRow = { id: number; email: string; region: string; isSubscribed: boolean };

/**
 * Every day: asks the buyers of orders that were shipped some days ago for a review, once per order. Returns the number
 * of emails.
 */
export async function askForReviews(
  { db, jobs, config }: { db: Db; jobs: Pick<Jobs, "send">; config: RequestSettings },
  now = new Date(),
): Promise<number> {
  if (config.REVIEW_REQUESTS === "off") return 0;
  for (let total = 0; ; ) {
    const { seen, asked } = await db.transaction().execute(async (trx) => {
      const waiting = await takeWaiting(trx, config.REVIEW_REQUEST_DAYS, now);
      const left = await findOptOuts(trx, waiting);
      const due = waiting.filter(({ email, region, isSubscribed }) => {
        const isAllowed = isSubscribed || (config.REVIEW_REQUESTS === "auto" && mayRequestWithoutConsent(region));
        return isAllowed && !left.has(emailHashOf(email).toString("hex"));
      });
      for (const { id } of due) await queueReviewEmail(jobs, trx, { kind: "request", orderId: id });
      return { seen: waiting.length, asked: due.length };
    });
    total += asked;
    if (seen < atOnce) return total;
  }
}

/** Marks due orders as processed, so that each is handled once, by one process. */
async function takeWaiting(trx: Transaction, days: number, now: Date): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    with due as (
      select o.id from orders o
      where o.status in ('shipped', 'completed') and o.email <> ''
        and not exists (select from review_requests r where r.order_id = o.id)
        and coalesce((select max(s.created_at) from shipments s where s.order_id = o.id), o.updated_at)
          between ${now}::timestamptz - make_interval(days => ${days + notAfter})
          and ${now}::timestamptz - make_interval(days => ${days})
      order by o.id limit ${atOnce}
    ), noted as (
      insert into review_requests (order_id) select id from due on conflict do nothing returning order_id
    )
    select o.id, o.email, o.region, exists (
      select from subscriptions s
      where lower(s.email) = lower(o.email) and s.confirmed_at is not null and s.left_at is null
    ) as "isSubscribed"
    from orders o join noted on noted.order_id = o.id order by o.id`.execute(trx);
  return rows;
}

async function findOptOuts(trx: Transaction, waiting: readonly RequestRow[]): Promise<Set<string>> {
  if (waiting.length === 0) return new Set();
  const hashes = waiting.map(({ email }) => emailHashOf(email));
  const rows = await trx.selectFrom("review_optouts").select("email_hash").where("email_hash", "in", hashes).execute();
  return new Set(rows.map((row) => row.email_hash.toString("hex")));
}

export async function refuseRequests(db: Db, email: string): Promise<void> {
  await db
    .insertInto("review_optouts")
    .values({ email_hash: emailHashOf(email) })
    .onConflict((one) => one.doNothing())
    .execute();
}

/** Undoes an opt-out, for a visitor who has proved that the email address is theirs. */
export const allowRequests = (db: Db, email: string): Promise<unknown> =>
  db.deleteFrom("review_optouts").where("email_hash", "=", emailHashOf(email)).execute();

export async function mayRequest(db: Db, email: string): Promise<boolean> {
  const refusals = db.selectFrom("review_optouts").select("email_hash").where("email_hash", "=", emailHashOf(email));
  return (await refusals.executeTakeFirst()) === undefined;
}
