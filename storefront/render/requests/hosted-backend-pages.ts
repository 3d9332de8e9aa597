import type { FastifyReply, FastifyRequest } from "fastify";
import type { CommerceBackend } from "#commerce/integrations/backend/backend.ts";
import type { CartBackend } from "#commerce/sales/cart/backend.ts";
import { parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { comesFromOurPage } from "#platform/http/csrf.ts";
import { variantOf } from "#storefront/pages/cart/form.ts";
import { localePath } from "#storefront/routing/locale-path.ts";

const address = /^\/([a-z]{2}-(?:[a-z]{2}|global))\/(cart|checkout|account)(?:\/[a-z/-]*?)?(\/_payload\.json)?\/?$/;

/**
 * With a hosted backend, its cart, checkout and account replace our pages. GET redirects to the backend's page for the
 * visitor's cart; POST (the buy button without scripts) fills the cart first. Without a cart, our own page says that it
 * is empty. Other pages are not affected. Register this before the page routes, in the same scope.
 */
export function hostedBackendPages(app: App, hosted: CommerceBackend): void {
  app.addHook("preHandler", async (request, reply) => {
    const [, code = "", page, isPayload] = address.exec(request.url.split("?")[0] ?? "") ?? [];
    const locale = page ? parseLocale(code) : null;
    if (!locale) return;
    if (request.method === "POST" && page === "cart") return add(hosted, request, reply, locale);
    const { cartId, customerId } = await request.visit.session();
    if (page !== "account" && !cartId) return;
    // Scripts prefetch pages. An answer without data makes them load the page itself, which then redirects.
    if (isPayload) return reply.code(204).header("cache-control", "no-store").send();
    if (page === "account") {
      const to = await hosted.customers.accountPages(customerId, await request.visit.region());
      return leave(reply, to ?? localePath(locale, "/"));
    }
    const pages = cartId ? await hosted.cart.handOver(cartId, customerId) : null;
    return pages ? leave(reply, page === "cart" ? pages.cart : pages.checkout) : undefined;
  });
}

const leave = (reply: FastifyReply, to: string) => reply.header("cache-control", "no-store").redirect(to, 303);

async function add(hosted: CommerceBackend, request: FastifyRequest, reply: FastifyReply, locale: Locale) {
  if (!comesFromOurPage(request)) return;
  const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
  const region = await request.visit.region();
  const id = Number(form.get("product_id"));
  const product = region && Number.isInteger(id) ? await hosted.catalogue.detail(id, { region, discount: null }) : null;
  const variant = product && variantOf(product, form);
  const back = localePath(locale, product ? `/p/${product.uid}` : "/");
  if (!product || !variant) return leave(reply, back);
  const line = { productId: product.id, variantId: variant.id, quantity: Number(form.get("quantity") ?? 1) };
  const filled = await put(hosted.cart, request, locale, line);
  const pages = filled.ok ? await hosted.cart.handOver(filled.value.id, filled.value.customerId) : null;
  return leave(reply, pages?.cart ?? back);
}

type Line = { productId: number; variantId: number; quantity: number };

/** Adds the line to the session's cart, or to a new cart when there is none. */
async function put(carts: CartBackend, { visit }: FastifyRequest, locale: Locale, line: Line) {
  const { cartId, customerId } = await visit.session();
  const added = cartId ? await carts.add(async () => customerId, cartId, [line]) : null;
  if (added && (added.ok || added.problem.code !== "cart-not-found")) return added;
  const { sessionHash } = visit.start();
  return carts.create({ locale, region: await visit.region(), sessionHash, customerId }, [line]);
}
