import { sql } from "kysely";
import { removeOldCarts } from "#commerce/cart/writes.ts";
import { sweepOrders } from "#commerce/checkout/sweep.ts";
import { eraseClosedOrders, forgetOldSessions } from "#commerce/customers/erase.ts";
import { sendOrderConfirmation } from "#commerce/orders/mail/send.ts";
import type { Mail } from "#platform/mail.ts";
import type { Services } from "#shop/frame/services.ts";

/** What happens behind the visitors' backs: mails, settling interrupted orders, clearing what is old. */
export async function workOnJobs(services: Services, mail: Mail): Promise<void> {
  const { jobs, db } = services;
  await jobs.work("order-confirmation", (data) => sendOrderConfirmation(services, mail, Number(data.orderId)));
  await jobs.work("sweep-orders", async () => void (await sweepOrders(services)));
  await jobs.schedule("sweep-orders", "* * * * *");
  await jobs.work("clear-old", async () => {
    await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(db);
    await removeOldCarts(db, new Date(Date.now() - 90 * 24 * 60 * 60 * 1000));
    await forgetOldSessions(db);
    await eraseClosedOrders(db);
  });
  await jobs.schedule("clear-old", "17 4 * * *");
}
