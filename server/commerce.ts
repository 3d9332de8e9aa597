import type { SessionActions } from "#commerce/customers/backend/session-routes.ts";
import { proRegionOf } from "#commerce/customers/pro/reads.ts";
import { setSessionCookies } from "#commerce/customers/sign-in/session-cookies.ts";
import { hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { mergeWishlist } from "#commerce/customers/wishlists/actions.ts";
import type { CommerceBackend } from "#commerce/integrations/backend/backend.ts";
import { makeBigCommerce } from "#commerce/integrations/bigcommerce/backend.ts";
import { makeMirror } from "#commerce/integrations/bigcommerce/catalog/mirror.ts";
import { rememberCart } from "#commerce/integrations/bigcommerce/customers/sessions.ts";
import { readSettings } from "#commerce/integrations/bigcommerce/settings.ts";
import { priceRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Services } from "#storefront/app/services.ts";
import { sessionActions } from "#storefront/render/requests/visitor.ts";

/** Opens the hosted commerce backend; null when our own tables are used. Throws a ConfigError for invalid settings. */
export function openHostedBackend(services: Services): CommerceBackend | null {
  if (services.config.COMMERCE_BACKEND === "own") return null;
  const hosted = opened.get(services) ?? makeBigCommerce(services, readSettings(services.config));
  opened.set(services, hosted);
  return hosted;
}

/** One backend for routes and pages, so that they share its cache. */
const opened = new WeakMap<Services, CommerceBackend>();

/** Copies the hosted catalogue into our catalogue tables, for the pages: now and every five minutes. */
export async function followHostedCatalogue(services: Pick<Services, "config" | "db" | "log" | "jobs">): Promise<void> {
  const { config, jobs, log } = services;
  if (config.COMMERCE_BACKEND === "own") return;
  const mirror = makeMirror(services, readSettings(config));
  await jobs.send(mirrorQueue, {});
  await jobs.schedule(mirrorQueue, "*/5 * * * *", async () =>
    log.info(await mirror(), "the hosted catalogue is mirrored"),
  );
}

const mirrorQueue = "mirror-catalogue";

/**
 * Sign-in with a hosted backend: the visitor's cart stays in the session, and the backend assigns it to the customer.
 */
export const hostedSessions = (services: Pick<Services, "db" | "log">, hosted: CommerceBackend): SessionActions => ({
  ...sessionActions(services),
  async signIn({ visit }, reply, customerId) {
    const { db, log } = services;
    const { cartId } = await visit.session();
    await mergeWishlist(db, visit.sessionHash, customerId).catch((error) =>
      log.error({ err: error }, "a wishlist could not be attached at sign-in"),
    );
    const { sessionId } = await startCustomerSession(db, visit.sessionHash, customerId);
    setSessionCookies(reply, sessionId);
    if (!cartId) return;
    const sessionHash = hashSessionId(sessionId);
    const region = priceRegionOf(visit.locale, await proRegionOf(db, customerId));
    try {
      const attached = await hosted.cart.attach(cartId, { locale: visit.locale, region, sessionHash, customerId });
      if (attached.ok) await rememberCart(db, sessionHash, cartId);
    } catch (error) {
      // A cart that cannot be assigned does not prevent the sign-in.
      log.error({ err: error, cartId }, "a cart could not be attached at sign-in");
    }
  },
});
