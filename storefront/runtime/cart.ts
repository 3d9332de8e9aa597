import { type ApiProblem, callApi } from "#storefront/runtime/api.ts";
import { loadSession } from "#storefront/runtime/session.tsx";

/** The problem is empty when the API could not be reached. */
export type AddResult = { ok: true; cartId: string } | { ok: false; problem: ApiProblem };

/** `gift` contains the recipient of these gift cards. */
export type NewLine = { productId: number; variantId: number; quantity: number; gift?: Gift | undefined };

type Gift = { to_name?: string; to_email?: string; from_name?: string; message?: string; send_on?: string };

/** Adds units of a variant to the visitor's cart, which is created when there is none. */
export const addToCart = (variantId: number, productId: number, quantity: number, gift?: Gift): Promise<AddResult> =>
  addLinesToCart([{ productId, variantId, quantity, gift }]);

/** Adds all of these lines, or none when one cannot be added. */
export async function addLinesToCart(lines: readonly NewLine[]): Promise<AddResult> {
  const body = {
    line_items: lines.map(({ productId, variantId, quantity, gift }) => {
      return { product_id: productId, variant_id: variantId, quantity, ...(gift && { gift_certificate: gift }) };
    }),
  };
  try {
    const { cartId } = await loadSession();
    const added = cartId ? await callApi("post", "/api/cart/{id}/items", { path: { id: cartId }, body }) : null;
    const { data, problem } =
      added && added.status !== 404 ? added : await callApi("post", "/api/cart/create", { body });
    if (!data) return { ok: false, problem: problem ?? {} };
    await loadSession();
    return { ok: true, cartId: data.data.id };
  } catch {
    return { ok: false, problem: {} };
  }
}
