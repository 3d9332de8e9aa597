import type { Db } from "#database/tables.ts";
import { addLines, type CartResult, createCart, type FindCustomer, type LineInput } from "./actions.ts";

type Buyer = Parameters<typeof createCart>[1];

/** What became of lines that were to be bought again: those that went in whole, fewer pieces, or not at all, by index. */
export type ReorderResult = {
  cartId: string | null;
  added: number;
  fewer: { index: number; quantity: number }[];
  missing: number[];
};

/**
 * Puts into the cart what can be bought of `lines`, or into a new one where there is none. A line that cannot is left out;
 * of one with too little stock goes in what is left. Asks once more for each line that is in the way.
 */
export async function reorder(
  db: Db,
  who: FindCustomer,
  cartId: string | null,
  buyer: Buyer,
  lines: readonly LineInput[],
): Promise<ReorderResult> {
  let wanted = lines.map((line, index) => ({ ...line, index }));
  const fewer = new Map<number, number>();
  let cart = cartId;
  for (let asked = 0; wanted.length > 0 && asked <= 2 * lines.length + 1; asked++) {
    const rows = wanted.map(({ index: _, ...line }) => line);
    const done: CartResult = cart ? await addLines(db, who, cart, rows) : await createCart(db, buyer, rows);
    if (done.ok) {
      cart = done.value.id;
      break;
    }
    if (done.problem.code === "cart-not-found" && cart) {
      cart = null;
      continue;
    }
    const at = lineIn(done.problem.fields);
    const line = wanted[at];
    if (!line) return { cartId: cart, added: 0, fewer: [], missing: lines.map((_, index) => index) };
    const left = done.problem.code === "not-enough-stock" ? Number(done.problem.detail?.available ?? 0) : 0;
    const quantity = left > 0 && left < line.quantity ? left : 0;
    if (quantity > 0) fewer.set(line.index, quantity);
    else fewer.delete(line.index);
    wanted = wanted.flatMap((one) => (one !== line ? [one] : quantity > 0 ? [{ ...one, quantity }] : []));
  }
  const inside = new Set(wanted.map(({ index }) => index));
  return {
    cartId: cart,
    added: inside.size,
    fewer: [...fewer].map(([index, quantity]) => ({ index, quantity })),
    missing: lines.flatMap((_, index) => (inside.has(index) ? [] : [index])),
  };
}

/** Problems name the line that they are about: "line_items.2.variant_id". */
const lineIn = (fields: Record<string, string> = {}): number =>
  Number(/^line_items\.(\d+)\./.exec(Object.keys(fields)[0] ?? "")?.[1] ?? -1);
