import type { GraphQLError } from "graphql";
import { createGraphQLError } from "graphql-yoga";
import type { Visit } from "#commerce/customers/accounts/visit.ts";
import { baseRegionOf, isPriceRegion, isProRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { ContentClient } from "#services/content/client.ts";
import { type ContentLocale, contentLocales } from "#services/content/schema.ts";

/** What every resolver receives: the visitor, the data sources, and the number of products this request has used. */
export type Caller = { db: Db; content: ContentClient; visit: Visit; spent: { products: number } };

export const maxProducts = 100;

export function spendProducts({ spent }: Caller, count: number): void {
  spent.products += count;
  if (spent.products > maxProducts) throw tooMuch(`One request answers ${maxProducts} products at most.`);
}

/**
 * The price region for a bcRegion argument. A pro region is given only to its own professionals; others get the region
 * below it (pro_ca → ca). When empty, the header x-bc-region or the visitor's location decides. Null where the shop
 * does not sell.
 */
export async function regionFor({ visit }: Caller, bcRegion: string): Promise<PriceRegion | null> {
  const asked = bcRegion.trim().toLowerCase();
  if (asked === "") return visit.region();
  if (!isPriceRegion(asked)) throw badInput("bcRegion", "must be us, ca or eu_region_1, or one of their pro regions.");
  return isProRegion(asked) && asked !== (await visit.proRegion()) ? baseRegionOf(asked) : asked;
}

/** "en-us", "de", "de-at", "DE" → the content locale; untranslated languages use the default one. */
export function contentLocaleFor(locale: string | null | undefined): ContentLocale {
  const asked = (locale ?? "").trim().toLowerCase();
  const [language] = asked.split(/[-_]/);
  return contentLocales.find((one) => one === asked || one === language) ?? contentLocales[0];
}

/** An invalid argument value; the message names the argument. */
export const badInput = (argument: string, message: string): GraphQLError =>
  createGraphQLError(`${argument} ${message}`, { extensions: { code: "BAD_USER_INPUT", argument } });

export const tooMuch = (message: string): GraphQLError =>
  createGraphQLError(message, { extensions: { code: "QUERY_TOO_COMPLEX" } });
