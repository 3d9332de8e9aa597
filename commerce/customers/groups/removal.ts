import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { changesSince } from "#commerce/staff/versions/reads.ts";
import { conflictIn, laterVersion } from "#commerce/staff/versions/rules.ts";
import { recordChange } from "#database/changes/record.ts";
import { promotionsTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok } from "#platform/result.ts";
import { type GroupResult, groupNotFound, invalid, lockGroups, neededBy } from "./actions.ts";

/** Where a group is used, and its removal. */

/** At most this many members are counted. */
const mostCounted = 10_000;

export const GroupUse = Type.Object({
  customers: Type.Object({ total: Type.Integer(), isExact: Type.Boolean() }),
  /** Promotions limited to this group, or to several groups including it; also deleted ones in the bin. */
  promotions: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** Whether its members may pay by invoice. */
  invoiceTerms: Type.Boolean(),
  /** Whether free deliveries are hidden from its members. */
  hidesFreeDelivery: Type.Boolean(),
  /** Set when this is the required group without a region, so that it cannot be removed. */
  needed: orNull(literals(["is_default", "is_group_for_guests"] as const)),
});
export type GroupUse = Static<typeof GroupUse>;

type Row = Omit<GroupUse, "customers" | "needed"> & { total: number };

/** Null when there is no such group. */
export async function findGroupUse(db: Db, id: number): Promise<GroupUse | null> {
  const { rows } = await sql<Row & { isOnlyDefault: boolean; isOnlyForGuests: boolean }>`
    select (select count(*)::integer from (
        select from customers c where c.customer_group_id = g.id limit ${mostCounted + 1}) as counted) as total,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.id), '[]')
        from promotions p where g.id = any (p.group_ids)) as promotions,
      exists (select from invoice_terms t where t.customer_group_id = g.id) as "invoiceTerms",
      exists (select from shipping_settings s where g.id = any (s.hide_free_shipping_groups)) as "hidesFreeDelivery",
      g.region is null and g.is_default as "isOnlyDefault", g.region is null and g.is_group_for_guests as "isOnlyForGuests"
    from customer_groups g where g.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { total, isOnlyDefault, isOnlyForGuests, ...use } = row;
  const needed = isOnlyDefault ? "is_default" : isOnlyForGuests ? "is_group_for_guests" : null;
  return { ...use, customers: { total: Math.min(total, mostCounted), isExact: total <= mostCounted }, needed };
}

type Removal = {
  /**
   * The group that takes over the members, promotions, terms and settings. When absent, the members are left without a
   * group.
   */
  moveTo?: number | undefined;
  /** The version that the caller has seen. A group that was changed since is not removed. */
  seen?: number | undefined;
};

/**
 * Removes a group. Without a replacement, a group named by promotions or the shipping settings is not removed, because
 * those would then apply to everybody.
 */
export async function removeGroup(db: Db, id: number, { moveTo, seen }: Removal = {}): Promise<GroupResult<void>> {
  return db.transaction().execute(async (trx): Promise<GroupResult<void>> => {
    const groups = await lockGroups(trx);
    const group = groups.find((one) => one.id === id);
    if (!group) return groupNotFound;
    const changed = seen === undefined ? null : await changedSince(trx, group.id, group.version ?? 1, seen);
    if (changed) return changed;
    const missing = neededBy(groups.filter((one) => one.id !== id));
    if (missing) return missing;
    if (moveTo !== undefined && (moveTo === id || !groups.some((one) => one.id === moveTo)))
      return invalid({ move_to: moveTo === id ? "is the group itself" : "is no customer group" });
    const use = await findGroupUse(trx, id);
    if (use && moveTo === undefined && (use.promotions.length > 0 || use.hidesFreeDelivery)) {
      const { promotions, hidesFreeDelivery } = use;
      const message = "A promotion or the shipping settings name this group: choose another in its place.";
      return fail("group-in-use", message, { detail: { promotions, hidesFreeDelivery } });
    }
    if (moveTo !== undefined) await putInPlace(trx, id, moveTo);
    await sql`
      update customers set customer_group_id = ${moveTo ?? null}, updated_at = now() where customer_group_id = ${id}`.execute(
      trx,
    );
    await trx.deleteFrom("customer_groups").where("id", "=", id).execute();
    return ok(undefined);
  });
}

async function changedSince(trx: Transaction, id: number, version: number, seen: number) {
  if (seen > version) return laterVersion();
  if (seen === version) return null;
  const { changes } = await changesSince(trx, "customer-group", id, seen, version);
  const fields = [...new Set(changes.flatMap(({ before }) => Object.keys(before ?? {})))];
  return conflictIn(fields.length > 0 ? fields : ["version"], {}, version);
}

/**
 * Replaces the group with another one, without duplicates, wherever it is named. Invoice terms that the other group has
 * already are kept.
 */
async function putInPlace(trx: Transaction, id: number, other: number): Promise<void> {
  const named = await sql`
    update promotions set updated_at = now(), group_ids = (
      select array_agg(distinct case when one = ${id} then ${other}::integer else one end) from unnest(group_ids) as one)
    where ${id} = any (group_ids)`.execute(trx);
  if ((named.numAffectedRows ?? 0n) > 0n) await recordChange(trx, [promotionsTag]);
  await sql`
    update shipping_settings set hide_free_shipping_groups = (
      select array_agg(distinct case when one = ${id} then ${other}::integer else one end)
      from unnest(hide_free_shipping_groups) as one)
    where ${id} = any (hide_free_shipping_groups)`.execute(trx);
  await sql`
    update invoice_terms set customer_group_id = ${other}
    where customer_group_id = ${id} and not exists (select from invoice_terms where customer_group_id = ${other})`.execute(
    trx,
  );
}
