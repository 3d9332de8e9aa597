import { sweepOrders } from "#commerce/checkout/sweep.ts";
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
    await db
      .deleteFrom("idempotency_keys")
      .where("created_at", "<", new Date(Date.now() - 2 * day))
      .execute();
    await db
      .deleteFrom("sign_in_failures")
      .where("at", "<", new Date(Date.now() - day))
      .execute();
    await db
      .deleteFrom("sessions")
      .where("seen_at", "<", new Date(Date.now() - 30 * day))
      .execute();
  });
  await jobs.schedule("clear-old", "17 4 * * *");
}

const day = 24 * 60 * 60 * 1000;
