import { minorOf } from "#commerce/integrations/bigcommerce/amounts.ts";
import type { ReadCached } from "#commerce/integrations/bigcommerce/cached-reads.ts";
import type { BigCommerceHttp } from "#commerce/integrations/bigcommerce/http.ts";
import { type BigCommerceSettings, channelOf } from "#commerce/integrations/bigcommerce/settings.ts";
import { currencyOf } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { BcPriceRecord, BcProduct, BcVariant, Page } from "./shapes.ts";

/** The price of a variant in a region, in minor units of its currency. */
export type Price = { price: number; retailPrice?: number };
export type PriceBook = (product: BcProduct, variant: BcVariant) => Price | null;

/** The number of ids per call. More would make the address too long for some servers. */
const idsPerCall = 200;

type AdapterServices = { http: BigCommerceHttp; readCached: ReadCached; settings: BigCommerceSettings };

/**
 * Reads the prices of variants in a region. The price is the record of the price list assigned to the region's channel,
 * in the region's currency. Without a record it is the catalogue's own price, if the store's currency is the region's.
 * Otherwise there is none, and the region does not sell the variant. Prices are never converted from another currency.
 */
export async function readPrices(
  parts: AdapterServices,
  region: PriceRegion,
  variantIds: readonly number[],
): Promise<PriceBook> {
  const currency = currencyOf(region);
  const [list, ownCurrency] = await Promise.all([priceListOf(parts, region), storeCurrency(parts)]);
  const records =
    list === null ? new Map<number, BcPriceRecord>() : await readRecords(parts, list, currency, variantIds);
  return (product, variant) => {
    const record = records.get(variant.id);
    if (record) return priceOf(record.calculated_price, record.price, record.retail_price, currency);
    if (ownCurrency !== currency) return null;
    const before = variant.retail_price ?? product.retail_price;
    return priceOf(variant.calculated_price, variant.price ?? product.price, before, currency);
  };
}

/**
 * `calculated` is the price paid. The higher of list and retail price is the former price, when it is higher than that.
 */
function priceOf(
  calculated: BcPriceRecord["price"],
  list: BcPriceRecord["price"],
  retail: BcPriceRecord["price"],
  currency: string,
): Price | null {
  const listed = minorOf(list, currency);
  const price = minorOf(calculated, currency) ?? listed;
  if (price === null) return null;
  const before = Math.max(listed ?? 0, minorOf(retail, currency) ?? 0);
  return before > price ? { price, retailPrice: before } : { price };
}

async function readRecords({ http }: AdapterServices, list: number, currency: string, variantIds: readonly number[]) {
  const chunks = Array.from({ length: Math.ceil(variantIds.length / idsPerCall) }, (_, at) =>
    variantIds.slice(at * idsPerCall, (at + 1) * idsPerCall),
  );
  const pages = await Promise.all(
    chunks.map((ids) =>
      http.read<Page<BcPriceRecord>>(`/v3/pricelists/${list}/records`, {
        "variant_id:in": ids.join(","),
        currency: currency.toLowerCase(),
        limit: idsPerCall,
      }),
    ),
  );
  const own = pages.flatMap((page) => page?.data ?? []).filter((record) => record.currency.toUpperCase() === currency);
  return new Map(own.map((record) => [record.variant_id, record]));
}

type Assignment = { price_list_id: number; channel_id: number | null; customer_group_id: number | null };

/**
 * Returns the price list for all customers of the region's channel. The store itself applies lists of customer groups.
 */
async function priceListOf(
  { http, readCached, settings }: AdapterServices,
  region: PriceRegion,
): Promise<number | null> {
  const channel = channelOf(settings, region);
  if (channel === null) return null;
  const { data } = await readCached(`assignments ${channel}`, 300, async () => ({
    data:
      (await http.read<Page<Assignment>>("/v3/pricelists/assignments", { "channel_id:in": channel, limit: 250 }))
        ?.data ?? [],
  }));
  return data.find((one) => one.channel_id === channel && !one.customer_group_id)?.price_list_id ?? null;
}

/** Returns the ISO 4217 code of the prices in the catalogue itself. */
export async function storeCurrency({
  http,
  readCached,
}: Pick<AdapterServices, "http" | "readCached">): Promise<string> {
  const store = await readCached("store", 600, async () => (await http.read<{ currency?: string }>("/v2/store")) ?? {});
  return store.currency ?? "";
}
