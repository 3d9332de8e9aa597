import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { PageContext } from "#storefront/app/page.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { priceOf } from "./buy-box/choice.ts";
import { promisedFor, shelfFor, sizesByVariant } from "./buy-box/promised.ts";
import { promisesMarkup } from "./buy-box/promises.tsx";
import { giftPromisesMarkup } from "./gift-card/fields.tsx";
import type { ProductView } from "./product-view.ts";
import { shareMarkup } from "./share.tsx";

/**
 * Returns the page's address, the delivery and return dates valid until the end of the day, and the links to share the
 * page.
 */
export async function datedMarkup(context: PageContext, product: ProductView["product"], now: number) {
  const { services, locale, origin, brand } = context;
  const address = origin + localePath(locale, `/p/${product.uid}`);
  const mediaBase = services.config.MEDIA_URL;
  // Pictures are on the shop's own origin, unless they have a host of their own.
  const image = new URL(mediaUrl(mediaBase, product.images[0]?.id ?? "", { w: 1200, fmt: "jpg" }), address).href;
  const shop = { locale, brand, mediaBase, texts: await textsFor(context) };
  return {
    address,
    promises: (await promisesOf(context, product, now)) || (await giftPromisesOf(context, product)),
    share: shareMarkup({ url: address, title: product.name, image }, shop),
  };
}

/** The information on delivery and balance of a gift card that is sold here; empty for other products. */
async function giftPromisesOf(context: PageContext, { currency, kind }: ProductView["product"]): Promise<string> {
  if (!currency || kind !== giftCardKind) return "";
  const words = await loadAreaTexts("extras", context);
  return giftPromisesMarkup({ words, balance: localePath(context.locale, "/gift-card") });
}

/**
 * The delivery and return information where the shop sells the product, otherwise the stores that have it. Empty for
 * gift cards, which come by e-mail.
 */
async function promisesOf(context: PageContext, product: ProductView["product"], now: number): Promise<string> {
  const { currency, kind, availability } = product;
  if (kind === giftCardKind) return "";
  const price = priceOf(product, {})?.amount ?? 0;
  const onShelf = { productId: product.id, sizes: sizesByVariant(product) };
  if (!currency) {
    const shelf = await shelfFor(context, onShelf);
    return shelf.shelf ? promisesMarkup(shelf) : "";
  }
  const goods = { kind, price, currency, isComing: availability === "preorder", onShelf };
  return promisesMarkup(await promisedFor(context, goods, now));
}
