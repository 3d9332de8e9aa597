/** The default low-stock threshold, when neither the variant nor the shop sets one. */
export const usualLow = 5;

/** Whether stock is low by the variant's own threshold, else by the shop's. Pure. */
export const isLow = (available: number, own: number | null, shop: number): boolean => available <= (own ?? shop);

/** The stock after a change of many levels; below zero when there is too little. Pure. */
export const levelAfter = (how: "set" | "add" | "subtract", held: number, quantity: number): number =>
  how === "set" ? quantity : how === "add" ? held + quantity : held - quantity;

/** Applies a count to the current stock: units sold since it was read are subtracted. Pure. */
export const levelCounted = (held: number, counted: number, seen: number | undefined): number =>
  seen === undefined ? counted : Math.max(0, held + counted - seen);
