import { savedPercent } from "#commerce/catalog/prices/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** The details shown beside a professional's price. */
type ProPrice = { retailPrice?: number; unitPrice?: string };

/**
 * Returns the shop's price for display beside a professional's price, and the saving in whole percents, rounded down.
 * Without a saving of at least 1 % neither is returned. `also` is appended ("20,00 €/100 g").
 */
export function proPrice(
  price: number,
  shop: number | undefined,
  { words, locale, also }: { words: AreaTexts<"pro-prices">; locale: Pick<Locale, "intl">; also?: string | undefined },
): ProPrice {
  const saved = shop === undefined ? 0 : savedPercent(price, shop);
  if (shop === undefined || saved < 1) return also ? { unitPrice: also } : {};
  const percent = numberFormat(locale.intl, { style: "percent" }).format(saved / 100);
  const saving = fill(words["pro.saving"], { percent });
  return { retailPrice: shop, unitPrice: also ? `${saving} · ${also}` : saving };
}
