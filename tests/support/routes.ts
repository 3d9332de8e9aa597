import { createHash, randomBytes } from "node:crypto";
import Fastify, { type FastifyError } from "fastify";
import type { Visit } from "#commerce/customers/accounts/visit.ts";
import { findStanding } from "#commerce/customers/groups/standing.ts";
import { hashSessionId } from "#commerce/customers/sign-in/sessions.ts";
import { reasonOf } from "#commerce/shared/reasons/rules.ts";
import { isPriceRegion, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/shared/regions/schema.ts";
import { runAsActors } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { lateSchemas } from "#server/plugins/late-schemas.ts";

/**
 * An app for tests of routes: a Fastify whose requests have a visit. `x-session` is the session id, `x-country` the
 * country, `x-bc-region` the region; the customer of a session is in the table.
 */
export async function openRoutes(db: Db, routes: (app: App) => void): Promise<App> {
  const app = Fastify({ schemaController: lateSchemas() }) as unknown as App;
  runAsActors(app);
  app.decorate("reasonOf", reasonOf);
  app.decorateRequest("visit", null as unknown as Visit);
  app.addHook("onRequest", async (request) => {
    const header = (name: string) => request.headers[name] as string | undefined;
    request.visit = visitOf(db, header("x-country") ?? "us", header("x-session"), header("x-bc-region"));
  });
  app.setErrorHandler((error: FastifyError, _, reply) => {
    const paths = error.validation?.map((one) => [one.instancePath.slice(1).replaceAll("/", "."), one.message ?? ""]);
    if (!paths) return sendProblem(reply, error.statusCode ?? 500, { code: "failed", message: error.message });
    return sendProblem(reply, 422, { code: "invalid", message: error.message, fields: Object.fromEntries(paths) });
  });
  app.register(async (scope) => routes(scope as unknown as App), { prefix: "/api" });
  await app.ready();
  return app;
}

function visitOf(db: Db, country: string, sessionId?: string, wanted?: string): Visit {
  const locale = localeOf(country, "en") as Locale;
  let id = sessionId ?? null;
  const region: PriceRegion | null = wanted && isPriceRegion(wanted) ? wanted : locale.shoppingRegion;
  return {
    locale,
    region: async () => region,
    proRegion: async () => null,
    async discountIn(where) {
      const customerId = await this.customerId();
      return customerId === null ? null : (await findStanding(db, customerId)).discountIn(where);
    },
    async customerId() {
      return (await this.session()).customerId;
    },
    sessionId: id,
    sessionHash: id ? hashSessionId(id) : null,
    async session() {
      if (!id) return { customerId: null, cartId: null };
      const row = await db
        .selectFrom("sessions")
        .selectAll()
        .where("id_hash", "=", hashSessionId(id))
        .executeTakeFirst();
      return { customerId: row?.customer_id ?? null, cartId: row?.cart_id ?? null };
    },
    start() {
      id ??= randomBytes(16).toString("hex");
      return { sessionId: id, sessionHash: hashSessionId(id) };
    },
  };
}

/** Adds a session of a customer (null: a guest). Returns its id. */
export async function plantSession(db: Db, customerId: number | null): Promise<string> {
  const id = createHash("sha1").update(randomBytes(16)).digest("hex");
  await db
    .insertInto("sessions")
    .values({ id_hash: hashSessionId(id), customer_id: customerId })
    .execute();
  return id;
}
