import type { Db } from "#database/tables.ts";
import { addLines, type CartResult, createCart, type FindCustomer, type LineInput } from "./actions.ts";

type Buyer = Parameters<typeof createCart>[1];

/** The result for lines to be ordered again: indexes of lines added fully, partly, or not at all. */
export type ReorderResult = {
  cartId: string | null;
  added: number;
  fewer: { index: number; quantity: number }[];
  missing: number[];
};

/**
 * Adds the lines that can be bought to the cart, or to a new cart. Lines that cannot be bought are left out; of lines
 * with too little stock the remaining units are added. Each failing line costs one further attempt.
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

/** Problems name their line: "line_items.2.variant_id". */
const lineIn = (fields: Record<string, string> = {}): number =>
  Number(/^line_items\.(\d+)\./.exec(Object.keys(fields)[0] ?? "")?.[1] ?? -1);
