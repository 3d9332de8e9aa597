import { percentOf, splitProportionally } from "#commerce/shared/money/rules.ts";
import type { BasketLine, Promotion } from "./schema.ts";

/** A line with the amount left after earlier promotions. */
export type RemainingLine = BasketLine & { left: number };

/** Whether a line belongs to one of these categories or products; always true when none are given. */
export const isOf = (line: BasketLine, categoryIds: readonly number[], productIds: readonly number[]): boolean =>
  (categoryIds.length === 0 && productIds.length === 0) ||
  productIds.includes(line.productId) ||
  line.categoryIds.some((id) => categoryIds.includes(id));

const byPrice = (a: BasketLine, b: BasketLine) => b.unitPrice - a.unitPrice || a.variantId - b.variantId;

/**
 * Buy x get y: the discount per variant. Without reward products, units are sorted by price, the dearest first, and of
 * each x + y the last y are discounted, so that splitting an order gains nothing. Reward products are discounted from
 * the cheapest on.
 */
export function bundleParts(promotion: Promotion, lines: readonly RemainingLine[]): Map<number, number> {
  const { buy, get, percent, rewardCategoryIds, rewardProductIds, categoryIds, productIds } = promotion;
  const [x, y] = [buy ?? 1, get ?? 1];
  const sorted = lines.toSorted(byPrice);
  const hasRewards = rewardCategoryIds.length > 0 || rewardProductIds.length > 0;
  const isReward = (line: BasketLine) => hasRewards && isOf(line, rewardCategoryIds, rewardProductIds);
  const bought = sorted.filter((line) => !isReward(line) && isOf(line, categoryIds, productIds));
  const count = bought.reduce((sum, line) => sum + line.quantity, 0);
  const reduced = hasRewards
    ? cheapest(sorted.filter(isReward), Math.floor(count / x) * y)
    : lastOfEach(bought, x, y, count);
  return new Map(reduced.map(({ line, pieces }) => [line.variantId, percentOf(worth(line, pieces), percent ?? 100)]));
}

type Pieces = { line: RemainingLine; pieces: number }[];

function cheapest(lines: readonly RemainingLine[], most: number): Pieces {
  let rest = most;
  return lines.toReversed().map((line) => {
    const pieces = Math.min(rest, line.quantity);
    rest -= pieces;
    return { line, pieces };
  });
}

function lastOfEach(lines: readonly RemainingLine[], x: number, y: number, count: number): Pieces {
  const end = count - (count % (x + y));
  let at = 0;
  return lines.map((line) => {
    let pieces = 0;
    for (const last = at + line.quantity; at < last; at++) if (at < end && at % (x + y) >= x) pieces += 1;
    return { line, pieces };
  });
}

/** The share of a line's remaining amount for this many units. */
const worth = ({ left, quantity }: RemainingLine, pieces: number): number =>
  splitProportionally(left, [pieces, quantity - pieces])[0] ?? 0;
