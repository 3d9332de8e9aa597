import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { findProductKeys } from "#commerce/catalog/products/related-products.ts";
import { formatOwnValue, textIn, valueIn, visibleTo } from "#commerce/shared/own-fields/rules.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { findAssets } from "#services/media/reads.ts";
import { type Asset, assetKinds } from "#services/media/schema.ts";
import { documentUrl, filmUrl, mediaAlias, mediaUrl } from "#storefront/app/media.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { ancestorsOf, type CategoryView } from "#storefront/components/category/categories.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

/** A row of the group "Details", in the visitor's language. With `href` its value is a link. */
export type OwnDetail = { key: string; label: string; value: string; href?: string };

type DetailContext = Pick<PageContext, "services" | "locale" | "region">;
type DetailWords = { words: AreaTexts<"own-details">; categories: CategoryView[] };

/** Returns the custom fields that shoppers may see. Any number of product references costs two queries. */
export async function ownDetails(
  context: DetailContext,
  fields: readonly FilledField[],
  around: DetailWords,
): Promise<OwnDetail[]> {
  const shown = visibleTo(fields, "shoppers");
  const tell = await detailTeller(context, shown, around);
  return shown.flatMap((field) => tell(field) ?? []);
}

/** Returns a function that formats these fields. It returns null when the referenced item is not shown. */
export async function detailTeller(
  context: DetailContext,
  shown: readonly FilledField[],
  { words, categories }: DetailWords,
): Promise<(field: FilledField) => OwnDetail | null> {
  const { locale } = context;
  const yesNo = { yes: words["ownDetails.yes"], no: words["ownDetails.no"] };
  const named = (of: FilledField["kind"]) =>
    shown.flatMap(({ kind, value }) => (kind === of && typeof value === "string" ? value : []));
  const [products, files] = await Promise.all([namesOf(context, named("product")), filesOf(context, named("file"))]);
  return (field) => {
    const { key, kind } = field;
    const label = textIn(field.labels, locale.language);
    const said = formatOwnValue(field, locale.language, locale.intl, yesNo);
    if (said !== null) return { key, label, value: said };
    const value = String(valueIn(field.value, locale.language));
    if (kind === "file") {
      const file = fileOf(value, files, context);
      return file && { key, label, ...file };
    }
    if (kind === "product") {
      const name = products.get(value);
      return name ? { key, label, value: name, href: localePath(locale, `/p/${value}`) } : null;
    }
    const category = ancestorsOf(categories, value).at(-1);
    return category ? { key, label, value: category.title, href: localePath(locale, category.path) } : null;
  };
}

type Files = ReadonlyMap<string, Asset>;

/** Returns the library's assets for these values, by "image/size-chart". */
async function filesOf({ services }: DetailContext, values: readonly string[]): Promise<Files> {
  const keys = values.flatMap((value) => {
    const [kind = "", ...rest] = value.split("/");
    const known = assetKinds.find((one) => one === kind);
    return known ? [{ alias: mediaAlias, kind: known, id: rest.join("/") }] : [];
  });
  const found = await findAssets(services.db, keys);
  return new Map(found.map((asset) => [`${asset.kind}/${asset.id}`, asset]));
}

/**
 * A file is named by its title, or else its id. Documents also show their type and size. An external address is named
 * by its last path segment.
 */
function fileOf(
  value: string,
  files: Files,
  { services, locale }: DetailContext,
): { value: string; href: string } | null {
  const [kind = "", ...rest] = value.split("/");
  const id = rest.join("/");
  const asset = files.get(value);
  const name = asset?.title || id;
  const base = services.config.MEDIA_URL;
  if (kind === "image") return { value: name, href: mediaUrl(base, id) };
  if (kind === "video") return { value: name, href: filmUrl(base, id) };
  if (kind === "document") {
    // The file is missing, so a link to it would be broken.
    if (!asset) return null;
    return { value: `${name} (PDF, ${sizeText(asset.bytes, locale.intl)})`, href: documentUrl(id) };
  }
  const { host, pathname } = new URL(value);
  const last = pathname.split("/").findLast((part) => part !== "");
  return { value: last ? decoded(last) : host, href: value };
}

/** "340 kB", "1.2 MB". */
function sizeText(bytes: number, intl: string): string {
  const isLarge = bytes >= 1_000_000;
  const amount = Math.max(1, isLarge ? bytes / 1_000_000 : bytes / 1000);
  const digits = { maximumFractionDigits: isLarge ? 1 : 0 };
  return numberFormat(intl, { style: "unit", unit: isLarge ? "megabyte" : "kilobyte", ...digits }).format(amount);
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The names of the products shown in the shop, by uid. */
async function namesOf(
  { services, locale, region }: DetailContext,
  uids: readonly string[],
): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const keys = await findProductKeys(services.db, { uids: [...uids] });
  const [details, entries] = await Promise.all([
    findProductDetails(
      services.db,
      keys.map(({ id }) => id),
      region,
    ),
    services.content.byUids("product", [...uids], locale.contentLocale),
  ]);
  const sold = details.filter(({ availability }) => availability !== "disabled");
  return new Map(sold.map(({ uid, name }) => [uid, entries.get(uid)?.title || name]));
}
