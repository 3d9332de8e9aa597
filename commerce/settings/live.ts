import type { Config } from "#commerce/settings/environment.ts";
import type { BrandLook } from "#commerce/settings/schema.ts";
import { setMarkets } from "#commerce/shared/regions/markets.ts";
import { settingsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { everything, type Tag } from "#platform/cache/tag.ts";
import { coalesce } from "#platform/coalesce.ts";
import type { Logger } from "#platform/log.ts";
import { findSettings } from "./reads.ts";
import { sellerLines, senderOf, type Variable, variables } from "./rules.ts";
import type { FromEnvironment, OwnTaxRate, ShopSettings } from "./schema.ts";

/**
 * The settings as this process holds them. A property of `config` returns the environment's value, otherwise the
 * office's, otherwise that of demo mode. It is evaluated on each read, so values must not be copied at start.
 */
export type LiveSettings<C extends Config> = {
  config: C;
  values(): ShopSettings;
  /** The merchant's tax rates, by country and state: "us CA", "de". */
  taxRates(): OwnRates;
  /** Reads the settings again. Returns whether they had changed. */
  reload(): Promise<boolean>;
};

export type OwnRates = ReadonlyMap<string, readonly OwnTaxRate[]>;

const names = Object.keys(variables) as Variable[];
/** The environment's own values, by the live configuration made from them. */
const originals = new WeakMap<object, Config>();

/** Returns the variables that the environment sets, with the fields that they replace. */
export function environmentOf(config: Config): FromEnvironment[] {
  const original = originals.get(config) ?? config;
  return names
    .filter((name) => original.given.includes(name))
    .map((variable) => ({ variable, value: original[variable], fields: variables[variable].fields }));
}

/** Opens the settings of a process. `given` is its configuration from the environment. */
export async function openSettings<C extends Config>(db: Db, given: C): Promise<LiveSettings<C>> {
  let values = await findSettings(db);
  let rates = ratesByPlace(values);
  setMarkets(values.markets);
  const config = { ...given };
  for (const name of names) {
    if (given.given.includes(name)) continue;
    const read = () =>
      variables[name].read(values) || given[name] || (name === "MAIL_FROM" ? sender(values, given) : "");
    Object.defineProperty(config, name, { enumerable: true, get: read });
  }
  const isSellerGiven = given.given.includes("INVOICE_SELLER");
  const look = () => lookIn(values, isSellerGiven ? given.INVOICE_SELLER : sellerLines(values).join("|"));
  Object.defineProperty(config, "look", { enumerable: true, get: look });
  originals.set(config, given);
  return {
    config,
    values: () => values,
    taxRates: () => rates,
    async reload() {
      const now = await findSettings(db);
      if (now.version === values.version) return false;
      values = now;
      rates = ratesByPlace(values);
      setMarkets(values.markets);
      return true;
    },
  };
}

/** The default sender, so that emails are sent before one is set: a new owner may have forgotten the password. */
function sender({ name }: ShopSettings, { PUBLIC_URL }: Config): string {
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : "localhost";
  return senderOf(name, `noreply@${host}`);
}

const lookIn = ({ logo, logoDark, icon, accent }: ShopSettings, seller: string): BrandLook => ({
  logo,
  logoDark,
  icon,
  accent,
  emailFooter: seller.split("|").filter(Boolean),
});

const ratesByPlace = ({ taxRates }: ShopSettings): OwnRates =>
  Map.groupBy(taxRates, ({ country, state }) => `${country} ${state}`.trim());

type Changes = { subscribe(hear: (tags: readonly Tag[]) => void): void; tell(tags: readonly Tag[]): void };

/**
 * Follows changes made by any process. Pages and answers may show any setting, so this process drops its caches of
 * them, but only after it has read the new settings. Otherwise pages made meanwhile from the old settings would stay in
 * the cache.
 */
export function followSettings(settings: Pick<LiveSettings<Config>, "reload">, changes: Changes, log: Logger): void {
  const reading = coalesce(async () => {
    try {
      if (await settings.reload()) changes.tell([everything]);
    } catch (error) {
      log.error({ err: error }, "the settings could not be read; tried again");
      setTimeout(reading.wake, 1000).unref();
    }
  });
  changes.subscribe((tags) => {
    if (tags.includes(settingsTag) || tags.includes(everything)) reading.wake();
  });
}
