import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { ok, type Problem, type Result } from "#platform/result.ts";
import type { StorePatch } from "./rest.ts";
import { storeFields } from "./rest.ts";
import type { Store } from "./schema.ts";

type Patch = Omit<StorePatch, "version">;

/**
 * Returns what remains of a patch made from an older version, when the changes by others since then are kept. Call it
 * inside the transaction that has locked the store.
 */
export async function reconcileStore(
  trx: Transaction,
  store: Store,
  sent: Patch,
  seen = store.version,
): Promise<Result<{ mine: Patch; merged: string[] }, ConflictProblem | Problem<"invalid">>> {
  if (seen > store.version) return laterVersion();
  if (seen === store.version) return ok({ mine: sent, merged: [] });
  const since = await changesSince(trx, "store", store.id, seen, store.version);
  const current = storeFields(store);
  // Columns have the same names as the API's fields.
  const base = since.isComplete ? { ...current, ...formerColumns(since, "store") } : null;
  const { mine, merged, conflicts } = mergeFields(sent, base, current);
  if (conflicts.length === 0) return ok({ mine, merged });
  return conflictIn(conflicts, Object.fromEntries(conflicts.map((name) => [name, current[name]])), store.version);
}
