import { languages } from "#commerce/shared/regions/schema.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Transaction } from "#database/tables.ts";
import { type Failure, ok, type Problem, type Result } from "#platform/result.ts";
import type { Changes } from "#services/media/actions.ts";
import type { AltTexts, Asset, PointOfInterest } from "#services/media/schema.ts";

/** Merges changed texts of a picture or document with other people's changes since. */

type AssetTexts = Pick<Changes, "title" | "alt" | "pointOfInterest">;
type Values = {
  title?: string | undefined;
  alt?: AltTexts | undefined;
  pointOfInterest?: PointOfInterest | null | undefined;
};
export type Reconciled = { mine: AssetTexts; merged: string[] };

/** Each language is a separate field ("alt.de"). */
const altPrefix = "alt.";

const fieldsOf = ({ title, alt, pointOfInterest }: Values, named: readonly string[]): Record<string, unknown> => ({
  ...(title !== undefined && { title }),
  ...(pointOfInterest !== undefined && { pointOfInterest }),
  ...Object.fromEntries(named.map((language) => [altPrefix + language, alt?.[language as keyof AltTexts] ?? ""])),
});

function saidIn(fields: Record<string, unknown>): AssetTexts {
  const { title, pointOfInterest, ...texts } = fields;
  const alt = Object.entries(texts).map(([name, text]) => [name.slice(altPrefix.length), text]);
  return {
    ...(title !== undefined && { title: title as string }),
    ...(pointOfInterest !== undefined && { pointOfInterest: pointOfInterest as PointOfInterest | null }),
    ...(alt.length > 0 && { alt: Object.fromEntries(alt) as AltTexts }),
  };
}

/**
 * Reduces changes based on an older version: later changes of other fields by others are kept and named in `merged`.
 * Runs inside the transaction that has locked the asset. Without a version all changes apply.
 */
export async function reconcileAsset(
  trx: Transaction,
  asset: Asset,
  said: AssetTexts,
  version: number | undefined,
): Promise<Result<Reconciled, ConflictProblem | Problem<"invalid">>> {
  const { alias, kind, id } = asset;
  const row = trx.selectFrom("media_assets").select("revision").where("alias", "=", alias);
  const { revision } = await row.where("kind", "=", kind).where("id", "=", id).executeTakeFirstOrThrow();
  if (version === undefined || version === revision) return ok({ mine: said, merged: [] });
  if (version > revision) return laterVersion() as Failure<Problem<"invalid">>;
  const since = await changesSince(trx, "media", `${alias}/${kind}/${id}`, version, revision);
  const { point_of_interest: point, ...former } = formerColumns(since, "media") as Values & {
    point_of_interest?: PointOfInterest | null;
  };
  const current = fieldsOf(asset, languages);
  const before = { ...asset, ...former, ...(point !== undefined && { pointOfInterest: point }) };
  const sent = fieldsOf(said, Object.keys(said.alt ?? {}));
  const { mine, merged, conflicts } = mergeFields(sent, since.isComplete ? fieldsOf(before, languages) : null, current);
  if (conflicts.length === 0) return ok({ mine: saidIn(mine), merged });
  const told = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, current[name]]));
  return conflictIn(conflicts, told(conflicts), revision, told(merged));
}
