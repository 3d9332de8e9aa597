import { type Faults, within } from "#commerce/catalog/shared/problems.ts";
import { findOwnFields, type Reference, unknownReferences } from "#commerce/shared/own-fields/reads.ts";
import { changesOf } from "#commerce/shared/own-fields/rules.ts";
import type { OwnField } from "#commerce/shared/own-fields/schema.ts";
import { type Changes, referencesIn, writeOwnValues } from "#commerce/shared/own-fields/writes.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { ProductBody, ProductChange } from "./schema.ts";
import type { StoredProduct } from "./stored.ts";

/** The changes of own fields of products and variants. */

export type OwnPlan = { product: Changes; variants: { sku: string; changes: Changes }[] };
type Fields = { product: OwnField[]; variant: OwnField[] };

const named = ({ own_fields: own, variants = [] }: ProductBody) =>
  own !== undefined || variants.some(({ own_fields: ofVariant }) => ofVariant !== undefined);

/** A plan for each change, in order; undefined for changes without own fields. Faults are added to `faults`. */
export async function planOwnValues(
  db: Db,
  changes: readonly ProductChange[],
  befores: readonly (StoredProduct | null)[],
  faults: Faults,
): Promise<OwnPlan[]> {
  if (!changes.some(({ body }) => named(body))) return [];
  const fields = { product: await findOwnFields(db, "product"), variant: await findOwnFields(db, "variant") };
  const references: Reference[] = [];
  const plans = changes.map(({ body, at }, place) =>
    planOf(body, befores[place] ?? null, at, fields, faults, references),
  );
  for (const [path, why] of Object.entries(await unknownReferences(db, references))) faults.wrong[path] ??= why;
  return plans;
}

function planOf(
  body: ProductBody,
  before: StoredProduct | null,
  at: string,
  fields: Fields,
  { wrong }: Faults,
  references: Reference[],
): OwnPlan {
  const read = (of: keyof Fields, stored: StoredProduct["ownFields"], given: Record<string, unknown>, path: string) => {
    const own = `${within(path, "own_fields")}.`;
    const changes = changesOf(fields[of], stored, given, (key, why) => {
      wrong[own + key] ??= why;
    });
    references.push(...referencesIn(fields[of], changes, own));
    return changes;
  };
  return {
    product: read("product", before?.ownFields ?? {}, body.own_fields ?? {}, at),
    variants: (body.variants ?? []).flatMap((variant, place) => {
      const prior = before?.variants.find(({ id, sku }) =>
        variant.id === undefined ? sku === variant.sku : id === variant.id,
      );
      const sku = variant.sku ?? prior?.sku;
      if (sku === undefined || variant.own_fields === undefined) return [];
      const changes = read("variant", prior?.ownFields ?? {}, variant.own_fields, within(at, `variants.${place}`));
      return { sku, changes };
    }),
  };
}

/** Called after products and variants are written. `ids`: the products' ids in the order of the plans. */
export async function writeOwnPlans(
  trx: Transaction,
  plans: readonly (OwnPlan | undefined)[],
  ids: readonly number[],
): Promise<void> {
  await writeOwnValues(
    trx,
    "product",
    plans.map((plan, place) => ({ id: ids[place] ?? 0, changes: plan?.product ?? {} })),
  );
  const ofVariants = plans.flatMap((plan) => plan?.variants ?? []);
  const variants = ofVariants.filter(({ changes }) => Object.keys(changes).length > 0);
  if (variants.length === 0) return;
  const skus = variants.map(({ sku }) => sku);
  const rows = await trx.selectFrom("variants").select(["id", "sku"]).where("sku", "in", skus).execute();
  const idOf = new Map(rows.map(({ id, sku }) => [sku, id]));
  await writeOwnValues(
    trx,
    "variant",
    variants.map(({ sku, changes }) => ({ id: idOf.get(sku) ?? 0, changes })),
  );
}
