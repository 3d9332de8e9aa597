import type { TaxAnswer, TaxQuestion } from "#commerce/sales/tax/schema.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { OwnTaxRate } from "#commerce/settings/schema.ts";
import { includedPercentOf, percentOf } from "#commerce/shared/money/rules.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";
import {
  outsideVat,
  salesTaxByState,
  statesTaxingDelivery,
  type TaxRate,
  taxesByProvince,
  vatByCountry,
  vatByPlace,
} from "./rates.ts";

/** The taxable part of an order, in total. */
export type Taxable = {
  /** The country of delivery, lower case ISO 3166-1 alpha-2. */
  country: string;
  /** State or province code; empty when unknown or not applicable. */
  state: string;
  /** As entered; empty when unknown. In Europe it identifies islands and exclaves. */
  postalCode: string;
  /** Integer minor units: the goods after discounts, and the delivery. */
  goods: number;
  shipping: number;
};

/**
 * The taxes of one order as explained lines, each rounded once. In Europe they are included in the prices, in North
 * America they are added. When the state is not known yet, there is no line. `local`: the total rate in percent at the
 * postal code, for places in the United States that the merchant has added; null for the state's own rate. `own`: the
 * merchant's rates by place ("us CA", "de"), which replace those of rates.ts.
 */
export function taxFor(
  { country, state, postalCode, goods, shipping }: Taxable,
  local: number | null = null,
  own: OwnRatesByPlace = noRates,
): TotalLine[] {
  if (country === "us") {
    const percent = local ?? own.get(`us ${state}`)?.[0]?.percent ?? salesTaxByState[state];
    if (!percent) return [];
    const base = statesTaxingDelivery.has(state) ? goods + shipping : goods;
    return [added("tax.sales", percent, `US-${state}`, base)];
  }
  if (country === "ca") {
    const rates = own.get(`ca ${state}`) ?? taxesByProvince[state] ?? [];
    return rates
      .filter(({ percent }) => percent > 0)
      .map(({ label, percent }) => added(label, percent, label === "tax.gst" ? "CA" : `CA-${state}`, goods + shipping));
  }
  const percent = vatIn(country, postalCode.replace(/\s/g, ""), own.get(country)?.[0]?.percent);
  if (!percent) return [];
  const amount = includedPercentOf(goods + shipping, percent);
  return [
    { kind: "tax", label: "tax.vat", rate: percent, jurisdiction: country.toUpperCase(), amount, included: true },
  ];
}

type OwnRatesByPlace = ReadonlyMap<string, readonly Pick<OwnTaxRate, "label" | "percent">[]>;
const noRates: OwnRatesByPlace = new Map();

/** The places whose rates can be viewed and set: countries, and the states of countries with state taxes. */
export function placesWithRates(countries: readonly string[]): { country: string; state: string }[] {
  return countries.flatMap((country) => {
    const states = country === "us" || country === "ca" ? (statesByCountry[country] ?? []) : null;
    return states ? states.map(({ code }) => ({ country, state: code })) : [{ country, state: "" }];
  });
}

/** The legal rates of such a place, in percent; empty when nothing is levied or known. */
export function standardRates({ country, state }: { country: string; state: string }): readonly TaxRate[] {
  if (country === "ca") return taxesByProvince[state] ?? [];
  const percent = country === "us" ? salesTaxByState[state] : vatByCountry[country];
  return percent === undefined ? [] : [{ label: country === "us" ? "tax.sales" : "tax.vat", percent }];
}

/** The tables' answer to a question; `local` and `own` as in taxFor. */
export function answerOf(
  { place, lines, shipping }: TaxQuestion,
  local: number | null = null,
  own: OwnRatesByPlace = noRates,
): TaxAnswer {
  const { country, state, postalCode } = place;
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines: taxFor({ country, state, postalCode, goods, shipping }, local, own) };
}

/**
 * The standard rate in percent: the merchant's for the country, else the legal one; null when prices include no tax.
 */
function vatIn(country: string, code: string, standard?: number): number | null {
  if (outsideVat[country]?.some((beginning) => code.startsWith(beginning))) return null;
  const own = Object.entries(vatByPlace[country] ?? {}).find(([beginning]) => code.startsWith(beginning));
  return own?.[1] ?? standard ?? vatByCountry[country] ?? null;
}

const added = (label: string, rate: number, jurisdiction: string, base: number): TotalLine => ({
  kind: "tax",
  label,
  rate,
  jurisdiction,
  amount: percentOf(base, rate),
  included: false,
});
