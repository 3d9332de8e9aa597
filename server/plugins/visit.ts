import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import {
  findSession,
  hashSessionId,
  isSessionId,
  mayBeCustomers,
  newSessionId,
  noSession,
  type StoredSession,
} from "#commerce/customers/sessions.ts";
import type { Visit } from "#commerce/customers/visit.ts";
import { findStanding, type Standing } from "#commerce/pricing/reads.ts";
import { isPriceRegion, isProRegion, priceRegionOf, resolveLocale } from "#commerce/regions/rules.ts";
import type { Locale, PriceRegion } from "#commerce/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Geo } from "#platform/geo.ts";

export const sessionCookie = "firn_session";
const month = 30 * 24 * 60 * 60;

type Options = { db: Db; geo: Geo };

/** Gives every request its `visit`: locale at once, session and region when asked for. */
export const visitPlugin = fp<Options>(async (app, { db, geo }) => {
  app.decorateRequest("visit", null as unknown as Visit);
  app.addHook("onRequest", (request, reply, done) => {
    request.visit = makeVisit(request, reply, db, geo);
    done();
  });
});

function makeVisit(request: FastifyRequest, reply: FastifyReply, db: Db, geo: Geo): Visit {
  const given = request.cookies[sessionCookie];
  let id = given && isSessionId(given) ? given : null;
  let hash: Buffer | null = null;
  let locale: Locale | null = null;
  let stored: Promise<StoredSession> | null = null;
  let standing: Promise<Standing | null> | null = null;

  const visit: Visit = {
    get locale() {
      locale ??= localeOfRequest(request, geo);
      return locale;
    },
    get sessionId() {
      return id;
    },
    get sessionHash() {
      if (id) hash ??= hashSessionId(id);
      return hash;
    },
    session() {
      stored ??= visit.sessionHash ? findSession(db, visit.sessionHash) : Promise.resolve(noSession);
      return stored;
    },
    async customerId() {
      return id && mayBeCustomers(id) ? (await visit.session()).customerId : null;
    },
    async proRegion() {
      return (await standingOf())?.proRegion ?? null;
    },
    async discountIn(region) {
      return (await standingOf())?.discountIn(region) ?? null;
    },
    async region() {
      return regionOf(request.headers["x-bc-region"], visit.locale, await visit.proRegion());
    },
    start() {
      if (!id) {
        id = newSessionId();
        setSessionCookies(reply, id);
      }
      hash ??= hashSessionId(id);
      return { sessionId: id, sessionHash: hash };
    },
  };
  const standingOf = () => {
    standing ??= visit.customerId().then((customerId) => (customerId === null ? null : findStanding(db, customerId)));
    return standing;
  };
  return visit;
}

/** The session cookie, and beside it a mark that scripts can read: this browser has a session worth asking for. */
export function setSessionCookies(reply: FastifyReply, id: string): void {
  const shared = { path: "/", sameSite: "lax", maxAge: month, secure: reply.request.protocol === "https" } as const;
  reply.setCookie(sessionCookie, id, { ...shared, httpOnly: true });
  reply.setCookie("known", "1", shared);
}

function localeOfRequest(request: FastifyRequest, geo: Geo): Locale {
  const { country, language } = request.cookies;
  return resolveLocale({
    countryCookie: country,
    languageCookie: language,
    geoCountry: country ? null : geo.countryOf(request.ip),
    acceptLanguage: request.headers["accept-language"],
  });
}

/** The header's region where the visitor may see it, else their own; a pro region is given to its professionals only. */
function regionOf(header: string | string[] | undefined, locale: Locale, own: PriceRegion | null): PriceRegion | null {
  const asked = typeof header === "string" ? header.toLowerCase() : "";
  const isAllowed = isPriceRegion(asked) && (!isProRegion(asked) || asked === own);
  return isAllowed ? asked : priceRegionOf(locale, own);
}
