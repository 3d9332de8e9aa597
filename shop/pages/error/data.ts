import { cardsByIds, cardsByTerms, cardsByUids } from "#commerce/catalogue/cards.ts";
import type { ProductCard } from "#commerce/catalogue/schema.ts";
import { textsFor } from "#shop/frame/display-texts.ts";
import { type Load, type PageContext, page } from "#shop/frame/page.ts";
import { cardsInLanguage } from "#shop/parts/card-texts.ts";
import { errorMeta } from "./meta.ts";
import type { ErrorProps } from "./props.ts";

/** Specification 3.13. */
type ErrorContent = {
  header?: string;
  main_content?: string;
  link_text?: string;
  product_header?: string;
  products?: string[];
  product_recommendation_page?: { header?: string; main_content?: string };
};

const wanted = 8;

/** Takes the status, and for a 410 the ids of what is recommended instead ("12,15"), from the parameters. */
export const load: Load<ErrorProps> = async (context) => {
  const { params } = context;
  const status = Number(params.status) || 500;
  const meta = errorMeta(status, await textsFor(context), context.brand);
  const props: ErrorProps = { status, kind: "broken", products: [], detail: params.detail || undefined };
  if (status !== 404 && status !== 410) return page(props, meta, [], status);
  try {
    return page({ ...props, ...(await contentOf(context, status)) }, meta, [], status);
  } catch (error) {
    // Section 8: without its content the page keeps its heading and the way home.
    context.services.log.error({ err: error }, "the error page's content failed to load");
    return page({ ...props, kind: "missing" }, meta, [], status);
  }
};

async function contentOf(context: PageContext, status: number): Promise<Partial<ErrorProps>> {
  const { services, locale, region, params } = context;
  const ids = status === 410 ? idsIn(params.productIds) : [];
  const [entries, recommended] = await Promise.all([
    services.content.all<ErrorContent>("error_page", locale.contentLocale),
    cardsByIds(services.db, region, ids),
  ]);
  const content = entries[0]?.data ?? {};
  const own = recommended.length > 0 ? content.product_recommendation_page : content;
  const cards = recommended.length > 0 ? recommended : await popular(context, content.products ?? []);
  return {
    kind: recommended.length > 0 ? "gone" : "missing",
    header: own?.header,
    mainContent: own?.main_content,
    linkText: content.link_text,
    productHeader: content.product_header,
    products: await cardsInLanguage(context, cards),
  };
}

const idsIn = (list = ""): number[] =>
  list
    .split(",")
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
    .slice(0, 24);

/** What content names, filled up with what is bought most. */
async function popular({ services, region }: PageContext, uids: string[]): Promise<ProductCard[]> {
  const named = await cardsByUids(services.db, region, uids.slice(0, wanted));
  if (named.length >= 4) return named;
  const others = await cardsByTerms(services.db, region, [], wanted);
  const known = new Set(named.map((card) => card.id));
  return [...named, ...others.filter((card) => !known.has(card.id))].slice(0, 4);
}
