import { removeLine, setQuantity } from "#commerce/sales/cart/actions.ts";
import { maxLines } from "#commerce/sales/cart/schema.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { messageFor } from "#storefront/components/cart/cart-messages.ts";
import type { CartTrouble } from "./data.ts";

export const who = (context: PrivateContext) => async () => context.visitor.customer?.id ?? null;

/** Parses a whole number; NaN for anything else. */
export const wholeNumber = (text: string | null) => (/^\d{1,6}$/.test(text?.trim() ?? "") ? Number(text) : Number.NaN);

/** Sets a line to the quantity that was typed. Returns the problem, or null. */
export async function changeQuantity(
  context: PrivateContext,
  lineId: string,
  typed: string | null,
): Promise<CartTrouble | null> {
  const { services, visitor } = context;
  const quantity = wholeNumber(typed);
  const target = { cartId: visitor.cartId ?? "", lineId };
  const done = await setQuantity(services.db, who(context), target, quantity === 0 ? Number.NaN : quantity);
  if (done.ok || done.problem.code === "cart-not-found") return null;
  if (done.problem.code === "line-not-found") return { problem: { key: "cart.problem.lineGone" } };
  const available = done.problem.detail?.available;
  const problem =
    done.problem.code === "not-enough-stock" && typeof available === "number"
      ? ({ key: available > 0 ? "cart.onlyLeft" : "cart.soldOut", values: { count: available } } as const)
      : messageFor(done.problem, "");
  return { line: { id: lineId, typed: Number(typed) || 1, problem } };
}

/**
 * Applies quantities of other lines that were changed on the page and not sent yet (unsent-changes.ts): each as
 * "line:quantity", with 0 for a removed line. Returns the first problem with one of them, or null.
 */
export async function saveChangedQuantities(
  context: PrivateContext,
  form: URLSearchParams,
): Promise<CartTrouble | null> {
  const cartId = context.visitor.cartId ?? "";
  let trouble: CartTrouble | null = null;
  for (const also of form.getAll("also").slice(0, maxLines)) {
    const [lineId = "", quantity = ""] = also.split(":");
    if (quantity === "0") await removeLine(context.services.db, who(context), cartId, lineId);
    else {
      const wrong = await changeQuantity(context, lineId, quantity);
      if (wrong?.line) trouble ??= wrong;
    }
  }
  return trouble;
}
