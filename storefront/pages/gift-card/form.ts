import { findBalance } from "#commerce/sales/gift-cards/balance.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { fill, formatText } from "#commerce/shared/texts/rules.ts";
import type { Post } from "#storefront/app/page.ts";
import { answer, type GiftCardProps } from "./data.ts";

/** Shows the balance of a gift card. Wrong codes are counted as at checkout, so codes cannot be guessed. */
export const post: Post<GiftCardProps> = async (context, form) => {
  const { services, visitor, locale } = context;
  const typed = (form.get("gift_card") ?? "").slice(0, 60);
  if (typed.trim() === "") return answer(context, (words) => ({ error: words["code.missing"] }), 422);
  const trier = { sessionHash: visitor.start().sessionHash, address: visitor.address };
  const found = await findBalance(services.db, typed, trier, services.config);
  if (found.kind === "pause") {
    const minutes = Math.ceil(found.seconds / 60);
    return answer(
      context,
      (words) => ({ typed, error: formatText(words["coupon.tries"], locale.language, { minutes }) }),
      429,
    );
  }
  if (found.kind === "unknown") return answer(context, (words) => ({ typed, error: words["giftCard.unknown"] }), 422);
  const { last4, balance, amount, currency, expiresAt } = found.card;
  const money = (sum: number) => formatMoney(sum, currency, locale.intl);
  const day = longDate(locale.intl);
  return answer(context, (words) => ({
    card: {
      last4,
      left: fill(words["balance.left"], { left: money(balance), amount: money(amount) }),
      until: untilOf(words, expiresAt, day),
    },
  }));
};

function untilOf(words: GiftCardProps["words"], at: Date | null, day: Intl.DateTimeFormat): string {
  if (!at) return "";
  return at < new Date() ? words["giftCard.ended"] : fill(words["balance.until"], { date: day.format(at) });
}
