import type Stripe from "stripe";
import type { TaxedLine, TaxQuestion } from "#commerce/sales/tax/schema.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import { lookup } from "#platform/lookup.ts";

/** The questions to Stripe Tax, and the reading of its answers. Pure. */

/** The maximum number of lines that Stripe accepts; longer carts are summed by category. */
const mostLines = 100;

/** Countries whose prices exclude tax; elsewhere prices include it. */
const isAdded = (country: string): boolean => country === "us" || country === "ca";

/** Whether enough of the place is known for its taxes. */
export const isPlaced = ({ place: { country, state, postalCode } }: TaxQuestion): boolean =>
  country === "us" ? postalCode !== "" && state !== "" : country === "ca" ? state !== "" : true;

export function toParams(
  { currency, place, lines, shipping }: TaxQuestion,
  { goodsCode, shippingCode }: { goodsCode: string; shippingCode: string },
): Stripe.Tax.CalculationCreateParams {
  const { country, state, postalCode, city, address1 } = place;
  const tax_behavior = isAdded(country) ? "exclusive" : "inclusive";
  const address = { country: country.toUpperCase(), state, postal_code: postalCode, city, line1: address1 };
  const known = Object.entries(address).filter(([, value]) => value !== "");
  return {
    currency: currency.toLowerCase(),
    customer_details: {
      address: { ...Object.fromEntries(known), country: address.country },
      address_source: "shipping",
    },
    line_items: asked(lines).map(({ reference, quantity, amount }) => {
      return { reference, quantity, amount, tax_behavior, tax_code: goodsCode };
    }),
    ...(shipping > 0 && { shipping_cost: { amount: shipping, tax_behavior, tax_code: shippingCode } }),
  };
}

/** Lines with an amount; at least one line. */
function asked(lines: readonly TaxedLine[]): readonly TaxedLine[] {
  const paid = lines.filter(({ amount }) => amount > 0);
  if (paid.length === 0) return [{ reference: "nothing", category: "goods", quantity: 1, amount: 0 }];
  if (paid.length <= mostLines) return paid;
  const amount = paid.reduce((sum, line) => sum + line.amount, 0);
  return [{ reference: "goods", category: "goods", quantity: 1, amount }];
}

const labels = lookup<string>({
  vat: "tax.vat",
  gst: "tax.gst",
  hst: "tax.hst",
  pst: "tax.pst",
  rst: "tax.pst",
  qst: "tax.qst",
});

type TaxShare = { label: string; jurisdiction: string; included: boolean; amount: number; rate: number; base: number };

/** Taxes as lines. State, county and city taxes are combined into one line, as people know a place's tax. */
export function linesOf({ tax_breakdown }: Pick<Stripe.Tax.Calculation, "tax_breakdown">): TotalLine[] {
  const parts = new Map<string, TaxShare>();
  for (const { amount, inclusive, taxable_amount: base, tax_rate_details: rates } of tax_breakdown) {
    if (amount === 0) continue;
    const label = labels[rates.tax_type ?? ""] ?? "tax.sales";
    const jurisdiction = placeOf(label, rates.country ?? "", rates.state);
    const rate = Number(rates.percentage_decimal);
    const key = `${label} ${jurisdiction} ${inclusive}`;
    const known = parts.get(key);
    if (!known) parts.set(key, { label, jurisdiction, included: inclusive, amount, rate, base });
    else parts.set(key, joined(known, { amount, rate, base }));
  }
  return [...parts.values()].map(({ label, rate, jurisdiction, amount, included }) => {
    return { kind: "tax", label, rate, jurisdiction, amount, included };
  });
}

/** Rates on the same goods add up; rates on different goods are derived from the amounts. */
function joined(known: TaxShare, { amount, rate, base }: Pick<TaxShare, "amount" | "rate" | "base">): TaxShare {
  const sum = known.amount + amount;
  const larger = Math.max(known.base, base);
  const isSame = known.base === base || rate === 0;
  const percent = isSame ? known.rate + rate : (sum * 100) / larger;
  return { ...known, amount: sum, base: larger, rate: Math.round(percent * 100_000) / 100_000 };
}

/** Canada's federal tax belongs to the country, whatever the province. */
const placeOf = (label: string, country: string, state: string | null): string =>
  state === null || state === "" || label === "tax.gst" || label === "tax.vat" ? country : `${country}-${state}`;
