import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { findWishlist } from "#commerce/customers/wishlists/reads.ts";
import type { Wishlist, WishlistOwner } from "#commerce/customers/wishlists/schema.ts";
import { loadBrand } from "#storefront/app/brand-settings.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { popularOfKinds } from "#storefront/components/add-ons/popular-of-kinds.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

export type WishlistProps = {
  /** The media id of the picture for an empty list; "" for none. */
  scene: string;
  words: AreaTexts<"wishlist">;
  csrf: string;
  cards: CardData[];
  /** Popular products, for an empty list. */
  popular: CardData[];
  /** The absolute address for sharing. Null for an empty list and for other visitors' lists. */
  share: string | null;
  isGuest: boolean;
  problem: Message<"wishlist"> | null;
};

export const wishlistOwner = ({ visitor }: PrivateContext): WishlistOwner =>
  visitor.customer ? { customerId: visitor.customer.id } : { sessionHash: visitor.start().sessionHash };

/** The visitor's own list, in the order in which its products were added. */
export async function ownWishlist(
  context: PrivateContext,
  problem: WishlistProps["problem"] = null,
): Promise<PageAnswer<WishlistProps>> {
  const list = await findWishlist(context.services.db, wishlistOwner(context));
  return wishlistPage(context, list, { isOwn: true, problem });
}

type WishlistOptions = { isOwn: boolean; problem: WishlistProps["problem"] };

export async function wishlistPage(
  context: PrivateContext,
  list: Wishlist | null,
  { isOwn, problem }: WishlistOptions,
): Promise<PageAnswer<WishlistProps>> {
  const { services, locale, region, visitor, origin, brand } = context;
  const ids = list?.productIds ?? [];
  const [words, found] = await Promise.all([
    loadAreaTexts("wishlist", { services, locale }),
    cardsByIds(services.db, region, ids),
  ]);
  const isEmpty = found.length === 0;
  const [cards, popular] = await Promise.all([
    cardsInLanguage(context, found),
    isEmpty ? popularOfKinds(context, 4, 1).then((best) => cardsInLanguage(context, best)) : [],
  ]);
  const { scenes } = await loadBrand(services, locale);
  const props: WishlistProps = {
    scene: scenes.empty_wishlist,
    words,
    csrf: visitor.csrfToken,
    cards,
    popular,
    share: isOwn && list && cards.length > 0 ? `${origin}${localePath(locale, `/wishlist/${list.token}`)}` : null,
    isGuest: visitor.customer === null,
    problem,
  };
  return page(props, plainMeta(words[isOwn ? "wish.title" : "wish.shared"], brand), problem ? 422 : 200);
}
