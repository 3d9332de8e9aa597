import { sharesOf } from "#commerce/sales/gift-cards/recipients.ts";
import { dayText } from "#commerce/sales/orders/emails/extras.ts";
import type { Recipient } from "#commerce/sales/orders/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { fill, formatText } from "#commerce/shared/texts/rules.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

type Words = AreaTexts<"extras">;
type LocaleFormat = Pick<Locale, "language" | "intl">;

/** "Its code goes to Ada, ada@firn.example on 24 December 2026 · 2 ×" */
export function recipientText(
  { name, email, sendOn }: Recipient,
  count: number,
  words: Words,
  { intl }: LocaleFormat,
): string {
  const to = name ? `${name}, ${email}` : email;
  const text = sendOn
    ? fill(words["recipient.shownOn"], { email: to, date: dayText(sendOn, intl) })
    : fill(words["recipient.shown"], { email: to });
  return count > 1 ? `${count} × ${text}` : text;
}

/** Lists the recipients of a line's gift cards. Empty when all of them are for the buyer. */
export function recipientLines(
  recipients: readonly Recipient[],
  line: { variantId: number; quantity: number },
  words: Words,
  place: LocaleFormat,
): string[] {
  const { named, own } = sharesOf(recipients, line);
  if (named.length === 0) return [];
  const lines = named.map(({ to, count }) => recipientText(to, count, words, place));
  return own > 0 ? [...lines, formatText(words["recipient.own"], place.language, { count: own })] : lines;
}
