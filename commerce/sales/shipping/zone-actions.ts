import { toDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { ShippingSettings } from "./schema.ts";
import { updateMethod, updateZone, type ZonePatch } from "./writes.ts";

/** Changes of zones and methods, merged with other people's changes since they were read. */

export type ZoneProblem = ConflictProblem | Problem<"invalid" | "not-found">;
type ChangeResult = Result<{ merged: string[] }, ZoneProblem>;

/** A zone's version also counts for its methods, as a product's does for its variants. */
type Row = { zoneId: number; version: number; type: "shipping-zone" | "shipping-method"; id: number };

/** The names of columns in answers. */
const fieldOf: Record<string, string> = { is_enabled: "enabled" };
const told = (columns: readonly string[]) => columns.map((column) => fieldOf[column] ?? column);

async function mergeInto<Patch extends Record<string, unknown>>(
  trx: Transaction,
  row: Row,
  sent: Patch,
  current: Record<string, unknown>,
  version: number | undefined,
  say: (column: string, value: unknown) => unknown,
): Promise<Result<{ mine: Patch; merged: string[] }, ZoneProblem>> {
  if (version === undefined || version === row.version) return ok({ mine: sent, merged: [] });
  if (version > row.version) return laterVersion();
  const since = await changesSince(trx, "shipping-zone", row.zoneId, version, row.version);
  const former = formerColumns(since, row.type, String(row.id));
  const { mine, merged, conflicts } = mergeFields(sent, since.isComplete ? { ...current, ...former } : null, current);
  if (conflicts.length === 0) return ok({ mine: mine as Patch, merged: told(merged) });
  const theirs = conflicts.map((column) => [fieldOf[column] ?? column, say(column, current[column])]);
  return conflictIn(told(conflicts), Object.fromEntries(theirs), row.version);
}

const missing = fail("not-found", "There is no such shipping zone or method.");

/**
 * Changes the fields in `patch`. `version`: the version read; when absent, the current one. Returns the fields that
 * others had changed.
 */
export const changeZone = (db: Db, id: number, patch: ZonePatch, version?: number): Promise<ChangeResult> =>
  db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const zone = await trx
      .selectFrom("shipping_zones")
      .select(["region", "version", "name", "countries", "is_enabled", "gift_wrap_price"])
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!zone) return missing;
    const { region, version: now, ...current } = zone;
    const currency = isPriceRegion(region) ? currencyOf(region) : "USD";
    const say = (column: string, value: unknown) =>
      column === "gift_wrap_price" && typeof value === "number" ? toDecimal(value, currency) : value;
    const row = { zoneId: id, version: now, type: "shipping-zone", id } as const;
    const reconciled = await mergeInto(trx, row, patch, current, version, say);
    if (!reconciled.ok) return reconciled;
    await updateZone(trx, id, reconciled.value.mine);
    return ok({ merged: reconciled.value.merged });
  });

export type MethodPatch = Partial<{
  code: string;
  name: string;
  display_names: DisplayNames;
  type: "freeshipping" | "total";
  is_enabled: boolean;
  days_from: number;
  days_to: number;
  settings: ShippingSettings;
}>;

/** The same for a method; `sayRanges` converts its settings to the API's form. */
export const changeMethod = (
  db: Db,
  id: number,
  patch: MethodPatch,
  version: number | undefined,
  sayRanges: (settings: ShippingSettings) => unknown,
): Promise<ChangeResult> =>
  db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const found = await trx
      .selectFrom("shipping_zones as z")
      .innerJoin("shipping_methods as m", "m.zone_id", "z.id")
      .select(["z.id as zoneId", "z.version"])
      .where("m.id", "=", id)
      .forUpdate("z")
      .executeTakeFirst();
    const current = await trx
      .selectFrom("shipping_methods")
      .select(["code", "name", "display_names", "type", "is_enabled", "days_from", "days_to", "settings"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!found || !current) return missing;
    const row = { ...found, type: "shipping-method", id } as const;
    const say = (column: string, value: unknown) =>
      column === "settings" ? sayRanges(value as ShippingSettings) : value;
    const reconciled = await mergeInto(trx, row, patch, current, version, say);
    if (!reconciled.ok) return reconciled;
    const mine = { ...current, ...reconciled.value.mine };
    if (mine.days_to < mine.days_from)
      return fail("invalid", "Check days_to.", { fields: { days_to: "is before days_from" } });
    await updateMethod(trx, id, mine);
    return ok({ merged: reconciled.value.merged });
  });
