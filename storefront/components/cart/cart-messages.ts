import type { CartProblem } from "#commerce/sales/cart/problems.ts";
import { maxLines, maxQuantity } from "#commerce/sales/cart/schema.ts";
import type { Message } from "#storefront/i18n/areas.ts";

/** Returns the message shown to the visitor for a cart problem. */
export function messageFor({ code, detail }: Pick<CartProblem, "code" | "detail">, name: string): Message {
  const available = Number(detail?.available ?? 0);
  switch (code) {
    case "not-enough-stock":
      return available > 0
        ? { key: "cart.problem.stock", values: { name, count: available } }
        : { key: "cart.problem.soldOut", values: { name } };
    case "not-purchasable":
      return { key: "cart.problem.soldOut", values: { name } };
    case "not-sold-here":
      return { key: "cart.problem.notSoldHere", values: { name } };
    case "bad-quantity":
      return { key: "cart.problem.quantity", values: { max: maxQuantity } };
    case "too-many-lines":
      return { key: "cart.problem.lines", values: { max: maxLines } };
    case "bad-recipient":
      return { key: "cart.problem.recipient" };
    default:
      return { key: "cart.problem.missing" };
  }
}
