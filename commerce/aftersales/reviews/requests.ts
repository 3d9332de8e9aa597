import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { Jobs } from "#platform/jobs.ts";
import { emailHashOf } from "./links.ts";
import { mayRequestWithoutConsent } from "./rules.ts";
import { queueReviewEmail } from "./services.ts";

export type RequestSettings = {
  /**
   * Whom the shop asks for reviews. auto: whoever has signed up for emails, and outside Europe every buyer; subscribers:
   * the former alone; off: nobody. Whoever has said no gets none either way.
   */
  REVIEW_REQUESTS: "auto" | "subscribers" | "off";
  /** Days after the last parcel left. */
  REVIEW_REQUEST_DAYS: number;
};

const atOnce = 500;
/** Days behind which nobody is asked any more: of when the shop began to ask, or was closed for a while. */
const notAfter = 30;

type Waiting = { id: number; email: string; region: string; isSubscribed: boolean };

/** Each day: buyers whose order left some days ago are asked for a review, each order once. Answers how many emails that are. */
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

/** Takes note of orders that are due, so that each is looked at once, by one process. */
async function takeWaiting(trx: Transaction, days: number, now: Date): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
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

async function findOptOuts(trx: Transaction, waiting: readonly Waiting[]): Promise<Set<string>> {
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

/** The other way round, for whoever has shown that the address is theirs. */
export const allowRequests = (db: Db, email: string): Promise<unknown> =>
  db.deleteFrom("review_optouts").where("email_hash", "=", emailHashOf(email)).execute();

export async function mayRequest(db: Db, email: string): Promise<boolean> {
  const refusals = db.selectFrom("review_optouts").select("email_hash").where("email_hash", "=", emailHashOf(email));
  return (await refusals.executeTakeFirst()) === undefined;
}
