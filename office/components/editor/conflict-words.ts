import type { Key } from "../../i18n/languages.ts";
import type { useFormats } from "../../i18n/text.tsx";
import { columnWord } from "../changes/names.ts";
import { wordOfValue } from "../changes/words.ts";
import { type PathTools, partOf } from "./paths.ts";
import { fieldOf } from "./rules.ts";

/** Words for both sides of a conflict. Pure. */

type Tools = PathTools & { formats: ReturnType<typeof useFormats> };

/** Names of the API that differ from those of the columns. */
const apiWords: Readonly<Partial<Record<string, Key>>> = {
  prices: "price",
  inventory_warning_level: "lowFrom",
  bin_picking_number: "shelfPlace",
  option_values: "options",
  seo_title: "seoTitle",
  seo_description: "seoText",
  features: "features",
};

/** "variants.50001.prices.us" → "Variants: Glacier / 156, Price, United States". */
export function conflictName(path: string, tools: PathTools): string {
  const [field = path, ...parts] = path.split(".");
  const named = parts.map((part) => {
    const key = field === "own_fields" ? undefined : (apiWords[part] ?? columnWord("", part));
    return key ? tools.say(key) : partOf(field, part, tools);
  });
  return [tools.nameOf(field), named.join(", ")].filter(Boolean).join(": ");
}

/** A value over several lines. Prices are written with their currency. */
export function conflictValue(value: unknown, path: string, tools: Tools): string {
  if (isPrice(value)) return linesOfPrice(value, tools).join("\n");
  if (isCosts(value)) return value.range.map((range) => lineOfCost(range, tools)).join("\n");
  return wordOfValue({ type: "", recordId: "" }, path.split(".").at(-1) ?? fieldOf(path), value, tools);
}

type Price = {
  currency: string;
  price: number;
  retail_price?: number;
  sale_price?: number;
  sale_from?: string;
  sale_until?: string;
};
const isPrice = (value: unknown): value is Price =>
  typeof value === "object" && value !== null && "currency" in value && "price" in value;

function linesOfPrice(price: Price, { say, formats }: Tools): string[] {
  const { currency, retail_price: retail, sale_price: sale, sale_from: from, sale_until: until } = price;
  return [
    formats.money(price.price, currency),
    ...(retail ? [`${say("retailPrice")}: ${formats.money(retail, currency)}`] : []),
    ...(sale ? [`${say("salePrice")}: ${formats.money(sale, currency)}`] : []),
    ...(from ? [`${say("saleFrom")}: ${formats.moment(from)}`] : []),
    ...(until ? [`${say("saleUntil")}: ${formats.moment(until)}`] : []),
  ];
}

type Cost = { lower_limit: number; upper_limit: number | null; shipping_cost: number };
const isCosts = (value: unknown): value is { range: Cost[] } =>
  typeof value === "object" && value !== null && "range" in value && Array.isArray(value.range);

/** "From 0 – Below 100 – Costs 5": what delivery costs by an order's amount. */
const lineOfCost = ({ lower_limit: from, upper_limit: to, shipping_cost: cost }: Cost, { say }: Tools): string =>
  [
    `${say("rangeFrom")} ${from}`,
    ...(to === null ? [] : [`${say("rangeTo")} ${to}`]),
    `${say("rangeCost")} ${cost}`,
  ].join(" – ");
