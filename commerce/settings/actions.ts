import type { Config } from "#commerce/settings/environment.ts";
import { shoppingRegionOf } from "#commerce/shared/regions/rules.ts";
import { type PriceRegion, priceRegions } from "#commerce/shared/regions/schema.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import { recordChange } from "#database/changes/record.ts";
import { settingsTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findAssets } from "#services/media/reads.ts";
import { environmentOf } from "./live.ts";
import { columns, findSettings, lockSettings } from "./reads.ts";
import { settingsFaults } from "./rules.ts";
import type { OwnTaxRate, SettingsBody, SettingsView, ShopSettings } from "./schema.ts";
import { updateSettings } from "./writes.ts";

export type SettingsProblem = ConflictProblem | Problem<"invalid">;

/** Returns the stored settings, and the environment variables that replace some of them. */
export const viewSettings = async (db: Db, config: Config): Promise<SettingsView> => ({
  ...(await findSettings(db)),
  environment: environmentOf(config),
});

/**
 * Changes the fields of `body`, merged with what others changed since the version that it names. Fields set by the
 * environment cannot be changed here. Returns the fields that others had changed meanwhile. `alias` is that of the
 * media library.
 */
export async function changeSettings(
  db: Db,
  config: Config,
  { version, ...sent }: SettingsBody,
  alias?: string,
): Promise<Result<{ merged: string[] }, SettingsProblem>> {
  const faults = { ...settingsFaults(sent), ...(await missingPictures(db, config, sent, alias)) };
  for (const { variable, fields } of environmentOf(config))
    for (const field of fields) if (field in sent) faults[field] = `is set by ${variable} in the shop's environment`;
  if (Object.keys(faults).length > 0)
    return fail("invalid", `Nothing was changed. Check ${Object.keys(faults).join(", ")}.`, { fields: faults });
  return db.transaction().execute(async (trx): Promise<Result<{ merged: string[] }, SettingsProblem>> => {
    const current = await lockSettings(trx);
    const reconciled = await reconcile(trx, sent, version, current);
    if (!reconciled.ok) return reconciled;
    const { mine, merged } = reconciled.value;
    if (Object.keys(mine).length > 0) {
      await updateSettings(trx, mine);
      await recordChange(trx, [settingsTag]);
    }
    return ok({ merged });
  });
}

/** The price regions that a change is in: those of the countries whose taxes it changes, and all when it is of the shop. */
export async function marketsOf(
  db: Db,
  { version: _, taxRates, ...others }: SettingsBody,
): Promise<readonly PriceRegion[]> {
  if (taxRates === undefined || Object.keys(others).length > 0) return priceRegions;
  const stored = (await findSettings(db)).taxRates;
  const ratesIn = (rates: readonly OwnTaxRate[], country: string) =>
    JSON.stringify(
      rates
        .filter((rate) => rate.country === country)
        .map(({ state, label, percent }) => [state, label, percent])
        .sort(),
    );
  const countries = new Set([...stored, ...taxRates].map(({ country }) => country));
  const changed = [...countries].filter((country) => ratesIn(stored, country) !== ratesIn(taxRates, country));
  const regions = changed.map(shoppingRegionOf);
  return regions.includes(null) ? priceRegions : regions.flatMap((region) => region ?? []);
}

type SettingsFields = Omit<SettingsBody, "version">;

/** Returns which of the named pictures do not exist. A media library on another server cannot be checked. */
async function missingPictures(db: Db, { MEDIA_URL }: Config, sent: SettingsFields, alias: string | undefined) {
  const named = (["logo", "logoDark", "icon"] as const).filter((field) => sent[field]);
  if (named.length === 0 || !alias || MEDIA_URL) return {};
  const keys = named.map((field) => ({ alias, kind: "image" as const, id: sent[field] ?? "" }));
  const known = new Set((await findAssets(db, keys)).map(({ id }) => id));
  const missing = named.filter((field) => !known.has(sent[field] ?? ""));
  return Object.fromEntries(missing.map((field) => [field, "is no picture of the library"]));
}

async function reconcile(
  trx: Transaction,
  sent: SettingsFields,
  version: number | undefined,
  { version: now, ...current }: ShopSettings,
): Promise<Result<{ mine: SettingsFields; merged: string[] }, SettingsProblem>> {
  if (version === undefined || version === now) return ok({ mine: sent, merged: [] });
  if (version > now) return laterVersion();
  const since = await changesSince(trx, "settings", 1, version, now);
  const former = formerColumns(since, "settings");
  const before = Object.entries(columns).flatMap(([field, column]) =>
    column in former ? [[field, former[column]]] : [],
  );
  const base = since.isComplete ? { ...current, ...Object.fromEntries(before) } : null;
  const { mine, merged, conflicts } = mergeFields(sent, base, current);
  if (conflicts.length > 0) {
    const told = conflicts.map((field) => [field, current[field as keyof typeof current]]);
    return conflictIn(conflicts, Object.fromEntries(told), now);
  }
  return ok({ mine: mine as SettingsFields, merged });
}
