/** From how many pieces on stock is low, where neither the variant nor the shop says otherwise. */
export const usualLow = 5;

/** Whether so few are left that somebody should know: by the variant's own threshold, else by the shop's. Pure. */
export const isLow = (available: number, own: number | null, shop: number): boolean => available <= (own ?? shop);

/** What somebody counted, put into what there is now: what was sold since they looked is gone all the same. Pure. */
export const levelCounted = (held: number, counted: number, seen: number | undefined): number =>
  seen === undefined ? counted : Math.max(0, held + counted - seen);
