import type { FastifyReply, FastifyRequest } from "fastify";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { shoppingRegions } from "#commerce/shared/regions/schema.ts";
import type { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffAt } from "#commerce/staff/guard/guard.ts";
import { refuseMarket } from "#commerce/staff/guard/markets.ts";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { idIn } from "#platform/ids.ts";
import { findCard } from "./reads.ts";

/** A gift card counts wherever its currency does: staff of some markets have the cards of these markets' currencies. */

/** Null for staff of all markets. */
export const currenciesOf = (markets: Staff["markets"]): string[] | null =>
  markets === null ? null : [...new Set(markets.map(currencyOf))];

export const marketOfCurrency = (currency: string) => shoppingRegions.find((region) => currencyOf(region) === currency);

export const currenciesAt = (request: FastifyRequest) => currenciesOf(staffAt(request).markets);

/** For a route's `preHandler`: `cardsCurrency` returns the currency of the card that a request makes or changes. */
export const withinCurrencies =
  (cardsCurrency: (request: FastifyRequest) => string | undefined | Promise<string | undefined>) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const own = currenciesAt(request);
    const currency = own && (await cardsCurrency(request));
    if (!currency || own.includes(currency)) return;
    const market = marketOfCurrency(currency);
    return market && refuseMarket(reply, "gift-cards:write", market);
  };

/** The same for routes of one card. */
export const ofCardsCurrency = (db: Db) =>
  withinCurrencies(async ({ params }) => (await findCard(db, idIn((params as IdParams).id)))?.currency);
