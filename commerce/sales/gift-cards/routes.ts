import type { FastifyReply } from "fastify";
import { type Static, Type } from "typebox";
import { exactFromDecimal } from "#commerce/shared/money/rules.ts";
import { currencyByRegion } from "#commerce/shared/regions/countries.ts";
import { HowMany, Id, IdParams, literals, many, one } from "#commerce/shared/rest/shapes.ts";
import { eachAfter, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { alterCard, type CardServices, cardNotFound, giveCard } from "./actions.ts";
import { giftCardEmailRoutes } from "./email-routes.ts";
import { currenciesAt, ofCardsCurrency, withinCurrencies } from "./markets.ts";
import { cardsAfter, countCards, entriesOf, findCard, findCardWithin, listCards } from "./reads.ts";
import {
  Certificate,
  CertificateBody,
  CertificateFilter,
  CertificatePatch,
  certificateFilters,
  Transaction,
  toCertificate,
  toTransaction,
  WithCode,
  withCode,
} from "./rest.ts";
import { cardSorts, type GiftCard } from "./schema.ts";

const Listing = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
  code_last4: Type.Optional(Type.String({ minLength: 4, maxLength: 4 })),
  order_id: Type.Optional(Id),
  ...certificateFilters,
  sort: Type.Optional(literals(cardSorts)),
});
const columns = [
  "id",
  "code_last4",
  "status",
  "currency_code",
  "amount",
  "balance",
  "to_name",
  "to_email",
  "order_id",
  "purchase_date",
  "expiry_date",
  "sent_date",
] as const;

const notFound = (reply: FastifyReply) => sendProblem(reply, 404, cardNotFound.problem);
const invalid = (reply: FastifyReply, fields: Record<string, string>) =>
  sendProblem(reply, 422, { code: "invalid", message: "Some fields are wrong.", fields });

/** Gift cards for staff with the scope gift-cards:write. A code is shown once, when its card is created. */
export function giftCardRoutes(app: App, services: CardServices): void {
  const { db } = services;
  giftCardEmailRoutes(app, services);
  const onRequest = [staffOnly(db, { read: "gift-cards:read", write: "gift-cards:write" }), noStore];
  const tags = ["gift certificates"];

  const listing = { schema: { tags, querystring: Listing, response: { 200: many(Certificate) } }, onRequest };
  app.get("/gift-certificates", listing, async (request) => {
    const { limit: perPage, code_last4: last4, order_id: orderId, ...rest } = request.query;
    const cards = await listCards(db, { ...rest, last4, orderId, perPage, currencies: currenciesAt(request) });
    return { data: cards.map((card) => toCertificate(card)), meta: {} };
  });

  const counting = { schema: { tags, querystring: CertificateFilter, response: { 200: HowMany } }, onRequest };
  app.get("/gift-certificates/count", counting, async (request) => ({
    meta: await countCards(db, { ...request.query, currencies: currenciesAt(request) }),
  }));

  const exporting = {
    schema: { tags, querystring: CertificateFilter },
    onRequest: [staffOnly(db, "gift-cards:read"), staffOnly(db, "exports:write")],
  };
  app.get("/staff/gift-certificates/export", exporting, (request, reply) => {
    const filter = { ...request.query, currencies: currenciesAt(request) };
    return sendExport(db, reply, {
      type: "gift-card",
      name: "gift-certificates",
      filter: request.query,
      columns: columns.map((name) => [name, (card: GiftCard) => toCertificate(card)[name]] as const),
      batches: eachAfter((after, limit) => cardsAfter(db, filter, after, limit)),
    });
  });

  const giving = {
    schema: { tags, body: CertificateBody, response: { 201: one(WithCode) } },
    onRequest,
    preHandler: withinCurrencies(({ body }) => (body as Static<typeof CertificateBody>).currency_code),
  };
  app.post("/gift-certificates", giving, async (request, reply) => {
    const { amount, currency_code: currency, language = "en", expiry_date: expiry = null, ...body } = request.body;
    if (!Object.values<string>(currencyByRegion).includes(currency)) {
      return invalid(reply, { currency_code: "is not a currency of this shop" });
    }
    const worth = exactFromDecimal(amount, currency);
    if (!worth)
      return invalid(reply, { amount: "must be a coin of the currency at least, with no more decimals than it has" });
    const expiresAt = expiry === null ? null : new Date(expiry);
    if (expiresAt && expiresAt < new Date()) return invalid(reply, { expiry_date: "is over" });
    const to = { toName: body.to_name ?? "", toEmail: body.to_email ?? "", message: body.message ?? "" };
    const card = { currency, amount: worth, expiresAt, language, ...to };
    const given = await giveCard(services, card, nameOfStaff(staffAt(request)));
    return reply.code(201).send({ data: withCode(given.card, given.code), meta: {} });
  });

  const reading = { schema: { tags, params: IdParams, response: { 200: one(Certificate) } }, onRequest };
  app.get("/gift-certificates/:id", reading, async (request, reply) => {
    const card = await findCardWithin(db, idIn(request.params.id), currenciesAt(request));
    return card ? { data: toCertificate(card), meta: {} } : notFound(reply);
  });

  const changing = {
    schema: { tags, params: IdParams, body: CertificatePatch, response: { 200: one(Certificate) } },
    onRequest,
    preHandler: ofCardsCurrency(db),
  };
  app.put("/gift-certificates/:id", changing, async (request, reply) => {
    const { status, expiry_date: expiry, balance, balance_seen: seen, note = "" } = request.body;
    const before = await findCard(db, idIn(request.params.id));
    if (!before) return notFound(reply);
    const left = balance === undefined ? undefined : exactFromDecimal(balance, before.currency);
    if (left === null) return invalid(reply, { balance: "must have no more decimals than the currency" });
    const change = {
      ...(status !== undefined && { isActive: status === "active" }),
      ...(expiry !== undefined && { expiresAt: expiry === null ? null : new Date(expiry) }),
      ...(left !== undefined && { balance: left }),
      note,
      by: nameOfStaff(staffAt(request)),
    };
    const seenLeft = seen === undefined ? undefined : (exactFromDecimal(seen, before.currency) ?? undefined);
    const changed = await alterCard(services, before.id, change, seenLeft);
    if (changed.ok) return { data: toCertificate(changed.value), meta: {} };
    return sendProblem(reply, changed.problem.code === "conflict" ? 409 : 404, changed.problem);
  });

  const booked = { schema: { tags, params: IdParams, response: { 200: many(Transaction) } }, onRequest };
  app.get("/gift-certificates/:id/transactions", booked, async (request, reply) => {
    const card = await findCardWithin(db, idIn(request.params.id), currenciesAt(request));
    if (!card) return notFound(reply);
    const entries = await entriesOf(db, card.id);
    return { data: entries.map((entry) => toTransaction(entry, card.currency)), meta: {} };
  });
}
