import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { findProductKeys } from "#commerce/catalog/products/related-products.ts";
import { sayValue, textIn, toldTo, valueIn } from "#commerce/shared/own-fields/rules.ts";
import type { FilledField } from "#commerce/shared/own-fields/schema.ts";
import { filmUrl, mediaUrl } from "#storefront/app/media.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { localePath } from "#storefront/app/shop.tsx";
import { ancestorsOf, type CategoryView } from "#storefront/components/category/categories.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** A line of the group "Details", in the visitor's language; with an address its value is a link. */
export type OwnDetail = { key: string; label: string; value: string; href?: string };

type Place = Pick<PageContext, "services" | "locale" | "region">;
type Around = { words: AreaTexts<"own-details">; categories: CategoryView[] };

/** What shoppers may see of own fields. Products that are referred to cost two queries, however many there are. */
export async function ownDetails(context: Place, fields: readonly FilledField[], around: Around): Promise<OwnDetail[]> {
  const shown = toldTo(fields, "shoppers");
  const tell = await detailTeller(context, shown, around);
  return shown.flatMap((field) => tell(field) ?? []);
}

/** How these fields are told; null: what one refers to is not shown. */
export async function detailTeller(
  context: Place,
  shown: readonly FilledField[],
  { words, categories }: Around,
): Promise<(field: FilledField) => OwnDetail | null> {
  const { locale } = context;
  const yesNo = { yes: words["ownDetails.yes"], no: words["ownDetails.no"] };
  const products = await namesOf(
    context,
    shown.flatMap(({ kind, value }) => (kind === "product" && typeof value === "string" ? value : [])),
  );
  return (field) => {
    const { key, kind } = field;
    const label = textIn(field.labels, locale.language);
    const said = sayValue(field, locale.language, locale.intl, yesNo);
    if (said !== null) return { key, label, value: said };
    const value = String(valueIn(field.value, locale.language));
    if (kind === "file") return { key, label, ...fileOf(value, context.services.config.MEDIA_URL) };
    if (kind === "product") {
      const name = products.get(value);
      return name ? { key, label, value: name, href: localePath(locale, `/p/${value}`) } : null;
    }
    const category = ancestorsOf(categories, value).at(-1);
    return category ? { key, label, value: category.title, href: localePath(locale, category.path) } : null;
  };
}

/** "image/size-chart" is called "size-chart", an address by its last part. */
function fileOf(value: string, mediaBase: string): { value: string; href: string } {
  const [kind = "", ...rest] = value.split("/");
  const id = rest.join("/");
  if (kind === "image") return { value: id, href: mediaUrl(mediaBase, id) };
  if (kind === "video") return { value: id, href: filmUrl(mediaBase, id) };
  const { host, pathname } = new URL(value);
  const name = pathname.split("/").findLast((part) => part !== "");
  return { value: name ? decoded(name) : host, href: value };
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Those that the shop shows, by uid. */
async function namesOf({ services, locale, region }: Place, uids: readonly string[]): Promise<Map<string, string>> {
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
