import { findOrder, isConfirmationSent, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { Order, Shipment } from "#commerce/sales/orders/schema.ts";
import { hasRight } from "#commerce/sales/orders/withdrawal-right.ts";
import { noteConfirmation } from "#commerce/sales/orders/writes.ts";
import { type BrandSource, brandFor } from "#commerce/shared/email/brand.ts";
import { defaultLocale, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { confirmationMail, type MailLinks } from "./confirmation.ts";
import { linesIn } from "./extras.ts";
import { type News, noticeMail } from "./notice.ts";
import { orderKeyOf } from "./order-key.ts";
import { mailTexts } from "./texts.ts";

export type MailServices = BrandSource & {
  db: Db;
  content: ContentClient;
  config: { PUBLIC_URL: string; PORT: number; MEDIA_URL: string; SECRET: string; INVOICE_BANK?: string };
};

/** Sends the confirmation of an order in the language it was placed in; throws when it could not be handed over. */
export async function sendOrderConfirmation(services: MailServices, mail: Mail, orderId: number): Promise<void> {
  const order = await findOrder(services.db, orderId);
  if (!order || (await isConfirmationSent(services.db, orderId))) return;
  const language = languageOf(order);
  const named = await orderInLanguage(services, order, language);
  const { subject, html, text } = confirmationMail(
    named,
    language,
    linksFor(order, services.config),
    await brandFor(services, placeOf(order)),
  );
  await mail.send({ to: order.email, subject, html, text });
  await noteConfirmation(services.db, orderId);
}

/**
 * Sends what an "order-mail" job says: { orderId, kind } and, by kind, of "shipped" { shipmentId }; of "delivered"
 * { shipmentId, arrived }, the ids of all that was there with it; of "cancelled", "refunded" and "credited" { amount, giftAmount }; of
 * "return" { state, returnId }; of "withdrawal" { returnId }; of "ready" nothing. Whoever has left the shop meanwhile, with
 * their address, gets none.
 */
export async function sendOrderNotice(
  services: MailServices,
  mail: Mail,
  { orderId, kind, shipmentId, arrived, amount, giftAmount, state, returnId }: Record<string, unknown>,
): Promise<void> {
  const order = await findOrder(services.db, Number(orderId));
  if (!order?.email) return;
  const news =
    kind === "shipped" || kind === "delivered"
      ? await parcelOf(services.db, order, kind, { id: Number(shipmentId), arrived })
      : kind === "return"
        ? await returnNews(services.db, order, Number(returnId), String(state))
        : kind === "withdrawal"
          ? await withdrawalNews(services.db, order, Number(returnId))
          : kind === "ready"
            ? readyNews(order, services.config)
            : moneyNews(kind, Number(amount), Number(giftAmount ?? 0));
  if (!news) return;
  const language = languageOf(order);
  const named = await orderInLanguage(services, order, language);
  const { subject, html, text } = noticeMail(
    named,
    news,
    language,
    linksFor(order, services.config),
    await brandFor(services, placeOf(order)),
  );
  await mail.send({ to: order.email, subject, html, text });
}

const moneyNews = (kind: unknown, amount: number, giftAmount: number): News | null =>
  kind === "cancelled" || kind === "refunded" || kind === "credited" ? { kind, amount, giftAmount } : null;

/** An order that is sent is never ready for anybody. */
const readyNews = (order: Order, config: MailServices["config"]): News | null =>
  order.extras?.pickUp
    ? { kind: "ready", store: `${pagesFor(order, config)}/stores/${order.extras.pickUp.slug}` }
    : null;

/** What staff answered goes along with a refusal or an approval; a return that is another order's is none. */
async function returnNews(db: Db, order: Order, returnId: number, state: string): Promise<News | null> {
  const row = await db
    .selectFrom("returns")
    .select("answer")
    .where("id", "=", returnId)
    .where("order_id", "=", order.id)
    .executeTakeFirst();
  const isNews = state === "requested" || state === "approved" || state === "refused" || state === "received";
  const isAnswered = state === "approved" || state === "refused";
  return row && isNews ? { kind: "return", state, returnId, answer: isAnswered ? row.answer : "" } : null;
}

async function withdrawalNews(db: Db, order: Order, returnId: number): Promise<News | null> {
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

/** It is the last parcel when, with the ones that left or arrived before, nothing of the order is left. */
async function parcelOf(
  db: Db,
  order: Order,
  kind: "shipped" | "delivered",
  told: { id: number; arrived: unknown },
): Promise<News | null> {
  const shipments = await shipmentsOf(db, order.id);
  const shipment = shipments.find(({ id }) => id === told.id);
  if (!shipment) return null;
  const piecesOf = (those: Shipment[]) =>
    those.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  const ordered = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (kind === "shipped")
    return { kind, shipment, isLast: piecesOf(shipments.filter(({ id }) => id <= told.id)) >= ordered };
  const { deliveredAt } = shipment;
  // By the time of the letter more may have arrived, and have letters of their own.
  const arrived = Array.isArray(told.arrived) ? told.arrived : [told.id];
  const isLast = piecesOf(shipments.filter(({ id }) => arrived.includes(id))) >= ordered;
  return deliveredAt && { kind, shipment: { ...shipment, deliveredAt }, isLast };
}

/** The language that an order was placed in. */
export const languageOf = (order: Order): Language =>
  order.language in mailTexts ? (order.language as Language) : "en";

const placeOf = (order: Order): Locale => localeOf(order.country, languageOf(order)) ?? defaultLocale;

const originOf = (config: MailServices["config"]) => config.PUBLIC_URL || `http://localhost:${config.PORT}`;
const pagesFor = (order: Order, config: MailServices["config"]) =>
  `${originOf(config)}/${languageOf(order)}-${order.country}`;

function linksFor(order: Order, config: MailServices["config"]): MailLinks {
  const pages = pagesFor(order, config);
  const media = config.MEDIA_URL || originOf(config);
  return {
    order: `${pages}/order-status/${order.id}?key=${orderKeyOf(order.id, config.SECRET)}`,
    support: `${pages}/support`,
    ...(hasRight(order) && { withdrawal: `${pages}/withdrawal` }),
    bank: linesIn(config.INVOICE_BANK),
    picture: (id) => `${media}/i/firn/${encodeURIComponent(id)}?w=120&h=160&sm=c&fmt=jpg&qlt=75`,
  };
}

/** The order with titles and option names as the shop shows them in that language. */
export async function orderInLanguage(
  { db, content }: Pick<MailServices, "db" | "content">,
  order: Order,
  language: Language,
): Promise<Order> {
  const ids = [...new Set(order.lines.map((line) => line.productId))];
  const products = await db.selectFrom("products").select(["id", "uid"]).where("id", "in", ids).execute();
  const uids = new Map(products.map((row) => [row.id, row.uid]));
  const locale = language === "en" ? "en-us" : language;
  const entries = await content.byUids<Partial<ProductContent>>("product", [...uids.values()], locale);
  const lines = order.lines.map((line) => {
    const entry = entries.get(uids.get(line.productId) ?? "");
    const names = entry?.data.valueNames ?? {};
    const options = line.options.map((option) => ({ ...option, label: names[option.code] ?? option.label }));
    return { ...line, name: entry?.title || line.name, options };
  });
  return { ...order, lines };
}
