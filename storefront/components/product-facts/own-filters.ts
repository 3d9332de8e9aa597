import { findOwnFilters, type OwnFilter } from "#commerce/catalog/listings/own-filters.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import type { Services } from "#storefront/app/services.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** Loads the merchant's custom fields that shoppers can filter lists and searches by, in the merchant's order. */
export const loadOwnFilters = ({ db, cache }: Pick<Services, "db" | "cache">): Promise<OwnFilter[]> =>
  cache.read("own-filters", async () => (await findOwnFilters(db)).filter(({ audience }) => audience === "shoppers"));

export type OwnWords = { locale: Pick<Locale, "language" | "intl">; words: AreaTexts<"own-details"> };

/** Returns the label of a choice's value, or of yes and no. Undefined for a choice that no longer exists. */
export function valueLabelOf({ kind, choices }: OwnFilter, value: string, { locale, words }: OwnWords) {
  if (kind === "yes-no") return words[value === "yes" ? "ownDetails.yes" : "ownDetails.no"];
  const choice = choices.find(({ code }) => code === value);
  return choice && textIn(choice.labels, locale.language);
}

/** "150 – 160 cm". An open end is left empty. */
export function boundsLabel(
  { unit }: OwnFilter,
  from: number | undefined,
  to: number | undefined,
  intl: string,
): string {
  const [least, most] = [from, to].map((one) =>
    one === undefined ? "" : numberFormat(intl, { maximumFractionDigits: 6 }).format(one),
  );
  const numbers = least === most ? least : `${least} – ${most}`.trim();
  return unit ? `${numbers} ${unit}` : `${numbers}`;
}
