import { baseRegionOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { type Config, ConfigError } from "#platform/config.ts";

/** Where the store is and which of its channels sells in which of our regions. */
export type BigCommerceSettings = {
  /** Below which /v2 and /v3 lie: https://api.bigcommerce.com/stores/{hash}. */
  base: string;
  token: string;
  channels: Partial<Record<PriceRegion, number>>;
  /** Of an app with the scope "customers login"; without it there is no sign-in at the store's own storefront. */
  client: { id: string; secret: string } | null;
  storeHash: string;
  /** Below which the store takes payments: https://payments.bigcommerce.com/stores/{hash}. */
  payments: string;
  /** "stripe.card": which of the store's methods takes cards; null: the first that does. */
  paymentMethod: string | null;
};

type Given = Pick<
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

/** Throws a ConfigError that names what is wrong with BIGCOMMERCE_CHANNELS; the rest is checked by readConfig. */
export function readSettings(config: Given): BigCommerceSettings {
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

/** The channel that sells in a region: its own, or for professionals without one that of their country; null where none does. */
export const channelOf = ({ channels }: BigCommerceSettings, region: PriceRegion): number | null =>
  channels[region] ?? channels[baseRegionOf(region)] ?? null;

/** The region that a channel sells in; of several the first named. */
export function regionOfChannel({ channels }: BigCommerceSettings, channel: number): PriceRegion | null {
  const found = Object.entries(channels).find(([, number]) => number === channel);
  return found && isPriceRegion(found[0]) ? found[0] : null;
}
