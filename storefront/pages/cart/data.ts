import { isSize } from "#commerce/catalog/products/boot-sizes.ts";
import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { netContents } from "#commerce/catalog/products/net-contents.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { findAllowance } from "#commerce/customers/pro/reads.ts";
import { acknowledge } from "#commerce/sales/cart/actions.ts";
import { findSavings } from "#commerce/sales/cart/coupons.ts";
import { findOrderOfLastCart } from "#commerce/sales/cart/reads.ts";
import type { CartLine } from "#commerce/sales/cart/schema.ts";
import { orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { lastSizesOf } from "#commerce/sales/orders/last-sizes.ts";
import { noSavings } from "#commerce/sales/promotions/rules.ts";
import { findMethodsFor } from "#commerce/sales/shipping/reads.ts";
import { unitPriceText } from "#commerce/shared/money/unit-price.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import { termsOf } from "#commerce/shared/regions/terms.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PageAnswer, PrivateContext } from "#storefront/app/page.ts";
import { allowanceView } from "#storefront/components/account/allowance.ts";
import { type KnownSizes, knownSizes } from "#storefront/components/add-ons/known-sizes.ts";
import { addOnsAfter, addOnsFor, firstOfKinds } from "#storefront/components/add-ons/load-add-ons.ts";
import { currentCart } from "#storefront/components/cart/current-cart.ts";
import { linesInLanguage } from "#storefront/components/cart/line-texts.ts";
import { recipientLines } from "#storefront/components/extras/recipient-lines.ts";
import { arrivalOf } from "#storefront/components/orders/arrival.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { relatedProducts } from "#storefront/components/product/related-products.ts";
import type { Message } from "#storefront/i18n/areas.ts";
import type { CartLineView, CartProps } from "./props.ts";
import { likelyDelivery, shippingOf } from "./shipping.ts";

/** The problem with a form: of the whole cart, or of one line with the quantity typed there. */
export type CartTrouble = {
  problem?: CartProps["problem"];
  line?: { id: string; typed: number; problem: Message };
  code?: NonNullable<CartProps["refusedCode"]>;
};

export const load: LoadPrivate<CartProps> = (context) => answer(context);

/** Returns the page, with the problem of a form if there is one. */
export async function answer(context: PrivateContext, trouble: CartTrouble = {}): Promise<PageAnswer<CartProps>> {
  const { services, locale, region, visitor } = context;
  const cart = region ? await currentCart(context) : null;
  const isEmpty = !cart || cart.lines.length === 0;
  const customerId = visitor.customer?.id ?? null;
  const [lines, delivery, allowance, popular, additions] = await Promise.all([
    cart ? linesInLanguage(services, locale, cart.lines) : [],
    cart && !isEmpty ? findMethodsFor(services.db, cart.region, customerId) : null,
    cart && customerId !== null ? findAllowance(services.db, customerId, cart.currency) : null,
    isEmpty
      ? cardsByTerms(services.db, region, [], 24).then((found) =>
          cardsInLanguage(context, firstOfKinds(found).slice(0, 4)),
        )
      : [],
    additionsTo(context, cart?.lines ?? []),
  ]);
  const likely = cart && delivery ? likelyDelivery(cart, delivery) : null;
  const [savings, codeWords, purchase] = await Promise.all([
    cart ? findSavings(services, cart, likely) : noSavings,
    loadAreaTexts("codes", context),
    loadAreaTexts("purchase", context),
  ]);
  const { arePricesWithTax: taxIncluded } = termsOf(region);
  const buying = taxIncluded ? null : await loadAreaTexts("buying", context);
  const method = delivery?.methods.find(({ code }) => code === likely?.code);
  const days = method ? arrivalOf(method, locale.intl) : "";
  if (cart && (cart.capped || cart.lines.some((line) => line.seenPrice !== undefined))) {
    await acknowledge(services.db, async () => customerId, cart.id);
  }
  const giftWords = cart?.recipients ? await loadAreaTexts("extras", context) : null;
  const contents = termsOf(region).hasUnitPrices
    ? await netContents(
        services.db,
        lines.map(({ productId }) => productId),
      )
    : new Map<number, string>();
  const props = {
    sells: region !== null,
    country: countryName(locale.country, locale.intl),
    currency: cart?.currency ?? locale.currency ?? "",
    lines: lines.map((line) => {
      const perUnit = unitPriceText(line.unitPrice, cart?.currency ?? "", contents.get(line.productId), locale.intl);
      const to = giftWords ? recipientLines(cart?.recipients ?? [], line, giftWords, locale) : [];
      return { ...viewOf(line, trouble), ...(perUnit && { perUnit }), ...(to.length > 0 && { recipients: to }) };
    }),
    count: cart?.count ?? 0,
    subtotal: cart?.baseAmount ?? 0,
    shipping: cart && delivery && shippingOf(cart, delivery),
    arrives: days && fill(purchase["purchase.arrives"], { dates: days }),
    savings,
    codeWords,
    refusedCode: trouble.code ?? null,
    allowance: cart && allowanceView(allowance, { region: cart.region, amount: cart.baseAmount, intl: locale.intl }),
    capped: (cart?.capped ?? []).map(({ productId: _, ...line }) => line),
    taxIncluded,
    ...(buying && { beforeTax: buying["total.beforeTax"] }),
    popular,
    ...additions,
    problem: trouble.problem ?? null,
    ordered: isEmpty ? await justOrdered(context) : null,
  };
  const isRefused = trouble.problem || trouble.line || trouble.code;
  return scenePage(
    context,
    "empty_cart",
    props,
    { title: "cart.title", description: "cart.description" },
    isRefused ? 422 : 200,
  );
}

/** A shopper who goes back after paying gets the order's number instead of just an empty cart. */
async function justOrdered({ services, visitor }: PrivateContext): Promise<CartProps["ordered"]> {
  const number = await findOrderOfLastCart(services.db, visitor.start().sessionHash);
  const key = number && orderKeyOf(number, services.config.SECRET);
  return number ? { number, path: `/checkout/done/${number}?key=${key}` } : null;
}

/** Loads the suggestions beside the cart's lines: add-ons of their categories, and products like the last line's. */
async function additionsTo(
  context: PrivateContext,
  lines: readonly CartLine[],
): Promise<Pick<CartProps, "addOns" | "recommended">> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await findProductDetails(context.services.db, ids, context.region);
  const addedId = lines.find(({ variantId }) => variantId === Number(context.query.get("added")))?.productId;
  const added = products.find(({ id }) => id === addedId);
  const known = await sizesOf(context, lines, products);
  // The sheet that opens after adding a product shows only the add-ons of that product.
  if (added) return { addOns: await addOnsAfter(context, added, ids, known), recommended: [] };
  const last = products.at(-1);
  const [addOns, related, popular] = await Promise.all([
    addOnsFor(context, products, known),
    last ? relatedProducts(context, last, []) : [],
    last
      ? cardsByTerms(context.services.db, context.region, [], 48).then((found) => cardsInLanguage(context, found))
      : [],
  ]);
  // Kinds that the cart lacks come before more of what is in it; nobody is shown here what they cannot have yet.
  const kinds = new Set<string>(products.map(({ kind }) => kind));
  const isOffered = ({ id, inStock, isComingSoon }: CardData) => inStock && !isComingSoon && !ids.includes(id);
  const others = popular.filter((card) => isOffered(card) && !kinds.has(card.kind));
  const alike = related.filter((card) => isOffered(card) && !others.some(({ id }) => id === card.id));
  return { addOns, recommended: [...firstOfKinds(others), ...alike].slice(0, 4) };
}

/** The sizes that the shopper takes: those in the cart, the last line first, then those of earlier orders. */
async function sizesOf(
  { services, visitor }: PrivateContext,
  lines: readonly CartLine[],
  products: readonly ProductDetail[],
): Promise<KnownSizes> {
  const inCart = lines.flatMap(({ kind, productId, options }) => {
    const rider = products.find(({ id }) => id === productId)?.specs.find(({ id }) => id === "rider")?.value;
    return options.filter(isSize).map(({ label }) => ({ kind, size: label, rider }));
  });
  const bought = visitor.customer && lines.length > 0 ? await lastSizesOf(services.db, visitor.customer.id) : [];
  return knownSizes([...inCart.reverse(), ...bought.filter(({ kind }) => kind !== "snowboard")]);
}

function viewOf(line: CartLine, trouble: CartTrouble): CartLineView {
  const { id, productId, variantId, uid, name, image, options, sku, unitPrice, retailPrice, seenPrice, total } = line;
  const own = trouble.line?.id === id ? trouble.line : undefined;
  const view = {
    id,
    productId,
    variantId,
    uid,
    title: name,
    image,
    options,
    sku,
    unitPrice,
    retailPrice,
    seenPrice,
    total,
  };
  const isTyped = own !== undefined;
  const isRefused = isTyped || (line.available ?? line.quantity) < line.quantity;
  return {
    ...view,
    isRefused,
    isTyped,
    quantity: own?.typed ?? line.quantity,
    problem: own?.problem ?? problemOf(line),
  };
}

/** Returns why a line cannot be bought as it is, or undefined. */
function problemOf({ isPurchasable, available, quantity }: CartLine): Message | undefined {
  if (available === 0) return { key: "cart.soldOut" };
  if (!isPurchasable) return { key: "cart.notSoldHere" };
  if (available !== undefined && available < quantity) return { key: "cart.onlyLeft", values: { count: available } };
  return undefined;
}
