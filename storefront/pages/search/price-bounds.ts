import { exponentOf } from "#commerce/shared/money/rules.ts";
import type { FacetCounts } from "#services/search/narrowing.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";

/**
 * The lowest and highest price of what was found, in whole units: exact where one page holds all of it, otherwise the
 * ends of the price ranges that have some. Pure.
 */
export function priceBounds(
  ranges: FacetCounts["prices"],
  cards: readonly Pick<CardData, "price" | "priceTo">[],
  total: number,
  currency: string,
): { lowest?: number; highest?: number } {
  if (cards.length > 0 && cards.length === total) {
    const unit = 10 ** exponentOf(currency);
    return {
      lowest: Math.floor(Math.min(...cards.map(({ price }) => price)) / unit),
      highest: Math.ceil(Math.max(...cards.map(({ price, priceTo }) => priceTo ?? price)) / unit),
    };
  }
  const priced = ranges.filter(({ count }) => count > 0);
  const [lowest, highest] = [priced[0]?.from, priced.at(-1)?.to];
  return { ...(lowest !== undefined && { lowest }), ...(highest !== undefined && { highest }) };
}
