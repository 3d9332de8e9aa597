import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { addLines, createCart } from "#commerce/sales/cart/actions.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { messageFor } from "#storefront/components/cart/cart-messages.ts";
import type { Message } from "#storefront/i18n/areas.ts";
import { who, wholeNumber } from "./quantities.ts";

const most = 10;

/**
 * Adds one unit of each product of a set to the cart, all of them or none. `product_id` and `variant_id` come in pairs.
 * Returns null on success, else the problem.
 */
export async function addAll(context: PrivateContext, form: URLSearchParams): Promise<Message | null> {
  const { services, locale, region, visitor } = context;
  const products = form.getAll("product_id").slice(0, most);
  const variants = form.getAll("variant_id");
  const lines = products.map((product, index) => ({
    productId: wholeNumber(product) || 0,
    variantId: wholeNumber(variants[index] ?? null) || 0,
    quantity: 1,
  }));
  const found = await findProductDetails(
    services.db,
    lines.map(({ productId }) => productId),
    region,
  );
  const open = lines.find(({ productId, variantId }) =>
    found.every(({ id, variants: own }) => id !== productId || own.every((variant) => variant.id !== variantId)),
  );
  if (open || lines.length === 0) {
    const name = found.find(({ id }) => id === open?.productId)?.name;
    return name ? { key: "cart.problem.options", values: { name } } : { key: "cart.problem.missing" };
  }
  const create = () => createCart(services.db, { locale, region, sessionHash: visitor.start().sessionHash }, lines);
  let done = visitor.cartId ? await addLines(services.db, who(context), visitor.cartId, lines) : await create();
  if (!done.ok && done.problem.code === "cart-not-found") done = await create();
  return done.ok ? null : messageFor(done.problem, found.map(({ name }) => name).join(", "));
}
