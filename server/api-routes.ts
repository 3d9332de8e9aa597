import { graphqlRoutes } from "#api/graphql/routes.ts";
import { docsRoutes } from "#api/openapi/routes.ts";
import { reviewRoutes } from "#commerce/aftersales/reviews/routes.ts";
import { ownCustomerRoutes } from "#commerce/customers/backend/routes.ts";
import { passkeyRoutes } from "#commerce/customers/passkeys/routes.ts";
import { proRoutes } from "#commerce/customers/pro/routes.ts";
import { findWishlist } from "#commerce/customers/wishlists/reads.ts";
import { wishlistRoutes } from "#commerce/customers/wishlists/routes.ts";
import { BackendUnavailable } from "#commerce/integrations/backend/backend.ts";
import { makeOwnBackend } from "#commerce/integrations/backend/own.ts";
import { backendRoutes } from "#commerce/integrations/backend/routes.ts";
import { couponRoutes } from "#commerce/sales/cart/coupon-routes.ts";
import { giftCardCheckoutRoutes } from "#commerce/sales/checkout/gift-card-routes.ts";
import { challengeRoutes } from "#commerce/sales/checkout/placing/challenge-routes.ts";
import { savedCardsOf } from "#commerce/sales/payments/saved-cards.ts";
import { postalCodeRoutes } from "#commerce/shared/postal-codes/routes.ts";
import { parseLocale } from "#commerce/shared/regions/rules.ts";
import { refuseStaff, staffOf, unknownKey } from "#commerce/staff/guard/guard.ts";
import { keyIn } from "#commerce/staff/permissions/rules.ts";
import { suggestionRoutes } from "#discovery/suggestions/suggest.ts";
import type { App } from "#platform/http/app.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { noMail } from "#platform/mail.ts";
import type { AppServices } from "#server/app-services.ts";
import { hostedSessions, openHostedBackend } from "#server/commerce.ts";
import { emailBrandOf } from "#server/email/email-brand.ts";
import { botCheckRoutes } from "#server/plugins/bot-check.ts";
import { conditionalPlugin } from "#server/plugins/conditional.ts";
import { idempotencyPlugin } from "#server/plugins/idempotency.ts";
import { ownShopStaffRoutes, shopStaffRoutes } from "#server/shared-staff-routes.ts";
import { interstackRoutes } from "#services/content/interstack.ts";
import type { VisitorSession } from "#storefront/app/visitor-session.ts";
import { previewRoutes } from "#storefront/render/requests/preview.ts";
import { sessionActions } from "#storefront/render/requests/visitor.ts";
import { keepLocale } from "#storefront/routing/locale-cookies.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { pathBelowLocale } from "#storefront/routing/path-to-go-on.ts";

const isMutation = (method: string) => method !== "GET" && method !== "HEAD" && method !== "OPTIONS";

/** What is below /api and changes something of a visitor's or of the shop's: the token check first, then each module's routes. */
export async function apiRoutes(
  app: App,
  { services, catalogue, mail = noMail }: AppServices,
  csrf: Csrf,
): Promise<void> {
  app.addHook("onRequest", (request, reply, done) => {
    // GraphQL has queries only: a POST there is a read with a long query.
    if (!isMutation(request.method) || request.routeOptions.url === "/api/graphql") return done();
    const hasToken = () => csrf.isValid(request.visit.sessionId, request.headers["csrf-token"]);
    // A staff key is not a cookie, so a foreign page cannot make a browser send it.
    if (keyIn(request.headers.authorization) !== null) {
      const decide = (staff: unknown) => (staff || hasToken() ? done() : refuseStaff(reply, unknownKey.problem));
      staffOf(request, services.db).then(decide, done);
      return;
    }
    if (hasToken()) return done();
    const message = "The csrf-token header is missing or belongs to another session. Get one at GET /api/csrf.";
    sendProblem(reply, 403, { code: "csrf", message });
  });

  await app.register(idempotencyPlugin, { db: services.db, secret: services.config.SECRET });
  await app.register(conditionalPlugin);
  docsRoutes(app);
  botCheckRoutes(app, services);

  app.get("/csrf", async (request, reply) => {
    const { sessionId } = request.visit.start();
    return reply.header("cache-control", "no-store").send({ token: csrf.tokenFor(sessionId) });
  });

  const brandOf = emailBrandOf(services);
  const hosted = openHostedBackend(services);
  const backend = hosted ?? makeOwnBackend(services, async (locale) => (await brandOf(locale)).name);

  /** For the header: when a hosted backend does not answer, the number is missing but the page is still served. */
  const countPieces = (cartId: string, customerId: number | null): Promise<number | null> =>
    backend.cart.count(cartId, customerId).catch((error) => {
      if (error instanceof BackendUnavailable) return 0;
      throw error;
    });

  app.get("/session", async (request, reply) => {
    const { visit } = request;
    const { customerId, cartId } = await visit.session();
    const { db } = services;
    const owner = customerId !== null ? { customerId } : visit.sessionHash && { sessionHash: visit.sessionHash };
    const [customer, count, wishes] = await Promise.all([
      customerId === null
        ? undefined
        : db
            .selectFrom("customers")
            .select(["first_name", "last_name"])
            .where("id", "=", customerId)
            .executeTakeFirst(),
      cartId === null ? null : countPieces(cartId, customerId),
      owner && findWishlist(db, owner),
    ]);
    return reply.header("cache-control", "no-store").send({
      customer: customer ? { firstName: customer.first_name, lastName: customer.last_name } : null,
      cartId: count === null ? null : cartId,
      cartCount: count ?? 0,
      wishes: wishes?.productIds ?? [],
    } satisfies VisitorSession);
  });

  /** The visitor's choice of country and language. Answers with a redirect, so that plain links work. */
  app.get<{ Querystring: { locale?: string; to?: string } }>("/locale", async (request, reply) => {
    const locale = parseLocale(String(request.query.locale ?? "").toLowerCase());
    if (!locale)
      return sendProblem(reply, 422, { code: "invalid", message: "Unknown locale.", fields: { locale: "is unknown" } });
    keepLocale(request, reply, locale, true);
    const to = pathBelowLocale(String(request.query.to ?? "/")) ?? "/";
    return reply.header("cache-control", "no-store").redirect(localePath(locale, to), 302);
  });

  app.get("/geolocation", async (request, reply) =>
    reply.header("cache-control", "no-store").send({ country: request.visit.locale.country }),
  );

  previewRoutes(app, services.config);
  suggestionRoutes(app, services);
  shopStaffRoutes(app, services, mail);
  interstackRoutes(app, { content: services.content, apiKey: services.config.CONTENT_API_KEY });
  await app.register(async (scope) => graphqlRoutes(scope as unknown as App, services));
  wishlistRoutes(app, services);
  const sessions = hosted ? hostedSessions(services, hosted) : sessionActions(services);
  backendRoutes(app, backend, { sessions, services, cache: catalogue });
  proRoutes(app, services);
  if (backend.isHosted) return;
  ownShopStaffRoutes(app, services);
  couponRoutes(app, services);
  challengeRoutes(app, services);
  giftCardCheckoutRoutes(app, services);
  reviewRoutes(app, services);
  postalCodeRoutes(app);
  ownCustomerRoutes(app, { ...services, cardsOf: (id) => savedCardsOf(services, id) }, sessions);
  passkeyRoutes(app, services, sessions);
}
