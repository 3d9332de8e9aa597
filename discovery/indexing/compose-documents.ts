import { boardLength } from "#commerce/catalog/listings/board-lengths.ts";
import { shownRegion } from "#commerce/catalog/products/open.ts";
import { mapRegions, shoppingRegions } from "#commerce/shared/regions/schema.ts";
import { bootSize, type SizeSystem, sizeLabel } from "#commerce/shared/sizes/rules.ts";
import { documentId } from "#services/search/indexing/documents.ts";
import { colourFamily, colourWords } from "#services/search/language/colours.ts";
import { fold } from "#services/search/language/fold.ts";
import { type DocumentType, type SearchDocument, type SearchLocale, searchLocales } from "#services/search/schema.ts";
import type { ContentSource, ProductSource, Shop } from "./source-shapes.ts";

/** Builds documents from catalogue and content data. Pure. */

const origin = { stack: "firn", environment: "production" };

/** Content types that are searchable, and their document types. */
export const contentTypes: Record<string, DocumentType> = {
  product_category: "category",
  blog: "blog",
  support: "support",
  athlete: "athlete",
  page: "page",
  landing_page: "page",
  blog_category: "page",
  team_page: "page",
  pro: "page",
  own_page: "page",
  store: "store",
};

/** One document per language for a product. */
export function productDocuments(row: ProductSource, shop: Shop): SearchDocument[] {
  const { names, inUnits } = shop;
  const colours = row.values.filter(({ kind }) => kind === "swatch");
  const families = [...new Set(colours.flatMap(({ hex }) => colourFamily(hex[0] ?? "") ?? []))];
  const prices = shoppingRegions.flatMap((one) => {
    const amount = row.prices[one];
    return amount === undefined ? [] : [[`price_${one}`, inUnits(amount, one)]];
  });
  const savings = shoppingRegions.flatMap((one) => {
    const percent = row.savings[one];
    return percent === undefined ? [] : [[`saving_${one}`, percent]];
  });
  const sizes = sizesOf(row);
  return searchLocales.map((locale) => {
    const { title, url, data } = row.entries[locale] ??
      row.entries["en-us"] ?? { title: row.name, url: null, data: {} };
    const valueNames = (data.valueNames ?? {}) as Record<string, string>;
    const { region, currency } = shop.home(locale);
    const price = row.prices[region];
    const { keywords, specs } = factsOf(row, locale, (key) => shop.say(locale, key));
    const categories = row.categories.map((uid) => names.get(uid)?.[locale] ?? names.get(uid)?.["en-us"] ?? uid);
    const kindWords = shop.kindWords(locale, row.kind);
    return {
      id: documentId("product", row.uid, locale),
      uid: row.uid,
      type: "product",
      locale,
      title: title || row.name,
      asides: asidesOf([title || row.name, ...categories, ...kindWords], shop.wordsOfOthers(locale, row.kind)),
      description: [
        data.tagline,
        data.description ?? row.description,
        ...(Array.isArray(data.features) ? data.features : []),
      ]
        .filter(Boolean)
        .join(" "),
      url: url ?? `/p/${row.uid}`,
      ...(row.image && { image: row.image }),
      sku: row.sku,
      variant_skus: row.skus,
      product_id: row.id,
      kind: row.kind,
      categories,
      category_uids: row.categories,
      colours: colours.map(({ code, label }) => valueNames[code] ?? label),
      colour_codes: colours.map(({ code }) => code),
      colour_groups: [...new Set(colours.flatMap(({ code }) => shop.colourGroups.get(code.toLowerCase()) ?? []))],
      colour_families: families.flatMap((family) => colourWords(family, locale)),
      ...sizes,
      ...Object.fromEntries(filtered.map((name) => [name, row.attributes[name] ?? []])),
      ...(row.own.length > 0 && { own: row.own }),
      ...(row.ownNumbers.length > 0 && { own_numbers: row.ownNumbers }),
      ...Object.fromEntries(shoppingRegions.map((one) => [`is_${one}`, row.flags[one] ?? []])),
      keywords: [...wordsIn(kindWords), ...keywords],
      specs,
      currency,
      ...(price !== undefined && { price: inUnits(price, region) }),
      ...Object.fromEntries([...prices, ...savings]),
      in_stock: row.inStock,
      is_new: row.isNew,
      popularity: row.popularity,
      ...origin,
      ...regionsOf(data, row.closedIn),
      updated_at: row.updatedAt.toISOString(),
    };
  });
}

/** "snow pants", "ski pants" → snow, pants, ski: a repeated word would weigh more. */
const wordsIn = (texts: readonly string[]): string[] => [
  ...new Map(texts.flatMap((text) => text.split(" ")).map((word) => [fold(word), word] as const)).values(),
];

/**
 * Words in these names that denote another kind of goods, or end with such a word: "Splitboard" in the name of a
 * binding.
 */
const asidesOf = (texts: readonly string[], others: ReadonlySet<string>): string[] => [
  ...new Set(texts.flatMap((text) => text.split(/\s+/).map(fold)).filter((word) => isOfOthers(word, others))),
];

const isOfOthers = (word: string, others: ReadonlySet<string>): boolean => {
  for (const other of others) if (other === word || (other.length >= 4 && word.endsWith(other))) return true;
  return false;
};

/** Further fields that results can be filtered by. */
const filtered = ["level", "flex", "terrain", "rider"] as const;

/** The sizes as sold, converted to other systems for boots, and in the words people search with. */
function sizesOf({ kind, values, attributes }: ProductSource) {
  const labels = values.filter((one) => one.kind !== "swatch").map(({ label }) => label);
  const charted = labels.map((label) => ({ label, size: bootSize(kind, attributes.rider ?? [], label) }));
  const inSystem = (system: SizeSystem) => [
    ...new Set(charted.map(({ label, size }) => (size ? sizeLabel(system, size[system]) : label))),
  ];
  const lengths = kind === "snowboard" ? new Set(labels.flatMap((label) => boardLength(label) ?? [])) : [];
  return {
    sizes: labels,
    lengths: [...lengths].map(String),
    sizes_us: inSystem("us"),
    sizes_uk: inSystem("uk"),
    sizes_mondo: inSystem("mondo"),
    // British numbers are American numbers of other boots, so they are found only with the system's name.
    size_words: charted.flatMap(({ size }) =>
      size ? [size.us, size.mondo, `us${size.us}`, `uk${size.uk}`, `eu${size.eu}`, `${size.mondo}cm`] : [],
    ),
  };
}

/** Facts in everyday words. The use and the rider weigh more than the materials. */
function factsOf(
  { specs, localSpecs, ownWords, attributes }: ProductSource,
  locale: SearchLocale,
  words: (key: string) => string | undefined,
): { keywords: string[]; specs: string[] } {
  const say = (value: string) => words(`value-${value}`) ?? value;
  const told = ["terrain", "rider"].flatMap((id) => (attributes[id] ?? []).filter((value) => value !== "all").map(say));
  const forWhom = specs.filter(({ id, value }) => id === "fit" && value === "women").map(({ value }) => say(value));
  const rest = specs.filter(({ id, value }) => !/^(terrain|measures)-|^rider$/.test(id) && value !== "none");
  const flex = (attributes.flex ?? []).map(say);
  const spoken = [...rest, ...(localSpecs[locale] ?? [])].map(({ id, value }) =>
    `${words(id) ?? id} ${value === "yes" ? "" : say(value)}`.trim(),
  );
  return { keywords: [...told, ...forWhom], specs: [...spoken, ...flex, ...(ownWords[locale] ?? [])] };
}

/** In regions without sales, prices are those of the United States. */
const sellerOf = (region: string): string =>
  (shoppingRegions as readonly string[]).includes(region) ? region : shownRegion;

function regionsOf(
  data: Record<string, unknown>,
  closedIn: readonly string[] = [],
): { regions_include: string[]; regions_exclude: string[] } {
  const all = Array.isArray(data.regions) ? data.regions.map(String) : [...mapRegions];
  const given = all.filter((region) => !closedIn.includes(sellerOf(region)));
  return { regions_include: given, regions_exclude: mapRegions.filter((region) => !given.includes(region)) };
}

/** One document per language for an entry that has an address. */
export function contentDocuments(source: ContentSource, { names, kindWords }: Shop): SearchDocument[] {
  const { contentType, uid, parent, updatedAt, entries } = source;
  const type = contentTypes[contentType] ?? "page";
  return searchLocales.flatMap((locale) => {
    const entry = entries[locale] ?? entries["en-us"];
    if (!entry?.url) return [];
    const { intro, tagline, image, alt: _, ...rest } = entry.data;
    const above = parent === null ? [] : [names.get(parent)?.[locale] ?? parent];
    const own = type === "category" ? [entry.title, ...above] : [];
    return {
      id: documentId(type, uid, locale),
      uid,
      type,
      locale,
      title: entry.title,
      description: String(intro ?? tagline ?? ""),
      body: type === "category" ? "" : prose(rest).join(" ").slice(0, 20_000),
      url: entry.url,
      ...(typeof image === "string" && { image }),
      categories: own,
      keywords: [...(entry.names ?? []), ...kindWords(locale, type), ...kindWords(locale, `${type}:${uid}`)],
      specs: [...(entry.offers ?? [])],
      category_uids: type === "category" ? [uid, ...(parent ? [parent] : [])] : [],
      in_stock: true,
      popularity: entry.popularity ?? (type === "category" ? 400 : 20),
      ...origin,
      ...regionsOf(entry.data),
      updated_at: updatedAt.toISOString(),
    };
  });
}

/** All sentences in an entry: ids, addresses and codes contain no spaces. */
function prose(value: unknown): string[] {
  if (typeof value === "string") return /\s|[\u3040-\u30ff]/.test(value) ? [value.replace(/<[^>]*>/g, " ")] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(prose) : [];
}
