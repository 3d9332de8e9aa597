import { mailbox } from "#commerce/customers/accounts/rules.ts";
import { isEmail } from "#commerce/shared/address/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { timeZoneOf } from "#commerce/shared/regions/time-zones.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";

/** Whom gift cards go to, and when. Pure. */

/**
 * Whom gift cards of a line go to. `from`: whom it says they are from, instead of who paid. `sendOn`: the day in the market's
 * time on which they go out ("2026-12-24"); absent: at once. `quantity`: how many of the line; absent: all that are left.
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

/** What is typed of a recipient; which card it is about is known otherwise. */
export type Wish = Omit<Recipient, "variantId" | "quantity">;

/** Lengths of what is typed. */
export const longestWish = { name: 80, message: 300 };

/** Several lines as they were typed, without what nobody types and databases refuse. */
export const tidyText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, " ")
    .trim();

const tidyLine = (text: string): string => tidyText(text).replaceAll("\n", " ");

/** As it is kept; null: nothing was said. A day alone says nothing: the buyer's own card goes at once. */
export function tidyWish({ name, email, message, from = "", sendOn = "" }: Wish): Wish | null {
  const wish = { name: tidyLine(name), email: mailbox(email), message: tidyText(message) };
  const sender = tidyLine(from);
  const day = sendOn.trim();
  if (!wish.name && !wish.email && !wish.message && !sender && !day) return null;
  return { ...wish, ...(sender && { from: sender }), ...(day && { sendOn: day }) };
}

/** The days on which a card may go out: today in the market's time and a year from it, as fields of dates have them. */
export function sendDays(region: PriceRegion, now: Date): { first: string; last: string } {
  const first = dateFormat("en-CA", { dateStyle: "short", timeZone: timeZoneOf(region) }).format(now);
  const next = new Date(`${first}T00:00:00Z`);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return { first, last: next.toISOString().slice(0, 10) };
}

/** What is wrong with it: a text key by part. */
export function wishFaults(wish: Wish, region: PriceRegion, now: Date): Partial<Record<keyof Wish, string>> {
  const { name, email, message, from = "", sendOn } = wish;
  const { first, last } = sendDays(region, now);
  const isDay = sendOn === undefined || (isDate(sendOn) && sendOn >= first && sendOn <= last);
  return {
    ...(!isEmail(email) && { email: email === "" ? "error.required" : "error.email" }),
    ...(name.length > longestWish.name && { name: "error.tooLong" }),
    ...(from.length > longestWish.name && { from: "error.tooLong" }),
    ...(message.length > longestWish.message && { message: "error.tooLong" }),
    ...(!isDay && { sendOn: "error.day" }),
  };
}

const isDate = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

/** In the morning of the market, when letters are read. */
const hour = "T08:00:00Z";

/** When a card goes out that is to be there on a day; null: at once. */
export function sendTime(sendOn: string | undefined, region: PriceRegion): Date | null {
  if (!sendOn || !isDate(sendOn)) return null;
  const asUtc = Date.parse(sendOn + hour);
  const there = dateFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: timeZoneOf(region) });
  const shown = Date.parse(`${there.format(asUtc).replace(" ", "T")}Z`);
  return new Date(asUtc - (shown - asUtc));
}

/** Whom each piece of a line is for, in the order in which they were named; null: for the buyer. */
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

/** Those of a line with how many each gets, and how many are left for the buyer. */
export function sharesOf(recipients: readonly Recipient[], line: { variantId: number; quantity: number }) {
  const pieces = recipientsByPiece(recipients, line);
  const named = recipients.flatMap((to) => {
    const count = pieces.filter((piece) => piece === to).length;
    return count > 0 ? [{ to, count }] : [];
  });
  return { named, own: pieces.filter((piece) => piece === null).length };
}
