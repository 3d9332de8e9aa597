import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Visit } from "#commerce/customers/accounts/visit.ts";
import { findStanding, type Standing } from "#commerce/customers/groups/standing.ts";
import { sessionCookie, setSessionCookies } from "#commerce/customers/sign-in/session-cookies.ts";
import {
  findSession,
  hashSessionId,
  isSessionId,
  mayBeCustomers,
  newSessionId,
  noSession,
  type StoredSession,
} from "#commerce/customers/sign-in/sessions.ts";
import type { Discount } from "#commerce/shared/discounts/schema.ts";
import { isPriceRegion, isProRegion, priceRegionOf, resolveLocale } from "#commerce/shared/regions/rules.ts";
import { type Locale, type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Geo } from "#platform/geo.ts";

type Options = { db: Db; geo: Geo };

/** Gives every request its `visit`: the locale at once, session and region on demand. */
export const visitPlugin = fp<Options>(async (app, options) => {
  app.decorateRequest("visit", null as unknown as Visit);
  app.addHook("onRequest", (request, reply, done) => {
    request.visit = new RequestVisit(request, reply, options);
    done();
  });
});

/**
 * A class, because accessors defined on an object per request would give each object its own hidden class, which V8
 * keeps in its old generation together with the whole request until a full garbage collection.
 */
class RequestVisit implements Visit {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #db: Db;
  readonly #geo: Geo;
  #id: string | null;
  #hash: Buffer | null = null;
  #locale: Locale | null = null;
  #stored: Promise<StoredSession> | null = null;
  #standing: Promise<Standing | null> | null = null;

  constructor(request: FastifyRequest, reply: FastifyReply, { db, geo }: Options) {
    // Staff are not shoppers: a shopper's session gives no access below /office.
    const given = request.raw.url?.startsWith("/office") ? undefined : request.cookies[sessionCookie];
    this.#request = request;
    this.#reply = reply;
    this.#db = db;
    this.#geo = geo;
    this.#id = given && isSessionId(given) ? given : null;
  }

  get locale(): Locale {
    this.#locale ??= localeOfRequest(this.#request, this.#geo);
    return this.#locale;
  }

  get sessionId(): string | null {
    return this.#id;
  }

  get sessionHash(): Buffer | null {
    if (this.#id) this.#hash ??= hashSessionId(this.#id);
    return this.#hash;
  }

  session(): Promise<StoredSession> {
    const hash = this.sessionHash;
    this.#stored ??= hash ? findSession(this.#db, hash) : Promise.resolve(noSession);
    return this.#stored;
  }

  async customerId(): Promise<number | null> {
    return this.#id && mayBeCustomers(this.#id) ? (await this.session()).customerId : null;
  }

  async proRegion(): Promise<PriceRegion | null> {
    return (await this.#standingOf())?.proRegion ?? null;
  }

  async discountIn(region: PriceRegion | null): Promise<Discount | null> {
    return (await this.#standingOf())?.discountIn(region) ?? null;
  }

  async region(): Promise<PriceRegion | null> {
    return regionOf(this.#request.headers["x-bc-region"], this.locale, await this.proRegion());
  }

  start(): { sessionId: string; sessionHash: Buffer } {
    if (!this.#id) {
      this.#id = newSessionId();
      setSessionCookies(this.#reply, this.#id);
    }
    this.#hash ??= hashSessionId(this.#id);
    return { sessionId: this.#id, sessionHash: this.#hash };
  }

  #standingOf(): Promise<Standing | null> {
    this.#standing ??= this.customerId().then((id) => (id === null ? null : findStanding(this.#db, id)));
    return this.#standing;
  }
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

class UnknownRegion extends Error {
  readonly statusCode = 400;
  readonly code = "unknown-region";

  constructor() {
    super(`x-bc-region must be one of: ${priceRegions.join(", ")}.`);
  }
}

/**
 * The region from the header when the visitor may see it, else the visitor's own. A pro region is given only to its
 * professionals.
 */
function regionOf(header: string | string[] | undefined, locale: Locale, own: PriceRegion | null): PriceRegion | null {
  const asked = typeof header === "string" ? header.trim().toLowerCase() : "";
  if (asked !== "" && !isPriceRegion(asked)) throw new UnknownRegion();
  const isAllowed = isPriceRegion(asked) && (!isProRegion(asked) || asked === own);
  return isAllowed ? asked : priceRegionOf(locale, own);
}
