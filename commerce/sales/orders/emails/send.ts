import { findOrder, isConfirmationSent, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { Order, Shipment } from "#commerce/sales/orders/schema.ts";
import { hasRight } from "#commerce/sales/orders/withdrawal-right.ts";
import { noteConfirmation } from "#commerce/sales/orders/writes.ts";
import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { findSentEmail, keepSent } from "#commerce/shared/email/sent.ts";
import { defaultLocale, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Attachment, Mail } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import { confirmationEmail } from "./confirmation.tsx";
import { linesIn } from "./extras.ts";
import { lawAttachment } from "./law-document.ts";
import type { OrderEmailLinks } from "./links.ts";
import { localizeOrder } from "./localize.ts";
import { noticeEmail, type OrderNotice } from "./notice.tsx";
import { orderKeyOf, payPathOf } from "./order-key.ts";
import type { OrderEmailJob, OrderNoticeKind } from "./queue.ts";
import { termsParts } from "./terms-page.ts";
import { orderEmailTexts } from "./texts/all.ts";

export type OrderEmailServices = BrandSource & {
  db: Db;
  content: ContentClient;
  config: { PUBLIC_URL: string; PORT: number; MEDIA_URL: string; SECRET: string } & Partial<
    Record<"INVOICE_BANK" | "INVOICE_SELLER" | "CONTACT_EMAIL" | "SHOP_EMAIL", string>
  >;
};

/** Sends the confirmation of an order in the language it was placed in; throws when it could not be handed over. */
export async function sendOrderConfirmation(services: OrderEmailServices, mail: Mail, orderId: number): Promise<void> {
  const order = await findOrder(services.db, orderId);
  if (!order || (await isConfirmationSent(services.db, orderId))) return;
  const language = languageOf(order);
  const localized = await localizeOrder(services, order, language);
  const brand = await brandFor(services, localeFor(order));
  const links = linksFor(order, services.config);
  const attachments = hasRight(order) ? [await lawDocument(services, order)] : [];
  const message = { to: order.email, ...confirmationEmail(localized, language, links, brand), attachments };
  await mail.send(message);
  await noteConfirmation(services.db, orderId);
  await keepSent(services.db, { orderId, kind: "confirmation" }, message);
}

/** Sends the email of a job. Buyers whose account and address were erased receive none. */
export async function sendOrderNotice(services: OrderEmailServices, mail: Mail, job: OrderEmailJob): Promise<void> {
  const order = await findOrder(services.db, job.orderId);
  if (!order?.email) return;
  if (job.kind === "again") return sendAgain(services, mail, order, job);
  const notice = await noticeFor(services, order, job);
  if (!notice) return;
  const language = languageOf(order);
  const localized = await localizeOrder(services, order, language);
  const brand = await brandFor(services, localeFor(order));
  const links = linksFor(order, services.config);
  const message = { to: order.email, ...noticeEmail(localized, notice, language, links, brand) };
  await mail.send(message);
  await keepSent(services.db, { orderId: order.id, kind: notice.kind }, message);
}

/** What the email says; null when there is nothing left to say. */
function noticeFor(
  services: OrderEmailServices,
  order: Order,
  job: OrderEmailJob<OrderNoticeKind>,
): OrderNotice | null | Promise<OrderNotice | null> {
  const { db, config } = services;
  switch (job.kind) {
    case "shipped":
    case "delivered":
      return shipmentNotice(db, order, job);
    case "return":
      return returnNotice(db, order, job);
    case "withdrawal":
      return withdrawalNotice(db, order, job.returnId);
    case "ready":
      return readyNotice(order, config);
    case "to-pay":
      return toPayNotice(services, order);
    case "exchange-ended":
      return { kind: job.kind, answer: job.note };
    case "link":
      return { kind: job.kind };
    case "cancelled":
      return { kind: job.kind, amount: job.amount, giftAmount: job.giftAmount };
    case "refunded":
    case "credited":
      return { kind: job.kind, amount: job.amount, giftAmount: job.giftAmount, items: refundedItems(order, job) };
    default:
      return isNoKind(job);
  }
}

/** The job of another version of the shop fails, and is seen among the failed jobs, instead of saying nothing. */
function isNoKind(job: never): never {
  throw new Error(`There is no email of the kind ${(job as OrderEmailJob).kind}.`);
}

/** Sends the same text again, to the order's current address; the legal documents go with a confirmation. */
async function sendAgain(
  services: OrderEmailServices,
  mail: Mail,
  order: Order,
  { emailId, by }: OrderEmailJob<"again">,
): Promise<void> {
  const sent = await findSentEmail(services.db, { orderId: order.id }, emailId);
  if (!sent) return;
  const { kind, subject, html, text } = sent;
  const attachments = kind === "confirmation" && hasRight(order) ? [await lawDocument(services, order)] : [];
  const message = { to: order.email, subject, html, text, attachments };
  await mail.send(message);
  await keepSent(services.db, { orderId: order.id, kind, againOf: emailId, by }, message);
}

/** A full refund covers all units. */
function refundedItems(order: Order, { amount, items = [] }: OrderEmailJob<"refunded" | "credited">) {
  const all = order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }));
  return items.length === 0 && amount === order.total ? all : items;
}

/** Only while the order waits for its payment. */
async function toPayNotice({ db, config }: OrderEmailServices, order: Order): Promise<OrderNotice | null> {
  const row = await db
    .selectFrom("payments")
    .select(["amount", "open_until"])
    .where("order_id", "=", order.id)
    .where("status", "in", ["pending", "action_required"])
    .executeTakeFirst();
  if (!row?.open_until || row.open_until < new Date()) return null;
  const link = `${originOf(config)}${payPathOf(order, config.SECRET)}`;
  return { kind: "to-pay", amount: row.amount, until: row.open_until, link };
}

/** An order that is delivered is never ready for pickup. */
const readyNotice = (order: Order, config: OrderEmailServices["config"]): OrderNotice | null =>
  order.extras?.pickUp
    ? { kind: "ready", store: `${pagesFor(order, config)}/stores/${order.extras.pickUp.slug}` }
    : null;

/** The staff's remark goes with a refusal or approval. A return of another order is ignored. */
async function returnNotice(
  db: Db,
  order: Order,
  { returnId, state }: OrderEmailJob<"return">,
): Promise<OrderNotice | null> {
  const row = await db
    .selectFrom("returns")
    .select("answer")
    .where("id", "=", returnId)
    .where("order_id", "=", order.id)
    .executeTakeFirst();
  const isAnswered = state === "approved" || state === "refused";
  return row ? { kind: "return", state, returnId, answer: isAnswered ? row.answer : "" } : null;
}

async function withdrawalNotice(db: Db, order: Order, returnId: number): Promise<OrderNotice | null> {
  const rows = await db
    .selectFrom("returns")
    .innerJoin("return_items", "return_items.return_id", "returns.id")
    .select(["created_at", "order_line_id", "quantity"])
    .where("returns.id", "=", returnId)
    .where("order_id", "=", order.id)
    .execute();
  const items = rows.map((row) => ({ orderLineId: row.order_line_id, quantity: row.quantity }));
  return rows[0] ? { kind: "withdrawal", returnId, at: rows[0].created_at, items } : null;
}

/** It is the last parcel when it and the earlier ones together complete the order. */
async function shipmentNotice(
  db: Db,
  order: Order,
  job: OrderEmailJob<"shipped" | "delivered">,
): Promise<OrderNotice | null> {
  const shipments = await shipmentsOf(db, order.id);
  const shipment = shipments.find(({ id }) => id === job.shipmentId);
  if (!shipment) return null;
  const piecesOf = (those: Shipment[]) =>
    those.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  const ordered = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (job.kind === "shipped") {
    const isLast = piecesOf(shipments.filter(({ id }) => id <= job.shipmentId)) >= ordered;
    return { kind: job.kind, shipment, isLast };
  }
  const { deliveredAt } = shipment;
  // When the email is sent, more parcels may have been delivered, which have emails of their own.
  const isLast = piecesOf(shipments.filter(({ id }) => job.arrived.includes(id))) >= ordered;
  return deliveredAt && { kind: job.kind, shipment: { ...shipment, deliveredAt }, isLast };
}

/** Terms and withdrawal instructions as of the conclusion of the contract. */
async function lawDocument({ content, config }: OrderEmailServices, order: Order): Promise<Attachment> {
  return lawAttachment({
    language: languageOf(order),
    seller: linesIn(config.INVOICE_SELLER),
    email: config.CONTACT_EMAIL || config.SHOP_EMAIL || "",
    link: linksFor(order, config).order,
    terms: await termsParts(content, localeFor(order).contentLocale),
  });
}

/** The language that an order was placed in. */
export const languageOf = (order: Order): Language =>
  order.language in orderEmailTexts ? (order.language as Language) : "en";

const localeFor = (order: Order): Locale => localeOf(order.country, languageOf(order)) ?? defaultLocale;

const pagesFor = (order: Order, config: OrderEmailServices["config"]) =>
  `${originOf(config)}/${languageOf(order)}-${order.country}`;

function linksFor(order: Order, config: OrderEmailServices["config"]): OrderEmailLinks {
  const pages = pagesFor(order, config);
  const media = config.MEDIA_URL || originOf(config);
  return {
    order: `${pages}/order-status/${order.id}?key=${orderKeyOf(order.id, config.SECRET)}`,
    support: `${pages}/support`,
    ...(hasRight(order) && { withdrawal: `${pages}/withdrawal` }),
    bank: linesIn(config.INVOICE_BANK),
    picture: (id) => `${media}/i/firn/${encodeURIComponent(id)}?w=120&h=160&fmt=jpg&qlt=75`,
  };
}
