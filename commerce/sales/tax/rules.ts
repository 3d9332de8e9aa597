import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import { includedPercentOf, percentOf } from "#commerce/shared/money/rules.ts";
import {
  outsideVat,
  salesTaxByState,
  statesTaxingDelivery,
  taxesByProvince,
  vatByCountry,
  vatByPlace,
} from "./tables.ts";

export type Taxable = {
  /** Lower case ISO 3166-1 alpha-2, of the delivery. */
  country: string;
  /** State or province code; empty where unknown or none. */
  state: string;
  /** As it was typed; empty where unknown. In Europe it tells islands and exclaves from the country around them. */
  postalCode: string;
  /** Integer minor units: what the goods cost after discounts, and the delivery. */
  goods: number;
  shipping: number;
};

/**
 * The taxes of one order as explained lines, each rounded once. In Europe they are contained in the prices, in North
 * America they are added. Where the state is not known yet there is nothing to say: no line.
 */
export function taxFor({ country, state, postalCode, goods, shipping }: Taxable): TotalLine[] {
  if (country === "us") {
    const percent = salesTaxByState[state];
    if (!percent) return [];
    const base = statesTaxingDelivery.has(state) ? goods + shipping : goods;
    return [added("tax.sales", percent, `US-${state}`, base)];
  }
  if (country === "ca") {
    const rates = taxesByProvince[state] ?? [];
    return rates.map(({ label, percent }) =>
      added(label, percent, label === "tax.gst" ? "CA" : `CA-${state}`, goods + shipping),
    );
  }
  const percent = vatIn(country, postalCode.replace(/\s/g, ""));
  if (percent === null) return [];
  const amount = includedPercentOf(goods + shipping, percent);
  return [
    { kind: "tax", label: "tax.vat", rate: percent, jurisdiction: country.toUpperCase(), amount, included: true },
  ];
}

/** The standard rate there, in percent; null outside of the area of European VAT. */
function vatIn(country: string, code: string): number | null {
  if (outsideVat[country]?.some((beginning) => code.startsWith(beginning))) return null;
  const own = Object.entries(vatByPlace[country] ?? {}).find(([beginning]) => code.startsWith(beginning));
  return own?.[1] ?? vatByCountry[country] ?? null;
}

const added = (label: string, rate: number, jurisdiction: string, base: number): TotalLine => ({
  kind: "tax",
  label,
  rate,
  jurisdiction,
  amount: percentOf(base, rate),
  included: false,
});
