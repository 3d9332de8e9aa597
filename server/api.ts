import { backendDoors } from "#commerce/backend/door.ts";
import { countPiecesFor } from "#commerce/cart/reads.ts";
import { cartRoutes } from "#commerce/cart/routes.ts";
import { catalogueRoutes } from "#commerce/catalogue/routes.ts";
import { checkoutRoutes } from "#commerce/checkout/routes.ts";
import { customerRoutes } from "#commerce/customers/routes.ts";
import { fulfilmentRoutes } from "#commerce/fulfilment/routes.ts";
import { invoiceRoutes } from "#commerce/orders/invoice-routes.ts";
import { orderRoutes } from "#commerce/orders/routes.ts";
import { proRoutes } from "#commerce/pro/routes.ts";
import { programmeRoutes } from "#commerce/programme/routes.ts";
import { parseLocale } from "#commerce/regions/rules.ts";
import { returnRoutes } from "#commerce/returns/routes.ts";
import { shippingRoutes } from "#commerce/shipping/routes.ts";
import { refuseStaff, staffOf, unknownKey } from "#commerce/staff/guard.ts";
import { keyIn } from "#commerce/staff/rules.ts";
import { webhookRoutes } from "#commerce/webhooks/routes.ts";
import { findWishlist } from "#commerce/wishlists/reads.ts";
import { wishlistRoutes } from "#commerce/wishlists/routes.ts";
import { type App, sendProblem } from "#platform/http.ts";
import type { AppParts } from "#server/app.ts";
import { openPlatform, platformSessions } from "#server/commerce.ts";
import { docsDoor } from "#server/docs/door.ts";
import { graphqlDoor } from "#server/graphql/door.ts";
import { previewRoutes } from "#server/pages/preview.ts";
import { sessionDoor } from "#server/pages/visitor.ts";
import { conditionalPlugin } from "#server/plugins/conditional.ts";
import type { Csrf } from "#server/plugins/csrf.ts";
import { idempotencyPlugin } from "#server/plugins/idempotency.ts";
import { keepLocale } from "#server/plugins/locale-cookies.ts";
import { searchStaffDoor } from "#server/search-staff.ts";
import { suggestDoor } from "#server/suggest.ts";
import { interstackRoutes } from "#services/content/interstack.ts";
import { localePath } from "#shop/frame/shop.tsx";

const isMutation = (method: string) => method !== "GET" && method !== "HEAD" && method !== "OPTIONS";

/** Everything below /api: the token check first, then each room's door. */
export async function apiDoors(app: App, { services, catalogue }: AppParts, csrf: Csrf): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    // GraphQL has queries only: a POST there is a read with a long question.
    if (!isMutation(request.method) || request.routeOptions.url === "/api/graphql") return;
    // A staff key is no cookie: no foreign page can make a browser send it.
    const isWithKey = keyIn(request.headers.authorization) !== null;
    if (isWithKey && (await staffOf(request, services.db))) return;
    if (csrf.isValid(request.visit.sessionId, request.headers["csrf-token"])) return;
    if (isWithKey) return refuseStaff(reply, unknownKey.problem);
    const message = "The csrf-token header is missing or belongs to another session. Get one at GET /api/csrf.";
    return sendProblem(reply, 403, { code: "csrf", message });
  });

  await app.register(idempotencyPlugin, { db: services.db, secret: services.config.SECRET });
  await app.register(conditionalPlugin);
  docsDoor(app);

  app.get("/csrf", async (request, reply) => {
    const { sessionId } = request.visit.start();
    return reply.header("cache-control", "no-store").send({ token: csrf.tokenFor(sessionId) });
  });

  const platform = openPlatform(services);

  /** For the header; a platform that is away empties no header and stops no page. */
  const pieces = (cartId: string, customerId: number | null): Promise<number | null> =>
    platform ? platform.cart.count(cartId, customerId).catch(() => 0) : countPiecesFor(services.db, cartId, customerId);

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
      cartId === null ? null : pieces(cartId, customerId),
      owner && findWishlist(db, owner),
    ]);
    return reply.header("cache-control", "no-store").send({
      customer: customer ? { firstName: customer.first_name, lastName: customer.last_name } : null,
      cartId: count === null ? null : cartId,
      cartCount: count ?? 0,
      wishes: wishes?.productIds ?? [],
    });
  });

  /** The visitor's choice of country and language; answers a redirect so that plain links work. */
  app.get<{ Querystring: { locale?: string; to?: string } }>("/locale", async (request, reply) => {
    const locale = parseLocale(String(request.query.locale ?? "").toLowerCase());
    if (!locale)
      return sendProblem(reply, 422, { code: "invalid", message: "Unknown locale.", fields: { locale: "is unknown" } });
    keepLocale(request, reply, locale, true);
    const to = String(request.query.to ?? "/");
    const isOwnPath = /^\/(?![/\\])[^\\\s]*$/.test(to);
    return reply.header("cache-control", "no-store").redirect(localePath(locale, isOwnPath ? to : "/"), 302);
  });

  app.get("/geolocation", async (request, reply) =>
    reply.header("cache-control", "no-store").send({ country: request.visit.locale.country }),
  );

  previewRoutes(app, services.config);
  suggestDoor(app, services);
  searchStaffDoor(app, services);
  interstackRoutes(app, { content: services.content, apiKey: services.config.CONTENT_API_KEY });
  await app.register(async (scope) => graphqlDoor(scope as unknown as App, services));
  wishlistRoutes(app, services);
  if (platform) {
    proRoutes(app, services);
    return backendDoors(app, platform, platformSessions(services, platform));
  }
  catalogueRoutes(app, services, catalogue);
  shippingRoutes(app, services);
  cartRoutes(app, services);
  checkoutRoutes(app, services);
  orderRoutes(app, services);
  invoiceRoutes(app, services);
  fulfilmentRoutes(app, services);
  returnRoutes(app, services);
  webhookRoutes(app, services);
  customerRoutes(app, services, sessionDoor(services));
  proRoutes(app, services);
  programmeRoutes(app, services);
}
