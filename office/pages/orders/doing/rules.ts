/** What somebody chose in the dialog of a refund; `amount` as they typed it. Pure. */
export type RefundChoice = {
  kind: "pieces" | "amount" | "all";
  counts: Record<number, number>;
  restock: Record<number, boolean>;
  delivery: boolean;
  amount: string;
  to: "payment" | "gift_card";
  reason: string;
};

/** The body of the call, or null while nothing is chosen. `amount`: as the API reads it. */
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
