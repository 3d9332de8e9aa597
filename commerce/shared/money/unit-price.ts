import { formatMoney } from "./rules.ts";

/** How much of the base unit of trade one of a unit is (directive 98/6/EC, article 2(b): kilogram, litre, metre). */
const units: Readonly<Record<string, readonly [base: string, share: number]>> = {
  g: ["kg", 0.001],
  kg: ["kg", 1],
  ml: ["l", 0.001],
  l: ["l", 1],
  m: ["m", 1],
};

/** "75 g", "0.5 l": what a product holds. */
export const netContentPattern = "^\\d{1,6}(\\.\\d{1,3})? (g|kg|ml|l|m)$";

/** The price of a kilogram, litre or metre, in whole minor units; null for what says no content, or none above nothing. */
export function unitPriceOf(
  amount: number,
  netContent: string | null | undefined,
): { amount: number; unit: string } | null {
  const [quantity, name = ""] = netContent?.split(" ") ?? [];
  const [unit, share] = units[name] ?? [];
  const content = Number(quantity) * (share ?? 0);
  return unit && content > 0 ? { amount: Math.round(amount / content), unit } : null;
}

/** Of what is sold in less than a whole unit, shoppers know the price of a hundred of these. */
const hundredths: Readonly<Record<string, string>> = { kg: "g", l: "ml" };

/**
 * "20,00 €/100 g · 200,00 €/kg" as a locale (BCP 47) writes it: law asks for the whole unit (PAngV § 5, directive 98/6/EC),
 * and below one the price of 100 g or 100 ml says more. Of a kilogram, a litre or a metre alone where there is as much in
 * it. Empty where there is none.
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
