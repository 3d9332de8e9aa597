import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { ProductDetail } from "#commerce/catalog/products/schema.ts";
import { uidsIn } from "#storefront/components/content/content-data.ts";
import { type BuyableVariant, cardsToBuy } from "#storefront/components/product/buyable.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import type { CardContext } from "#storefront/components/product/card-texts.ts";
import { type KnownSizes, variantFor } from "./known-sizes.ts";

/** The list used when no list matches (specification 9.4). */
export const defaultList = "add_on_products";
/** The maximum number of add-ons, and of those of one kind. */
const most = 3;
const mostOfAKind = 2;

/**
 * An add-on product with those of its variants that can be bought right away. `preset` is the variant in the size that
 * the shopper takes; null when they have to choose one.
 */
export type AddOn = { card: CardData; rider?: string; variants: BuyableVariant[]; preset: number | null };

export type AddOnConfig = { uid: string; data: { category?: unknown; products?: unknown } };

/**
 * Returns the uids of add-ons. They come from the lists for these categories, in the categories' order and then
 * content's order, or from the default list when none matches. Pure.
 */
export function addOnUids(configs: readonly AddOnConfig[], categories: readonly string[]): string[] {
  const place = ({ data }: AddOnConfig) => {
    const places = uidsIn(data.category).map((uid) => categories.indexOf(uid));
    return Math.min(...places.map((one) => (one < 0 ? categories.length : one)), categories.length);
  };
  const lists = configs.filter((config) => place(config) < categories.length).sort((a, b) => place(a) - place(b));
  const chosen = lists.length > 0 ? lists : configs.filter(({ uid }) => uid === defaultList);
  return [...new Set(chosen.flatMap(({ data }) => uidsIn(data.products)))];
}

/**
 * Returns add-ons for the products of a cart: first those that the products name themselves, then those from
 * category_product_add_on_config (specification 3.16), of kinds that are not in the cart yet. Only products in stock are
 * returned.
 */
export async function addOnsFor(
  context: CardContext,
  products: readonly ProductDetail[],
  known: KnownSizes = nothingKnown,
): Promise<AddOn[]> {
  const { services, locale, region } = context;
  if (!region || products.length === 0) return [];
  const configs = await services.content.all<AddOnConfig["data"]>(
    "category_product_add_on_config",
    locale.contentLocale,
  );
  const categories = products.flatMap((product) => product.categories.map(({ uid }) => uid));
  const named = products.flatMap(({ addOns }) => addOns);
  const uids = [...new Set([...named, ...addOnUids(configs, categories)])];
  const found = await cardsByUids(services.db, region, uids);
  const wanted = found.filter((card) => card.inStock && !products.some(({ id }) => id === card.id));
  const kinds = new Set(products.map(({ kind }) => kind));
  const [own, others] = [
    wanted.filter(({ uid }) => named.includes(uid)),
    wanted.filter(({ uid }) => !named.includes(uid)),
  ];
  const chosen = [...own, ...firstOfKinds(others.filter(({ kind }) => !kinds.has(kind)))];
  return preset(await cardsToBuy(context, (chosen.length > 0 ? chosen : wanted).slice(0, most)), known);
}

/** The first product of every kind, then the rest. Pure. */
export function firstOfKinds<Product extends { kind: string }>(products: readonly Product[]): Product[] {
  const isFirst = (product: Product) => products.find(({ kind }) => kind === product.kind) === product;
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))];
}

const nothingKnown: KnownSizes = { worn: [] };

const preset = (addOns: Omit<AddOn, "preset">[], known: KnownSizes): AddOn[] =>
  addOns.map((addOn) => ({ ...addOn, preset: variantFor(addOn, known) }));

type FittingProduct = Pick<ProductDetail, "id" | "kind" | "specs">;

/** Specs that should have the same value in a product and its add-on. */
const shared = ["flex", "level", "rider"];

/**
 * Selects the offered products that fit a product best. Within each kind, products sharing most specs come first (a
 * soft binding for a soft board). The best of every kind come first, in the order of the offer, then second ones. Pure.
 */
export function fittest<Offered extends FittingProduct>(
  product: FittingProduct,
  offered: readonly Offered[],
): Offered[] {
  const specOf = ({ specs }: FittingProduct, id: string) => specs.find((spec) => spec.id === id)?.value;
  const likeness = (one: FittingProduct) =>
    shared.filter((id) => specOf(one, id) !== undefined && specOf(one, id) === specOf(product, id)).length;
  const others = offered.filter(({ id, kind }) => id !== product.id && kind !== product.kind);
  const kinds = [...new Set(others.map(({ kind }) => kind))];
  return kinds
    .flatMap((kind) =>
      others
        .filter((one) => one.kind === kind)
        .sort((a, b) => likeness(b) - likeness(a))
        .slice(0, mostOfAKind)
        .map((one, rank) => ({ one, rank })),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
    .slice(0, most);
}

/**
 * Returns add-ons for a product that was just added: those it names itself, then those from its categories' lists.
 * Products already in the cart are left out.
 */
export async function addOnsAfter(
  context: CardContext,
  product: ProductDetail,
  inCart: readonly number[],
  known: KnownSizes = nothingKnown,
): Promise<AddOn[]> {
  const { services, locale, region } = context;
  if (!region) return [];
  const configs = await services.content.all<AddOnConfig["data"]>(
    "category_product_add_on_config",
    locale.contentLocale,
  );
  const uids = addOnUids(
    configs,
    product.categories.map(({ uid }) => uid),
  );
  const found = await cardsByUids(services.db, region, [...new Set([...product.addOns, ...uids])]);
  const wanted = found.filter(({ id, inStock }) => inStock && !inCart.includes(id));
  const details = await findProductDetails(
    services.db,
    wanted.map(({ id }) => id),
    region,
  );
  const offered = wanted.flatMap((card) => details.find(({ id }) => id === card.id) ?? []);
  const named = wanted.filter(({ uid }) => product.addOns.includes(uid)).slice(0, most);
  const fitting = offered.filter(({ uid }) => !product.addOns.includes(uid));
  const chosen = fittest(product, fitting).flatMap(({ id }) => wanted.find((card) => card.id === id) ?? []);
  return preset(await cardsToBuy(context, [...named, ...chosen].slice(0, most)), known);
}
