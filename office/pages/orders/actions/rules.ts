/** The choices in the refund dialog. `amount` is the typed text. Pure. */
export type RefundChoice = {
  kind: "pieces" | "amount" | "all";
  counts: Record<number, number>;
  restock: Record<number, boolean>;
  delivery: boolean;
  amount: string;
  to: "payment" | "gift_card";
  reason: string;
};

/** The request body, or null while nothing is chosen. `amount` is in the API's format. */
export function bodyOf({ kind, counts, restock, delivery, to, reason }: RefundChoice, amount: string): object | null {
  const more = { to, ...(reason.trim() && { reason: reason.trim() }) };
  if (kind === "all") return more;
  if (kind === "amount") return amount === "" ? null : { ...more, amount };
  const items = Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ order_product_id: Number(id), quantity, restock: restock[Number(id)] ?? false }));
  if (items.length === 0 && !delivery) return null;
  return { ...more, ...(items.length > 0 && { items }), ...(delivery && { delivery }) };
}
