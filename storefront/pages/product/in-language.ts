import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { timeZoneOf } from "#commerce/shared/dates/time-zones.ts";
import { exponentOf } from "#commerce/shared/money/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import { dateFormat, longDate } from "#commerce/shared/texts/formats.ts";
import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import type { Entry, ProductContent } from "#services/content/schema.ts";
import { flagIn } from "#storefront/components/content/content-data.ts";
import { madeFor, sizeLabelsOf, sizeNamesOf } from "#storefront/components/product-facts/size-labels.ts";
import type { BodyMeasures } from "./buy-box/body-measures.ts";
import { fieldOf } from "./buy-box/choice.ts";
import type { ProductView } from "./product-view.ts";

/** What helps to choose a size, above its buttons and below them. */
type SizeHelp = { measures: BodyMeasures | null; fitNote: string };

/** The product in this locale: texts from content take precedence over its own, and sizes are the country's. */
export function inLanguage(
  product: ProductDetail,
  entry: Entry<Partial<ProductContent>> | undefined,
  locale: Locale,
  { measures, fitNote }: SizeHelp,
): ProductView["product"] {
  const {
    tagline,
    description,
    features,
    valueNames = {},
    optionNames = {},
    is_new,
    is_redesigned,
  } = entry?.data ?? {};
  const sizeOf = sizeLabelsOf(product, locale.country);
  const twoLines = (label: string) => {
    const made = madeFor(product, label, locale.country) || measures?.ranges.get(label);
    return made ? `${sizeOf(label)}\n${made}` : sizeOf(label).replace(" · ", "\n");
  };
  const amountOf = amountLabels(product, locale);
  return {
    ...product,
    name: entry?.title || product.name,
    tagline,
    features,
    sizeSystem: product.kind === "boot" ? sizeSystemOf(locale.country) : undefined,
    isNew: flagIn(is_new, product.isNew),
    isRedesigned: flagIn(is_redesigned, product.isRedesigned),
    description: richTextPlain(description) || product.description,
    releaseDate: product.releaseDate && writtenOut(product.releaseDate, locale),
    options: product.options.map((option) => ({
      ...option,
      label: optionNames[option.name],
      ...(fieldOf(option) === "size" && { measured: measures?.of, hint: fitNote || undefined }),
      values: option.values.map((value) => ({
        ...value,
        label: valueNames[value.code] ?? amountOf(value.id) ?? twoLines(value.label),
        sizes: option.kind === "swatch" ? undefined : (sizeNamesOf(product, value.label) ?? undefined),
      })),
    })),
  };
}

/**
 * Labels a gift card's values with their price, such as "$25". Undefined for other products, and where nothing is sold.
 */
const amountLabels =
  ({ kind, currency, variants }: ProductDetail, { intl }: Locale) =>
  (value: number): string | undefined => {
    const price = variants.find(({ valueIds }) => valueIds.includes(value))?.price;
    if (kind !== giftCardKind || !currency || price === undefined) return undefined;
    const written = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
    return new Intl.NumberFormat(intl, written).format(price / 10 ** exponentOf(currency));
  };

/** "24 December at 23:59 CET", in the market's time. */
export const endOf = (until: string, region: PriceRegion, { intl }: Locale): string =>
  dateFormat(intl, {
    day: "numeric",
    month: "long",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: timeZoneOf(region),
  }).format(Date.parse(until));

/** "2026-11-15" → "15 November 2026". Only on the server, because browsers may format it differently. */
const writtenOut = (date: string, { intl }: Locale): string => longDate(intl).format(new Date(`${date}T00:00:00Z`));
