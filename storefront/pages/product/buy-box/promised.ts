import { returnDeadline } from "#commerce/aftersales/returns/rules.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { byPickUp } from "#commerce/sales/checkout/pick-up.ts";
import { findMethodsFor } from "#commerce/sales/shipping/reads.ts";
import { deliveryWindow, freeShippingFrom, shippingOptionsFor } from "#commerce/sales/shipping/rules.ts";
import type { ShippingMethod } from "#commerce/sales/shipping/schema.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { dateFormat, longDate } from "#commerce/shared/texts/formats.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import { findStores } from "#commerce/stores/directory/reads.ts";
import { findWhoHas } from "#commerce/stores/stock/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { unbrokenDays } from "#storefront/components/orders/arrival.ts";
import { marksView } from "#storefront/components/payment-marks/marks-view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { firstSentence, type PromiseLines } from "./promises.tsx";

type PromiseContext = Pick<PageContext, "services" | "locale" | "region" | "discount">;
type Goods = {
  price: number;
  currency: string;
  isComing: boolean;
  /** The kind of product, which some promises depend on. */
  kind?: string;
  /**
   * The product whose stock in stores is looked up. `sizes`: the labels of its variants' sizes by variant id, smallest
   * first.
   */
  onShelf?: { productId: number; sizes: ReadonlyMap<number, string> };
};

/** An article about a promise. `by_kind` says it for some kinds of products; without `kinds`, for all others. */
type Article = { intro?: string; by_kind?: { kinds?: string[]; text?: string }[] };

/** What the article says of this kind of product, or else the article's first sentence. Pure. */
export function warrantyOf({ intro = "", by_kind = [] }: Article = {}, kind = ""): string {
  const own = by_kind.find(({ kinds = [] }) => kinds.includes(kind)) ?? by_kind.find(({ kinds = [] }) => !kinds.length);
  return own?.text || firstSentence(intro);
}

const day = 24 * 60 * 60 * 1000;
const returnsArticle = "returns";
const warrantyArticle = "warranty";

/** Returns when a page that names dates relative to `now` becomes outdated. Delivery is counted in UTC days. */
export const endOfDay = (now: number): number => (Math.floor(now / day) + 1) * day;

/**
 * Returns when a product ordered today arrives by the market's shipping methods, when it is ready for pick-up, until
 * when it can be returned, and the summary of the merchant's warranty article. Valid until `endOfDay(now)`.
 */
export async function promisedFor(context: PromiseContext, goods: Goods, now: number): Promise<PromiseLines> {
  const { services, locale, region, discount } = context;
  const [words, { methods, stores }, shelf, articles] = await Promise.all([
    loadAreaTexts("purchase", context),
    services.cache.read(`delivery ${region} ${locale.country}`, () => deliveryIn(context)),
    goods.onShelf && !goods.isComing ? shelfIn(context, goods.onShelf) : null,
    services.content.byUids<Article>("support", [returnsArticle, warrantyArticle], locale.contentLocale),
  ]);
  const say = (key: keyof typeof words, values: Record<string, string | number>) =>
    formatText(words[key], locale.language, values);
  const days = dateFormat(locale.intl, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const between = (window: Pick<ShippingMethod, "daysFrom" | "daysTo">) => {
    const { from, to } = deliveryWindow(new Date(now), window);
    return unbrokenDays(days.formatRange(from, to));
  };
  // Customers with group prices may have to pay for delivery anyway, so free shipping is not mentioned.
  const free = discount ? null : freeShippingFrom(methods);
  const [usual, ...others] = shippingOptionsFor(methods, goods.price).filter(({ daysTo }) => daysTo > 0);
  const faster = others.find(({ daysTo }) => usual && daysTo < usual.daysTo);
  const cost =
    free === null
      ? []
      : goods.price >= free
        ? [words["purchase.free"]]
        : [say("purchase.freeFrom", { amount: formatMoney(free, goods.currency, locale.intl) })];
  const deadline = new Date(returnDeadline(new Date(Math.floor(now / day) * day)).getTime() - 1);
  const date = longDate(locale.intl).format(deadline);
  const pathOf = (uid: string) => localePath(locale, articles.has(uid) ? `/support/${uid}` : "/support");
  const marks = marksView(services, locale.country);
  const warranty = warrantyOf(articles.get(warrantyArticle)?.data, goods.kind);
  return {
    ...(shelf && shelved(shelf, words, locale.language)),
    ...(usual &&
      !goods.isComing && {
        arrival: {
          text: say("purchase.arrives", { dates: between(usual) }),
          more: [...cost, ...(faster ? [say("purchase.express", { dates: between(faster) })] : [])],
        },
      }),
    back: { text: say("purchase.return", { date }), path: pathOf(returnsArticle) },
    ...(warranty && { warranty: { text: warranty, path: pathOf(warrantyArticle) } }),
    ...(marks && { marks }),
    ...(stores > 0 &&
      !goods.isComing && {
        store: {
          text: say("purchase.collect", { count: stores, dates: between(byPickUp) }),
          path: localePath(locale, "/stores"),
        },
      }),
  };
}

/**
 * Returns the stores that have a product that the shop itself does not sell in the visitor's country; empty when no
 * store there has it.
 */
export async function shelfFor(context: PromiseContext, goods: NonNullable<Goods["onShelf"]>): Promise<PromiseLines> {
  const [shelf, words] = await Promise.all([shelfIn(context, goods), loadAreaTexts("purchase", context)]);
  return shelved(shelf, words, context.locale.language);
}

function shelved(
  { stores, of, more }: Awaited<ReturnType<typeof shelfIn>>,
  words: AreaTexts<"purchase">,
  language: Language,
): Pick<PromiseLines, "shelf"> {
  if (stores.length === 0) return {};
  const others = more > 0 ? { more: formatText(words["purchase.shelfMore"], language, { count: more }) } : {};
  /** Up to two sizes are named; of more only their number is said, so that a store takes no more than a line. */
  const said = (sizes: readonly string[]) => {
    if (sizes.length < 3) return sizes.join(", ");
    if (sizes.length === of) return words["purchase.shelfAll"];
    return formatText(words["purchase.shelfSome"], language, { some: sizes.length, of });
  };
  const shown = stores.map(({ sizes, ...store }) => ({ ...store, sizes: said(sizes) }));
  return { shelf: { label: words["purchase.shelf"], stores: shown, ...others } };
}

/** Returns the labels of variants' sizes by variant id, smallest first. Empty for a product without sizes. */
export function sizesByVariant({
  options,
  variants,
}: Pick<ProductDetail, "options" | "variants">): Map<number, string> {
  const sizes = options.flatMap(({ kind, values }) => (kind === "swatch" ? [] : values));
  const named = sizes.flatMap(({ id, label }) =>
    variants
      .filter(({ valueIds }) => valueIds.includes(id))
      .map((one) => [one.id, label.split("\n", 1)[0] ?? ""] as const),
  );
  return new Map(named);
}

/** The number of stores shown. */
const named = 3;

/** Finds the stores in the country that have the product, with its sizes. */
async function shelfIn({ services, locale }: PromiseContext, { productId, sizes }: NonNullable<Goods["onShelf"]>) {
  const { stores, total } = await findWhoHas(services.db, productId, locale.country, named);
  const shown = stores.map(({ slug, name, variantIds }) => {
    const all = [...new Set([...sizes].flatMap(([id, size]) => (variantIds.includes(id) ? size : [])))];
    return { name, path: localePath(locale, `/stores/${slug}`), sizes: all };
  });
  return { stores: shown, of: new Set(sizes.values()).size, more: total - shown.length };
}

/**
 * The market's shipping methods, and the number of stores in the country that hand out orders; cached until one of them
 * changes.
 */
async function deliveryIn({ services, locale, region }: PromiseContext) {
  const [{ methods }, { total }] = await Promise.all([
    findMethodsFor(services.db, region ?? "", null),
    findStores(services.db, { countries: [locale.country], services: ["pick-up"] }, 1, 1),
  ]);
  return { methods, stores: total };
}
