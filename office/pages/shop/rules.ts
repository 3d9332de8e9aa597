import type { PlaceRates } from "#commerce/sales/tax/built-in/schema.ts";
import type { OwnTaxRate } from "#commerce/settings/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import type { Say } from "../../i18n/text.tsx";

/** Rules of the settings pages. Pure. */

type Label = OwnTaxRate["label"];
type TaxArea = Pick<PlaceRates, "country" | "state" | "standard">;

const isAt =
  ({ country, state }: TaxArea) =>
  (rate: OwnTaxRate): boolean =>
    rate.country === country && rate.state === state;

const usualLabel = (country: string): Label =>
  country === "us" ? "tax.sales" : country === "ca" ? "tax.gst" : "tax.vat";

/**
 * The editable rates of a place: the merchant's own, or else the statutory ones. A single empty rate when there are
 * neither.
 */
export function ratesAt(place: TaxArea, own: readonly OwnTaxRate[]): { label: Label; percent: number | null }[] {
  const mine = own.filter(isAt(place));
  const rates = mine.length > 0 ? mine : place.standard;
  if (rates.length === 0) return [{ label: usualLabel(place.country), percent: null }];
  return rates.map(({ label, percent }) => ({ label, percent }));
}

/**
 * The merchant's rates after one percentage of a place changed. Null restores the statutory percentage, or removes the
 * rate when there is none. Rates equal to the statutory ones are not stored as the merchant's own.
 */
export function withRate(
  place: TaxArea,
  own: readonly OwnTaxRate[],
  label: Label,
  percent: number | null,
): OwnTaxRate[] {
  const { country, state, standard } = place;
  const others = own.filter((rate) => !isAt(place)(rate));
  const law = (wanted: Label) => standard.find((rate) => rate.label === wanted)?.percent ?? null;
  const rates = ratesAt(place, own).flatMap((rate) => {
    const value = rate.label === label ? (percent ?? law(label)) : rate.percent;
    return value === null ? [] : [{ country, state, label: rate.label, percent: value }];
  });
  const isLaw = rates.length === standard.length && rates.every((rate) => law(rate.label) === rate.percent);
  return isLaw ? others : [...others, ...rates];
}

const labelKeys: Record<Label, Key> = {
  "tax.vat": "taxVat",
  "tax.sales": "taxSales",
  "tax.gst": "taxGst",
  "tax.hst": "taxHst",
  "tax.pst": "taxPst",
  "tax.qst": "taxQst",
};
export const labelName = (label: Label, say: Say): string => say(labelKeys[label]);
