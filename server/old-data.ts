import { sql } from "kysely";
import { clearReviews } from "#commerce/aftersales/reviews/photos.ts";
import { daysKept, emptyBin } from "#commerce/catalog/management/bin.ts";
import { emptyPictureBin } from "#commerce/catalog/office/pictures/actions.ts";
import { forgetOldSignups } from "#commerce/customers/newsletter/writes.ts";
import { eraseClosedOrders, forgetOldSessions } from "#commerce/customers/privacy/erase.ts";
import { clearApplications } from "#commerce/customers/pro-applications/reminders.ts";
import { removeOldWishlists } from "#commerce/customers/wishlists/writes.ts";
import { removeOldCarts } from "#commerce/sales/cart/writes.ts";
import { forgetOldReminders } from "#commerce/sales/checkout/reminders/actions.ts";
import { emptyPromotionBin } from "#commerce/sales/promotions/bin.ts";
import { forgetOldTries } from "#commerce/sales/promotions/code-attempts.ts";
import { forgetOldTokens } from "#commerce/staff/emails/link-tokens.ts";
import { forgetOldImports } from "#commerce/staff/imports/files.ts";
import { daysKept as noticesKept } from "#commerce/staff/notices/reads.ts";
import { forgetOldNotices } from "#commerce/staff/notices/spread.ts";
import { emptyFieldBin } from "#commerce/staff/own-fields/actions.ts";
import { forgetOldSessions as forgetOldOfficeSessions } from "#commerce/staff/sign-in/sessions.ts";
import { removeOldEvents } from "#commerce/webhooks/writes.ts";
import { forgetOldChanges } from "#database/changes/record.ts";
import { forgetOldAnswers } from "#server/plugins/stored-answers.ts";
import type { Services } from "#storefront/app/services.ts";

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

type Step = (services: Services) => Promise<unknown>;

/** The deletions of each night, by the name of the data. Functions without a term here have their own. */
const steps: Record<string, Step> = {
  "repeated requests": ({ db }) =>
    sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(db),
  "stored answers": ({ db }) => forgetOldAnswers(db),
  "messages of payment providers": ({ db }) =>
    sql`delete from payment_events where received_at < now() - interval '90 days'`.execute(db),
  "search clicks": ({ db }) => sql`delete from search_clicks where day < current_date - 400`.execute(db),
  "search questions": ({ db }) => sql`delete from search_questions where day < current_date - 400`.execute(db),
  carts: ({ db }) => removeOldCarts(db, daysAgo(90)),
  "cart reminders": ({ db }) => forgetOldReminders(db),
  wishlists: ({ db }) => removeOldWishlists(db, daysAgo(90)),
  "proofs of professionals": ({ db, config }) => clearApplications(db, config.DATA_DIR),
  sessions: ({ db }) => forgetOldSessions(db),
  "sessions of the office": ({ db }) => forgetOldOfficeSessions(db),
  "tried codes": ({ db }) => forgetOldTries(db),
  "links of members": ({ db }) => forgetOldTokens(db),
  "newsletter sign-ups": ({ db }) => forgetOldSignups(db),
  "photos of reviews": (services) => clearReviews(services),
  "orders of closed accounts": ({ db }) => eraseClosedOrders(db),
  "events of webhooks": ({ db }) => removeOldEvents(db),
  changes: ({ db }) => forgetOldChanges(db),
  "bin of products and categories": ({ db }) => emptyBin(db),
  "bin of promotions": ({ db }) => emptyPromotionBin(db, daysKept),
  "bin of pictures": ({ media }) => emptyPictureBin(media),
  "bin of own fields": ({ db }) => emptyFieldBin(db),
  notices: ({ db }) => forgetOldNotices(db, noticesKept),
  "files of imports": ({ db }) => forgetOldImports(db),
};

/**
 * Deletes old data. A step that fails is logged and does not keep back the others; the job then fails as a whole and is
 * repeated, and what is deleted already is not found again.
 */
export async function clearOld(services: Services, all: Record<string, Step> = steps): Promise<void> {
  const failed: string[] = [];
  for (const [name, step] of Object.entries(all)) {
    try {
      await step(services);
    } catch (error) {
      services.log.error({ error, step: name }, "old data could not be deleted");
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`Old data could not be deleted: ${failed.join(", ")}.`);
}
