import { deliverGiftCards } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { announceRefunds } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { deriveOrderSearch } from "#commerce/aftersales/office/list.ts";
import { sweepReturns } from "#commerce/aftersales/returns/actions.ts";
import { withdrawalQueue } from "#commerce/aftersales/returns/withdrawal/actions.ts";
import { sendWithdrawalEmailToStaff } from "#commerce/aftersales/returns/withdrawal/staff-email.tsx";
import { sendReviewEmail } from "#commerce/aftersales/reviews/emails.tsx";
import { askForReviews } from "#commerce/aftersales/reviews/requests.ts";
import { reviewEmailQueue } from "#commerce/aftersales/reviews/schema.ts";
import { deriveProductStock } from "#commerce/catalog/office/list-order.ts";
import { deriveIdlePictures } from "#commerce/catalog/office/pictures/reads.ts";
import { type AccountEmailJob, accountEmailQueue } from "#commerce/customers/account-emails/schema.ts";
import { sendAccountEmail } from "#commerce/customers/account-emails/send.ts";
import { announceReturns } from "#commerce/customers/newsletter/actions.ts";
import { sendNewsletterEmail } from "#commerce/customers/newsletter/emails.tsx";
import { type NewsletterEmailJob, newsletterEmailQueue } from "#commerce/customers/newsletter/schema.ts";
import { sendProAccountEmail } from "#commerce/customers/pro-accounts/emails.tsx";
import { type ProAccountEmailJob, proAccountQueue } from "#commerce/customers/pro-accounts/schema.ts";
import { sendProEmail } from "#commerce/customers/pro-applications/emails.tsx";
import { remindOfEnds } from "#commerce/customers/pro-applications/reminders.ts";
import { proEmailQueue } from "#commerce/customers/pro-applications/schema.ts";
import { handleEvent, sweepEvents } from "#commerce/sales/checkout/placing/payment-events.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { cartReminderQueue, remindOfCarts } from "#commerce/sales/checkout/reminders/actions.ts";
import { sendCartReminder } from "#commerce/sales/checkout/reminders/email.tsx";
import { sendUnsent } from "#commerce/sales/gift-cards/actions.ts";
import { cardEmailQueue, sendCardEmail } from "#commerce/sales/gift-cards/emails.tsx";
import { type OrderEmailJob, orderEmailQueue } from "#commerce/sales/orders/emails/queue.ts";
import { sendOrderConfirmation, sendOrderNotice } from "#commerce/sales/orders/emails/send.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { forgetAccounts } from "#commerce/sales/payments/saved-cards.ts";
import { bookTaxes } from "#commerce/sales/tax/actions.ts";
import { type StaffEmailJob, staffEmailQueue } from "#commerce/staff/emails/schema.ts";
import { sendStaffEmail } from "#commerce/staff/emails/send.ts";
import { resumeJobs, runJob, staffJobQueue } from "#commerce/staff/jobs/actions.ts";
import { sendNoticeEmail } from "#commerce/staff/notices/email.tsx";
import { noticeEmailQueue, noticeUnclear, sendDigests } from "#commerce/staff/notices/spread.ts";
import type { Courier } from "#commerce/webhooks/courier.ts";
import { countInterest } from "#discovery/indexing/popularity.ts";
import type { JobHandler } from "#platform/jobs.ts";
import type { Mail } from "#platform/mail.ts";
import { followHostedCatalogue } from "#server/commerce.ts";
import { emailBrandOf } from "#server/email/email-brand.ts";
import { clearOld } from "#server/old-data.ts";
import { jobKindsWith, type LoadDemoProducts } from "#server/staff-jobs.ts";
import { carryOutPlanned, scheduleQueue } from "#services/content/management/publishing.ts";
import type { Services } from "#storefront/app/services.ts";
import { forgetOldFormAnswers } from "#storefront/render/form-answers.ts";

/** Background work: mail, completing interrupted orders, deleting old data. */
export async function workOnJobs(
  shop: Services,
  mail: Mail,
  courier: Courier,
  loadDemoProducts?: LoadDemoProducts,
): Promise<void> {
  const services = { ...shop, brandOf: emailBrandOf(shop) };
  const { jobs, db } = services;
  // Mail servers may be out for a night.
  const emails = (queue: string, send: JobHandler) => jobs.work(queue, send, "day");
  await emails("order-confirmation", async (data) => {
    await deliverGiftCards(services, Number(data.orderId));
    await sendOrderConfirmation(services, mail, Number(data.orderId));
  });
  await emails(orderEmailQueue, (data) => sendOrderNotice(services, mail, data as OrderEmailJob));
  await emails(withdrawalQueue, (data) => sendWithdrawalEmailToStaff(services, mail, Number(data.returnId)));
  await emails(accountEmailQueue, (data) => sendAccountEmail(services, mail, data as AccountEmailJob));
  await emails(staffEmailQueue, (data) => sendStaffEmail(services, mail, data as StaffEmailJob));
  await emails(noticeEmailQueue, (data) => sendNoticeEmail(services, mail, Number(data.id)));
  await jobs.schedule("staff-notice-digests", "11 5 * * *", () => sendDigests(services));
  await jobs.schedule("unclear-payments", "* * * * *", () => noticeUnclear(db));
  await jobs.schedule("order-search", "* * * * *", () => deriveOrderSearch(db));
  await jobs.schedule("product-stock", "* * * * *", () => deriveProductStock(db));
  await jobs.schedule("idle-pictures", "* * * * *", () => deriveIdlePictures(db));
  await emails(cardEmailQueue, (data) =>
    sendCardEmail(services, mail, Number(data.cardId), data.again === true ? String(data.by ?? "") : undefined),
  );
  await emails(newsletterEmailQueue, (data) => sendNewsletterEmail(services, mail, data as NewsletterEmailJob));
  await jobs.schedule("back-in-stock", "*/5 * * * *", async () => void (await announceReturns(services)));
  await emails(proEmailQueue, (data) => sendProEmail(services, mail, data));
  await emails(proAccountQueue, (data) => sendProAccountEmail(services, mail, data as ProAccountEmailJob));
  await emails(reviewEmailQueue, (data) => sendReviewEmail(services, mail, data));
  await jobs.schedule("review-requests", "41 9 * * *", async () => void (await askForReviews(services)));
  await emails(cartReminderQueue, (data) => sendCartReminder(services, mail, Number(data.reminderId)));
  if (services.config.COMMERCE_BACKEND === "own") {
    await jobs.schedule("abandoned-carts", "*/15 * * * *", async () => void (await remindOfCarts(services)));
  }
  const kinds = jobKindsWith({ ...services, loadDemoProducts });
  await jobs.work(staffJobQueue, (data) => runJob(db, kinds, Number(data.id)));
  await jobs.schedule("resume-staff-jobs", "* * * * *", () => resumeJobs(db, kinds));
  await jobs.work("payment-event", (data) => handleEvent(services, String(data.provider), String(data.id)));
  const live = services.config.CONTENT_ENVIRONMENT;
  await jobs.work(scheduleQueue, (data) => carryOutPlanned({ db, live }, data.ids as string[]));
  await jobs.schedule("sweep-orders", "* * * * *", async () => {
    await sweepOrders(services);
    await sweepEvents(services);
    await sweepRefunds(services);
    await forgetAccounts(services);
    await bookTaxes(services);
    await announceRefunds(services);
    await sweepReturns(services);
    await sendUnsent(services);
  });
  // Events are sent as soon as they are announced. This job sends those that failed or were never announced.
  await jobs.schedule("deliver-events", "* * * * *", async () => courier.wake());
  await followHostedCatalogue(shop);
  await jobs.schedule("forget-form-answers", "*/10 * * * *", () => forgetOldFormAnswers(db));
  await jobs.schedule("search-interest", "23 3 * * *", async () => void (await countInterest(db)));
  await jobs.schedule("pro-ends", "7 4 * * *", async () => void (await remindOfEnds(services)));
  await jobs.schedule("clear-old", "17 4 * * *", () => clearOld(services));
}
