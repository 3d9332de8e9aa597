import { currencyOf } from "#commerce/shared/regions/rules.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Key } from "../i18n/languages.ts";
import type { Say } from "../i18n/text.tsx";

const keys: Record<string, Key> = { us: "marketUs", ca: "marketCa", eu_region_1: "marketEu" };

/** A price region in the member's language: "Canada, professionals". */
export function marketName(market: PriceRegion, say: Say): string {
  const isPro = market === "pro" || market.startsWith("pro_");
  const place = market === "pro" ? "us" : market.replace(/^pro_/, "");
  const key = keys[place];
  const name = key ? say(key) : place;
  return isPro ? say("marketPro", { market: name }) : name;
}

export { currencyOf, priceRegions };
