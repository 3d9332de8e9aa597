import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Say, useFormats } from "../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../runtime/markets.ts";
import { columnWords, recordWords, valueWords } from "./change-names.ts";
import { shown } from "./editor/rules.ts";

const amounts = new Set(["price", "retail_price", "sale_price"]);
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export const wordOfField = (name: string, say: Say): string => {
  const key = columnWords[name];
  return key ? say(key) : name;
};

export const wordOfKind = (type: string, say: Say): string => {
  const key = recordWords[type];
  return key ? say(key) : type;
};

/** What a record is called: "Price (United States)". */
export function wordOfRecord(type: string, recordId: string, say: Say): string {
  const key = recordWords[type];
  const region = regionOf(type, recordId);
  const word = key ? say(key) : `${type} ${recordId}`;
  return region ? `${word} (${marketName(region, say)})` : word;
}

/** A value as people read it: states in words, amounts in the list's currency, moments here, everything else as it is. */
export function wordOfValue(
  { type, recordId }: { type: string; recordId: string },
  name: string,
  value: unknown,
  formats: ReturnType<typeof useFormats>,
  say: Say,
): string {
  const key = typeof value === "string" ? valueWords[type]?.[name]?.[value] : undefined;
  if (key) return say(key);
  const region = amounts.has(name) ? regionOf(type, recordId) : null;
  if (region && typeof value === "number") {
    const currency = currencyOf(region);
    return formats.money(toDecimal(value, currency), currency);
  }
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) return shown(value.join(", "));
  return typeof value === "string" && moment.test(value) ? formats.moment(value) : shown(value);
}

/** The price list that the record of a price belongs to. */
function regionOf(type: string, recordId: string): PriceRegion | null {
  if (type !== "price") return null;
  return priceRegions.find((region) => recordId.split("/").includes(region)) ?? null;
}
