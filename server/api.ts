import { cartRoutes } from "#commerce/cart/routes.ts";
import { catalogueRoutes } from "#commerce/catalogue/routes.ts";
import { checkoutRoutes } from "#commerce/checkout/routes.ts";
import { customerRoutes } from "#commerce/customers/routes.ts";
import { orderRoutes } from "#commerce/orders/routes.ts";
import { proRoutes } from "#commerce/pro/routes.ts";
import { parseLocale } from "#commerce/regions/rules.ts";
import { shippingRoutes } from "#commerce/shipping/routes.ts";
import { type App, sendProblem } from "#platform/http.ts";
import type { AppParts } from "#server/app.ts";
import { describeApi } from "#server/docs.ts";
import { sessionDoor } from "#server/pages/visitor.ts";
import type { Csrf } from "#server/plugins/csrf.ts";
import { keepLocale } from "#server/plugins/locale-cookies.ts";
import { localePath } from "#shop/frame/shop.tsx";

const isMutation = (method: string) => method !== "GET" && method !== "HEAD" && method !== "OPTIONS";

/** Everything below /api: the token check first, then each room's door. */
export async function apiDoors(app: App, { services, catalogue }: AppParts, csrf: Csrf): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    if (!isMutation(request.method)) return;
    if (csrf.isValid(request.visit.sessionId, request.headers["csrf-token"])) return;
    const message = "The csrf-token header is missing or belongs to another session. Get one at GET /api/csrf.";
    return sendProblem(reply, 403, { code: "csrf", message });
  });

  await describeApi(app);

  app.get("/csrf", async (request, reply) => {
    const { sessionId } = request.visit.start();
    return reply.header("cache-control", "no-store").send({ token: csrf.tokenFor(sessionId) });
  });

  app.get("/session", async (request, reply) => {
    const { customerId, cartId } = await request.visit.session();
    const { db } = services;
    const [customer, pieces] = await Promise.all([
      customerId === null
        ? undefined
        : db
            .selectFrom("customers")
            .select(["first_name", "last_name"])
            .where("id", "=", customerId)
            .executeTakeFirst(),
      cartId === null
        ? undefined
        : db
            .selectFrom("cart_lines")
            .select(({ fn }) => fn.sum<number>("quantity").as("count"))
            .where("cart_id", "=", cartId)
            .executeTakeFirst(),
    ]);
    return reply.header("cache-control", "no-store").send({
      customer: customer ? { firstName: customer.first_name, lastName: customer.last_name } : null,
      cartId,
      cartCount: Number(pieces?.count ?? 0),
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

  catalogueRoutes(app, services, catalogue);
  shippingRoutes(app, services);
  cartRoutes(app, services);
  checkoutRoutes(app, services);
  orderRoutes(app, services);
  customerRoutes(app, services, sessionDoor(services));
  proRoutes(app, services);
}
