import type { Config } from "#commerce/settings/environment.ts";
import { baseRegionOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { ConfigError } from "#platform/config.ts";

/** The addresses of the store, and which of its channels sells in which of our regions. */
export type BigCommerceSettings = {
  /** The base address of /v2 and /v3: https://api.bigcommerce.com/stores/{hash}. */
  base: string;
  token: string;
  channels: Partial<Record<PriceRegion, number>>;
  /**
   * Credentials of an app with the scope "customers login". Without them customers cannot be signed in at the store's
   * own storefront.
   */
  client: { id: string; secret: string } | null;
  storeHash: string;
  /** The base address for payments: https://payments.bigcommerce.com/stores/{hash}. */
  payments: string;
  /** The store's method that takes cards: "stripe.card". Null for the first that does. */
  paymentMethod: string | null;
};

type BigCommerceConfig = Pick<
  Config,
  | "BIGCOMMERCE_API_HOST"
  | "BIGCOMMERCE_STORE_HASH"
  | "BIGCOMMERCE_TOKEN"
  | "BIGCOMMERCE_CHANNELS"
  | "BIGCOMMERCE_CLIENT_ID"
  | "BIGCOMMERCE_CLIENT_SECRET"
  | "BIGCOMMERCE_PAYMENTS_HOST"
  | "BIGCOMMERCE_PAYMENT_METHOD"
>;

/** Throws a ConfigError that names what is wrong with BIGCOMMERCE_CHANNELS. readConfig checks the rest. */
export function readSettings(config: BigCommerceConfig): BigCommerceSettings {
  const channels: BigCommerceSettings["channels"] = {};
  for (const pair of config.BIGCOMMERCE_CHANNELS.split(",")) {
    const [region = "", channel] = pair.trim().split("=");
    if (!isPriceRegion(region))
      throw new ConfigError(
        `BIGCOMMERCE_CHANNELS names "${region}", which is no region of the shop. See .env.example.`,
      );
    if (channels[region] !== undefined) throw new ConfigError(`BIGCOMMERCE_CHANNELS names ${region} twice.`);
    channels[region] = Number(channel);
  }
  const { BIGCOMMERCE_CLIENT_ID: id, BIGCOMMERCE_CLIENT_SECRET: secret } = config;
  return {
    base: `${config.BIGCOMMERCE_API_HOST}/stores/${config.BIGCOMMERCE_STORE_HASH}`,
    token: config.BIGCOMMERCE_TOKEN,
    channels,
    client: id && secret ? { id, secret } : null,
    storeHash: config.BIGCOMMERCE_STORE_HASH,
    payments: `${config.BIGCOMMERCE_PAYMENTS_HOST}/stores/${config.BIGCOMMERCE_STORE_HASH}`,
    paymentMethod: config.BIGCOMMERCE_PAYMENT_METHOD || null,
  };
}

/**
 * Returns the channel that sells in a region. For professionals without a channel of their own it is that of their
 * country. Null where no channel sells.
 */
export const channelOf = ({ channels }: BigCommerceSettings, region: PriceRegion): number | null =>
  channels[region] ?? channels[baseRegionOf(region)] ?? null;

/** Returns the region in which a channel sells; with several, the one named first. */
export function regionOfChannel({ channels }: BigCommerceSettings, channel: number): PriceRegion | null {
  const found = Object.entries(channels).find(([, number]) => number === channel);
  return found && isPriceRegion(found[0]) ? found[0] : null;
}
