import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Check, MarketChecks } from "./list-schema.ts";

/** Why a product cannot be bought. Pure. */

export type CheckedProduct = {
  isDeleted: boolean;
  isVisible: boolean;
  availability: "available" | "preorder" | "disabled";
  hasPicture: boolean;
  /** Price lists in which it is hidden by its schedule, and whether its start is in the future. */
  closed: readonly { region: string; isEarly: boolean }[];
  categories: readonly { isVisible: boolean }[];
  /** By price list: whether a variant with a price is for sale, and whether one is in stock or not tracked. */
  offers: readonly { region: string; isOffered: boolean; isLeft: boolean }[];
  /**
   * Scheduled sales by price list: whether one is over, and whether one falls into a time when the product is hidden.
   * Absent when unknown.
   */
  sales?: readonly { region: string; isOver: boolean; isUnseen: boolean }[];
};

/**
 * What prevents buying in each market, and what makes the product hard to find. `shippedTo`: the markets with delivery.
 */
export function checksOf(
  product: CheckedProduct,
  markets: readonly PriceRegion[],
  shippedTo: ReadonlySet<string>,
): MarketChecks[] {
  const everywhere = checksEverywhere(product);
  return markets.map((market) => {
    const checks = [...everywhere, ...checksIn(product, market, shippedTo)];
    return { market, isBuyable: !checks.some(({ stops }) => stops), checks };
  });
}

const stopping = (code: Check["code"], field: string): Check => ({ code, stops: true, field });
const advice = (code: Check["code"], field: string): Check => ({ code, stops: false, field });

function checksEverywhere(product: CheckedProduct): Check[] {
  const { categories } = product;
  return [
    product.isDeleted && stopping("deleted", "deleted"),
    !product.isDeleted && !product.isVisible && stopping("hidden", "is_visible"),
    product.availability === "disabled" && stopping("disabled", "availability"),
    categories.length === 0 && advice("no-category", "categories"),
    categories.length > 0 && !categories.some(({ isVisible }) => isVisible) && advice("category-hidden", "categories"),
    !product.hasPicture && advice("no-picture", "images"),
  ].filter((one) => one !== false);
}

function checksIn(
  { offers, closed, sales = [] }: CheckedProduct,
  market: PriceRegion,
  shippedTo: ReadonlySet<string>,
): Check[] {
  const sale = sales.find(({ region }) => region === market);
  const offer = offers.find(({ region }) => region === market);
  const window = closed.find(({ region }) => region === market);
  return [
    window !== undefined && stopping(window.isEarly ? "not-yet" : "no-longer", "schedule"),
    offer === undefined && stopping("no-price", "prices"),
    offer?.isOffered === false && stopping("withdrawn", "purchasing_disabled"),
    offer?.isOffered === true && !offer.isLeft && stopping("no-stock", "inventory_level"),
    !shippedTo.has(market) && stopping("not-shipped", "shipping"),
    sale?.isUnseen === true && advice("sale-unseen", "prices"),
    sale?.isOver === true && advice("sale-over", "prices"),
  ].filter((one) => one !== false);
}
