import { returnedLabel } from "#commerce/sales/gift-cards/rules.ts";
import { restPaidWith } from "#commerce/sales/orders/paid-with.ts";
import { paidWithTexts } from "#commerce/sales/orders/paid-with-texts.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Sum } from "#commerce/shared/email/tables.tsx";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { orderEmailTexts } from "./texts/all.ts";

type SummedOrder = Pick<Order, "totals" | "total" | "currency" | "extras" | "payment" | "confirmedAt">;

/** The lines of a total in words: added amounts, the total, and below it the taxes included in the prices. */
export function sumLines(order: SummedOrder, language: Language, intl: string): Sum[] {
  const texts = orderEmailTexts[language];
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const sums = (included: boolean) =>
    order.totals
      .filter((line) => line.included === included)
      .map((line): Sum => {
        const isFree = line.kind === "shipping" && line.amount === 0;
        const amount = isFree ? texts.free : money(line.kind === "gift_card" ? -line.amount : line.amount);
        return { label: labelOf(order, line, language, intl), amount, kind: included ? "within" : "plain" };
      });
  return [...sums(false), { label: texts.total, amount: money(order.total), kind: "total" }, ...sums(true)];
}

function labelOf(order: SummedOrder, line: TotalLine, language: Language, intl: string): string {
  const texts = orderEmailTexts[language];
  if (line.label === returnedLabel) return paidWithTexts[language].returned;
  if (line.kind === "gift_card") return fill(texts.giftCard, { last4: line.name ?? "" });
  if (line.kind === "discount" && line.name) return line.code ? `${line.name} (${line.code})` : line.name;
  if (line.kind === "due")
    return line.label === "total.onAccount"
      ? texts.onAccount
      : (restPaidWith(order, language) ?? paidWithTexts[language].otherwise);
  if (line.kind !== "tax") return texts[line.kind];
  const rate = numberFormat(intl, { maximumFractionDigits: 3 }).format(line.rate ?? 0);
  const name = texts.taxes[line.label as "tax.vat"] ?? line.label;
  const place = line.jurisdiction?.replace(/^[A-Z]{2}-/, "") ?? "";
  return fill(line.included ? texts.taxIncluded : texts.taxAdded, { name, place, rate });
}
