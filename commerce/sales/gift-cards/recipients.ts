import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { isEmail } from "#commerce/shared/address/rules.ts";
import { timeZoneOf } from "#commerce/shared/dates/time-zones.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";

/** The recipients of gift cards, and when their emails are sent. Pure. */

/**
 * A recipient of a line's gift cards. `from`: the sender's name, instead of the buyer's. `sendOn`: the day in the market's
 * time zone on which the email is sent ("2026-12-24"); absent: at once. `quantity`: how many of the line's cards; absent:
 * all that are left.
 */
export type Recipient = {
  variantId: number;
  name: string;
  email: string;
  message: string;
  from?: string;
  sendOn?: string;
  quantity?: number;
};

/** A recipient as entered in a form or body, without the cards it applies to. */
export type RecipientInput = Omit<Recipient, "variantId" | "quantity">;

/** The maximum lengths of entered texts. */
export const recipientLimits = { name: 80, message: 300 };

/** Normalises a text of several lines and removes characters that databases refuse. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .trim();

const tidyLine = (text: string): string => tidyText(text).replaceAll("\n", " ");

/** Normalises a recipient for storage; null when nothing was entered. */
export function tidyRecipient({ name, email, message, from = "", sendOn = "" }: RecipientInput): RecipientInput | null {
  const recipient = { name: tidyLine(name), email: mailbox(email), message: tidyText(message) };
  const sender = tidyLine(from);
  const day = sendOn.trim();
  if (!recipient.name && !recipient.email && !recipient.message && !sender && !day) return null;
  return { ...recipient, ...(sender && { from: sender }), ...(day && { sendOn: day }) };
}

/** The first and last day on which a card may be sent: today in the market's time zone, and a year later. */
export function sendDays(region: PriceRegion, now: Date): { first: string; last: string } {
  const first = dateFormat("en-CA", { dateStyle: "short", timeZone: timeZoneOf(region) }).format(now);
  const next = new Date(`${first}T00:00:00Z`);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return { first, last: next.toISOString().slice(0, 10) };
}

/** The faults of a recipient: a text key by field. */
export function recipientFaults(
  recipient: RecipientInput,
  region: PriceRegion,
  now: Date,
): Partial<Record<keyof RecipientInput, string>> {
  const { name, email, message, from = "", sendOn } = recipient;
  const { first, last } = sendDays(region, now);
  const isDay = sendOn === undefined || (isDate(sendOn) && sendOn >= first && sendOn <= last);
  return {
    ...(!isEmail(email) && { email: email === "" ? "error.required" : "error.email" }),
    ...(name.length > recipientLimits.name && { name: "error.tooLong" }),
    ...(from.length > recipientLimits.name && { from: "error.tooLong" }),
    ...(message.length > recipientLimits.message && { message: "error.tooLong" }),
    ...(!isDay && { sendOn: "error.day" }),
  };
}

const isDate = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

/** Emails are sent at 8 in the morning of the market's time zone. */
const hour = "T08:00:00Z";

/** The moment at which a card's email is sent on a day; null for at once. */
export function sendTime(sendOn: string | undefined, region: PriceRegion): Date | null {
  if (!sendOn || !isDate(sendOn)) return null;
  const asUtc = Date.parse(sendOn + hour);
  const there = dateFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: timeZoneOf(region) });
  const shown = Date.parse(`${there.format(asUtc).replace(" ", "T")}Z`);
  return new Date(asUtc - (shown - asUtc));
}

/** The recipient of each unit of a line, in the order in which they were entered; null for the buyer. */
export function recipientsByPiece(
  recipients: readonly Recipient[],
  { variantId, quantity }: { variantId: number; quantity: number },
): (Recipient | null)[] {
  const pieces: (Recipient | null)[] = [];
  for (const one of recipients) {
    if (one.variantId !== variantId) continue;
    const count = Math.min(one.quantity ?? quantity, quantity - pieces.length);
    for (let piece = 0; piece < count; piece++) pieces.push(one);
  }
  while (pieces.length < quantity) pieces.push(null);
  return pieces;
}

/** A line's recipients with the number of cards each gets, and the number left for the buyer. */
export function sharesOf(recipients: readonly Recipient[], line: { variantId: number; quantity: number }) {
  const pieces = recipientsByPiece(recipients, line);
  const named = recipients.flatMap((to) => {
    const count = pieces.filter((piece) => piece === to).length;
    return count > 0 ? [{ to, count }] : [];
  });
  return { named, own: pieces.filter((piece) => piece === null).length };
}
