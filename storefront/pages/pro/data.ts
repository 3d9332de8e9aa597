import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { defaultSpendLimit } from "#commerce/customers/pro/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { baseRegionOf, currencyOf, isProRegion } from "#commerce/shared/regions/rules.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { Load, PageContext } from "#storefront/app/page.ts";
import { type ContentProps, contentPage, entryAtPath } from "#storefront/components/content/content-page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";

/** The price of a product for professionals, and for other customers. */
export type PriceExample = { name: string; path: string; image: string; shop: string; pro: string };

export type ProProps = ContentProps & {
  words: AreaTexts<"pro-prices">;
  /** Whether the visitor is a professional, who need not apply. */
  isPro: boolean;
  /**
   * The product that content names as an example. Null when it names none, or the shop does not sell in the visitor's
   * region.
   */
  example: PriceExample | null;
};

/** `price_example`: the uid of a product whose professional price may be shown to everyone. */
type Content = PageContent & { price_example?: string };

const contentTypes = ["pro", "page"];

export const load: Load<ProProps> = (context) =>
  proPage(context, (texts) => ({ title: texts["pro.signup.title"], intro: texts["pro.signup.text"] }));

/** A page for professionals of the entry at the page's address; `own` are its texts while content has none. */
export async function proPage(context: PageContext, own: (texts: Texts) => { title: string; intro?: string }) {
  const [answer, entry, words] = await Promise.all([
    contentPage(context, contentTypes, own),
    entryAtPath<Content>(context, contentTypes),
    loadAreaTexts("pro-prices", context),
  ]);
  if (answer.kind !== "page") return answer;
  const isPro = context.region !== null && isProRegion(context.region);
  const example = await exampleOf(context, entry?.data.price_example);
  const blocks = withLimit(answer.props.blocks, limitIn(context));
  return { ...answer, props: { ...answer.props, blocks, words, isPro, example } };
}

/** The usual limit for a season, without cents: "$3,000". */
function limitIn({ region, locale }: PageContext): string {
  const format = region
    ? ({ style: "currency", currency: currencyOf(region), maximumFractionDigits: 0 } as const)
    : { maximumFractionDigits: 0 };
  return numberFormat(locale.intl, format).format(defaultSpendLimit);
}

/** Replaces `{limit}` in the texts of content with the limit in the reader's currency. */
const withLimit = <Blocks>(blocks: Blocks, limit: string): Blocks =>
  JSON.parse(JSON.stringify(blocks).replaceAll("{limit}", JSON.stringify(limit).slice(1, -1)));

async function exampleOf(context: PageContext, uid: string | undefined): Promise<PriceExample | null> {
  const { region, services, locale } = context;
  if (!uid || !region) return null;
  const base = baseRegionOf(region);
  const pros = priceRegions.find((one) => isProRegion(one) && baseRegionOf(one) === base);
  const cardIn = async (of: PriceRegion) => (await cardsByUids(services.db, of, [uid]))[0];
  const [shop, pro] = await Promise.all([cardIn(base), pros && cardIn(pros)]);
  if (!shop || !pro || pro.price >= shop.price) return null;
  const [card] = await cardsInLanguage(context, [shop]);
  const money = (amount: number) => formatMoney(amount, shop.currency, locale.intl);
  const usual = shop.retailPrice ?? shop.price;
  return {
    name: card?.name ?? shop.name,
    path: `/p/${shop.uid}`,
    image: card?.image ?? shop.image,
    shop: money(usual),
    pro: money(pro.price),
  };
}
