import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionActions } from "#commerce/customers/backend/session-routes.ts";
import { proRegionOf } from "#commerce/customers/pro/reads.ts";
import { sessionCookie, setSessionCookies } from "#commerce/customers/sign-in/session-cookies.ts";
import { endSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { mergeWishlist } from "#commerce/customers/wishlists/actions.ts";
import { attachCustomer } from "#commerce/sales/cart/actions.ts";
import { priceRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Visitor } from "#storefront/app/page.ts";
import type { Services } from "#storefront/app/services.ts";
import type { PageServices } from "#storefront/render/page-services.ts";
import { findUnsaved } from "#storefront/render/requests/unsaved-form.ts";

/**
 * Returns the visitor of a private page. A page with a form needs a session for its CSRF token, so one is started here.
 */
export async function visitorOf(site: PageServices, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
  const { visit } = request;
  const sessions = sessionActions(site.services);
  const { customerId, cartId } = await visit.session();
  const { sessionId } = visit.start();
  const row =
    customerId === null
      ? undefined
      : await site.services.db
          .selectFrom("customers")
          .select(["id", "email", "first_name", "last_name"])
          .where("id", "=", customerId)
          .executeTakeFirst();
  return {
    sessionId,
    customer: row ? { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name } : null,
    cartId,
    start: () => visit.start(),
    signIn: (id) => sessions.signIn(request, reply, id),
    signOut: () => sessions.signOut(request, reply),
    csrfToken: site.csrf.tokenFor(sessionId),
    address: request.ip,
    unsavedForm: () => findUnsaved(site, request),
  };
}

/** Signing in and out, for pages and the API: the session, its cookies, and the cart that is attached to it. */
export const sessionActions = ({ db, log }: Pick<Services, "db" | "log">): SessionActions => ({
  async signIn({ visit }, reply, customerId) {
    // An error here must not prevent signing in.
    await mergeWishlist(db, visit.sessionHash, customerId).catch((error) =>
      log.error({ err: error }, "a wishlist could not be attached at sign-in"),
    );
    const { sessionId, cartId } = await startCustomerSession(db, visit.sessionHash, customerId);
    setSessionCookies(reply, sessionId);
    if (!cartId) return;
    const region = priceRegionOf(visit.locale, await proRegionOf(db, customerId));
    const buyer = { locale: visit.locale, region, sessionHash: hashSessionId(sessionId) };
    // A cart that cannot be attached must not prevent signing in.
    await attachCustomer(db, cartId, customerId, buyer).catch((error) =>
      log.error({ err: error, cartId }, "a cart could not be attached at sign-in"),
    );
  },
  async signOut({ visit }, reply) {
    if (visit.sessionHash) await endSession(db, visit.sessionHash);
    for (const name of [sessionCookie, "known"]) reply.clearCookie(name, { path: "/" });
  },
});
