import { type Static, Type } from "typebox";
import { search } from "#commerce/shared/lists/schema.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { closed, literals, Moment, orNull } from "#commerce/shared/rest/shapes.ts";
import { shownCode } from "./codes.ts";
import { cardStates, type GiftCard, type GiftCardEntry, maxWorth } from "./schema.ts";

/** Gift certificates in the staff's REST routes (V2 field names, decimal amounts). */

const Amount = Type.Number({ exclusiveMinimum: 0, maximum: maxWorth });
const Currency = Type.String({ pattern: "^[A-Z]{3}$" });
export const CertificateStatus = Type.Union([Type.Literal("active"), Type.Literal("disabled")]);
// Characters that PostgreSQL cannot store, and lone surrogates.
const out = "\\u0000-\\u0008\\u000b-\\u001f\\ud800-\\udfff";
const words = (maxLength: number) => Type.String({ maxLength, pattern: `^[^${out}]*$` });
const mark = `[^\\s@<>()",;:\\\\${out}`;
const emailPattern = `^${mark}]+@${mark}]+\\.${mark}.]{2,}$`;

export const certificateFilters = {
  /** The end of the code, or the beginning of the recipient's name or email address. */
  q: Type.Optional(search),
  state: Type.Optional(literals(cardStates)),
  currency: Type.Optional(Currency),
};
export const CertificateFilter = Type.Object(certificateFilters, closed);

export const CertificateBody = Type.Object(
  {
    amount: Amount,
    currency_code: Currency,
    to_name: Type.Optional(words(80)),
    to_email: Type.Optional(Type.String({ maxLength: 254, pattern: emailPattern })),
    message: Type.Optional(words(1000)),
    language: Type.Optional(Type.String({ enum: [...languages] })),
    expiry_date: Type.Optional(orNull(Moment)),
  },
  closed,
);

export const CertificatePatch = Type.Object(
  {
    status: Type.Optional(CertificateStatus),
    expiry_date: Type.Optional(orNull(Moment)),
    balance: Type.Optional(Type.Number({ minimum: 0, maximum: maxWorth })),
    /** The balance that the caller saw: 409 when it is another now, because somebody paid with the card or changed it. */
    balance_seen: Type.Optional(Type.Number({ minimum: 0, maximum: maxWorth })),
    note: Type.Optional(words(500)),
  },
  { ...closed, minProperties: 1 },
);

export const Certificate = Type.Object({
  id: Type.Integer(),
  code_last4: Type.String(),
  currency_code: Type.String(),
  amount: Type.Number(),
  balance: Type.Number(),
  status: Type.String(),
  expiry_date: orNull(Moment),
  order_id: orNull(Type.Integer()),
  language: Type.String(),
  to_name: Type.String(),
  to_email: Type.String(),
  message: Type.String(),
  /** The sender's name; empty for the buyer's. */
  from_name: Type.String(),
  /** When its email is sent; null for at once. */
  send_date: orNull(Moment),
  sent_date: orNull(Moment),
  purchase_date: Moment,
});

/** Only in the answer to its creation. */
export const WithCode = Type.Intersect([Certificate, Type.Object({ code: Type.String() })]);

export const Transaction = Type.Object({
  id: Type.Integer(),
  amount: Type.Number(),
  kind: Type.String(),
  order_id: orNull(Type.Integer()),
  made_by: Type.String(),
  note: Type.String(),
  date: Moment,
});

export function toCertificate(card: GiftCard, now = new Date()): Static<typeof Certificate> {
  const hasEnded = card.expiresAt !== null && card.expiresAt < now;
  return {
    id: card.id,
    code_last4: card.last4,
    currency_code: card.currency,
    amount: toDecimal(card.amount, card.currency),
    balance: toDecimal(card.balance, card.currency),
    status: card.isActive ? (hasEnded ? "expired" : "active") : "disabled",
    expiry_date: card.expiresAt?.toISOString() ?? null,
    order_id: card.orderId,
    language: card.language,
    to_name: card.toName,
    to_email: card.toEmail,
    message: card.message,
    from_name: card.fromName,
    send_date: card.sendAt?.toISOString() ?? null,
    sent_date: card.sentAt?.toISOString() ?? null,
    purchase_date: card.createdAt.toISOString(),
  };
}

export const withCode = (card: GiftCard, code: string) => ({ ...toCertificate(card), code: shownCode(code) });

export const toTransaction = (entry: GiftCardEntry, currency: string): Static<typeof Transaction> => ({
  id: entry.id,
  amount: toDecimal(entry.amount, currency),
  kind: entry.kind,
  order_id: entry.orderId,
  made_by: entry.by,
  note: entry.note,
  date: entry.at.toISOString(),
});
