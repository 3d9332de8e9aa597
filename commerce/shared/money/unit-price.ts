import { formatMoney } from "./rules.ts";

/**
 * The trade's base unit for each unit, and the share of it that one unit is (directive 98/6/EC, article 2(b): kilogram,
 * litre, metre).
 */
const units: Readonly<Record<string, readonly [base: string, share: number]>> = {
  g: ["kg", 0.001],
  kg: ["kg", 1],
  ml: ["l", 0.001],
  l: ["l", 1],
  m: ["m", 1],
};

/** The net content of a product: "75 g", "0.5 l". */
export const netContentPattern = "^\\d{1,6}(\\.\\d{1,3})? (g|kg|ml|l|m)$";

/**
 * Returns the price of a kilogram, litre or metre, in whole minor units. Null when the content is missing, unreadable
 * or zero.
 */
export function unitPriceOf(
  amount: number,
  netContent: string | null | undefined,
): { amount: number; unit: string } | null {
  const [quantity, name = ""] = netContent?.split(" ") ?? [];
  const [unit, share] = units[name] ?? [];
  const content = Number(quantity) * (share ?? 0);
  return unit && content > 0 ? { amount: Math.round(amount / content), unit } : null;
}

/** The smaller units for products with less than a whole unit, whose price shoppers know for a hundred of them. */
const hundredths: Readonly<Record<string, string>> = { kg: "g", l: "ml" };

/**
 * Returns "20,00 €/100 g · 200,00 €/kg" as a locale (BCP 47) writes it. The law requires the price of the whole unit
 * (PAngV § 5, directive 98/6/EC). For contents below one unit the price of 100 g or 100 ml, which is more useful, comes
 * first. Contents of one unit or more have the price of the whole unit only. Empty when there is no unit price.
 */
export function unitPriceText(
  amount: number,
  currency: string,
  netContent: string | null | undefined,
  intl: string,
): string {
  const price = unitPriceOf(amount, netContent);
  if (!price) return "";
  const per = (value: number, unit: string) => `${formatMoney(value, currency, intl)}/${unit}`;
  const small = price.amount > amount ? hundredths[price.unit] : undefined;
  const whole = per(price.amount, price.unit);
  return small ? `${per(Math.round(price.amount / 10), `100\u00a0${small}`)} · ${whole}` : whole;
}
