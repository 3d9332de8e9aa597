import { loadSession } from "#shop/frame/session.tsx";

export type Added = { ok: true; cartId: string } | { ok: false; message: string };

let token: string | null = null;

/** A token for mutations (specification 6), fetched once per page life. */
async function csrfToken(): Promise<string> {
  if (!token) {
    const answer = await fetch("/api/csrf");
    token = ((await answer.json()) as { token: string }).token;
  }
  return token;
}

async function send(path: string, body: unknown): Promise<Response> {
  const headers = { "content-type": "application/json", "csrf-token": await csrfToken() };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Adds pieces of a variant to the visitor's cart, which is made when there is none. */
export async function addToCart(variantId: number, productId: number, quantity: number): Promise<Added> {
  const body = { line_items: [{ product_id: productId, variant_id: variantId, quantity }] };
  try {
    const { cartId } = await loadSession();
    let answer = await send(cartId ? `/api/cart/${cartId}/items` : "/api/cart/create", body);
    if (cartId && answer.status === 404) answer = await send("/api/cart/create", body);
    const result = (await answer.json()) as { data?: { id: string }; title?: string };
    if (answer.status === 403) token = null;
    if (!answer.ok || !result.data) return { ok: false, message: result.title ?? "" };
    await loadSession();
    return { ok: true, cartId: result.data.id };
  } catch {
    return { ok: false, message: "" };
  }
}
