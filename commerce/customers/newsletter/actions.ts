import { type CustomerResult, invalid, notFound, tooMany } from "#commerce/customers/accounts/problems.ts";
import {
  emailFault,
  faultsOf,
  isClear,
  type LimitSettings,
  limitsOf,
  mailbox,
  textFault,
  tidy,
} from "#commerce/customers/accounts/rules.ts";
import { attemptKeysOf, countEmailRequest } from "#commerce/shared/credentials/attempts.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { ok } from "#platform/result.ts";
import { watcherIn } from "./keys.ts";
import { endWatchesOf } from "./preferences.ts";
import { findSubscription, findWatched } from "./reads.ts";
import {
  isContactTopic,
  longest,
  type NewsletterEmailJob,
  type NewsletterServices,
  newsletterEmailQueue,
  type Signup,
} from "./schema.ts";
import { addSubscriptions, addWatch, confirmSubscriptions, leaveLists, takeFulfilled } from "./writes.ts";

type Services = NewsletterServices & { config: LimitSettings };

const send = (jobs: NewsletterServices["jobs"], job: NewsletterEmailJob, trx?: Transaction) =>
  jobs.send(newsletterEmailQueue, job, trx);

/**
 * Counts a requested email and returns the seconds to wait before this e-mail or IP address may request another; 0
 * means none.
 */
const pauseFor = ({ db, config }: Services, email: string, address: string): Promise<number> =>
  countEmailRequest(db, attemptKeysOf(email, address), limitsOf(config).emails);

/**
 * Signs an address up and sends it nothing but a confirmation link (double opt-in). Addresses that are on the lists
 * already get the same answer. Problems: the fields email and lists; too-many-tries.
 */
export async function signUp(services: Services, typed: Signup): Promise<CustomerResult<void>> {
  const faults = faultsOf({ email: emailFault(typed.email), lists: typed.lists.length === 0 ? "required" : null });
  if (!isClear(faults)) return invalid(faults);
  const email = mailbox(typed.email);
  const pause = await pauseFor(services, email, typed.address);
  if (pause > 0) return tooMany(pause, "letters");
  const { locale, region, lists } = typed;
  await services.db.transaction().execute(async (trx) => {
    const key = await addSubscriptions(
      trx,
      [...new Set(lists)].map((list) => ({ email, list, locale, region })),
    );
    if (key) await send(services.jobs, { kind: "confirm", to: email, key, locale }, trx);
  });
  return ok(undefined);
}

/** Confirms a signup by the key of its link. False when the key is unknown or has expired. */
export async function confirmSignup(db: Db, key: string): Promise<boolean> {
  return (await findSubscription(db, key)) !== null && (await confirmSubscriptions(db, key)) > 0;
}

/**
 * Ends the subscriptions, or the stock notifications, that the link's key belongs to. False when the key is unknown.
 */
export async function leave(db: Db, key: string, secret: string): Promise<boolean> {
  const watcher = watcherIn(key, secret);
  if (watcher) await endWatchesOf(db, watcher);
  if (watcher) return true;
  return (await findSubscription(db, key)) !== null && (await leaveLists(db, key)) > 0;
}

/**
 * Stores a request for an email when a variant is back in stock. Problems: not-found; the field email; too-many-tries.
 */
export async function watchStock(
  services: Services,
  typed: { variantId: number; email: string; locale: string; region: PriceRegion | null; address: string },
): Promise<CustomerResult<void>> {
  const found = await findWatched(services.db, typed.variantId, typed.region);
  if (!found) return notFound();
  const faults = faultsOf({ email: emailFault(typed.email) });
  if (!isClear(faults)) return invalid(faults);
  const email = mailbox(typed.email);
  const pause = await pauseFor(services, email, typed.address);
  if (pause > 0) return tooMany(pause, "letters");
  await addWatch(services.db, { variantId: typed.variantId, email, locale: typed.locale });
  return ok(undefined);
}

const atOnce = 200;

/**
 * Emails everybody who can buy what they wait for; the job runs every few minutes. Others go on waiting. Returns the
 * number of emails.
 */
export async function announceReturns({ db, jobs }: Pick<NewsletterServices, "db" | "jobs">): Promise<number> {
  for (let total = 0; ; ) {
    const count = await db.transaction().execute(async (trx) => {
      const waiting = await takeFulfilled(trx, atOnce);
      for (const { email, ...watched } of waiting) await send(jobs, { kind: "back", to: email, ...watched }, trx);
      return waiting.length;
    });
    total += count;
    if (count < atOnce) return total;
  }
}

/** Sends a question to the shop. Problems: the fields name, email, order and message; too-many-tries. */
export async function askShop(
  services: Services,
  typed: { name: string; email: string; order: string; message: string; locale: string; address: string } & {
    topic?: string;
  },
): Promise<CustomerResult<void>> {
  const faults = faultsOf({
    name: textFault(tidy(typed.name), longest.name),
    email: emailFault(typed.email),
    order: textFault(tidy(typed.order), longest.order, true),
    message: textFault(typed.message.replace(/[\t\r\n]+/g, " "), longest.message),
  });
  if (!isClear(faults)) return invalid(faults);
  const email = mailbox(typed.email);
  const pause = await pauseFor(services, email, typed.address);
  if (pause > 0) return tooMany(pause, "letters");
  const { locale, topic = "" } = typed;
  const message = typed.message.trim();
  await send(services.jobs, {
    kind: "contact",
    name: tidy(typed.name),
    email,
    order: tidy(typed.order),
    message,
    locale,
    ...(isContactTopic(topic) && { topic }),
  });
  return ok(undefined);
}
