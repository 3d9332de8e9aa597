import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { defaultSpendLimit } from "#commerce/customers/pro/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { baseRegionOf, currencyOf, isProRegion } from "#commerce/shared/regions/rules.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { Load, PageContext } from "#storefront/app/page.ts";
import { type ContentProps, contentPage, entryAtPath } from "#storefront/components/articles/content-page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";

/** The price of a product for professionals, and for other customers. */
export type PriceExample = { name: string; path: string; image: string; shop: string; pro: string; saved: string };

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

/**
 * `price_example`: the uids of products whose professional prices may be shown to everyone, with spaces or commas
 * between them. The first one is the page's example; the others show both prices where the page lists them.
 */
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
  const shown = entry?.data.price_example?.split(/[\s,]+/).filter(Boolean) ?? [];
  const [example, priced] = await Promise.all([
    exampleOf(context, shown[0]),
    isPro ? answer.props.blocks : withProPrices(context, answer.props.blocks, shown),
  ]);
  const blocks = withLimit(priced, limitIn(context));
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

/** The blocks, in which these products have their prices for professionals beside the shop's. */
async function withProPrices(context: PageContext, blocks: ProProps["blocks"], uids: readonly string[]) {
  const region = context.region && proRegionOf(context.region);
  if (!region || uids.length === 0 || !blocks.some(({ kind }) => kind === "products")) return blocks;
  const cards = await cardsInLanguage({ ...context, region }, await cardsByUids(context.services.db, region, uids));
  const own = new Map(cards.map((card) => [card.uid, card]));
  return blocks.map((block) =>
    block.kind === "products" ? { ...block, cards: block.cards.map((card) => own.get(card.uid) ?? card) } : block,
  );
}

/** The region of professionals' prices in the same place. */
const proRegionOf = (region: PriceRegion): PriceRegion | undefined =>
  priceRegions.find((one) => isProRegion(one) && baseRegionOf(one) === baseRegionOf(region));

async function exampleOf(context: PageContext, uid: string | undefined): Promise<PriceExample | null> {
  const { region, services, locale } = context;
  if (!uid || !region) return null;
  const base = baseRegionOf(region);
  const pros = proRegionOf(region);
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
    saved: money(usual - pro.price),
  };
}
