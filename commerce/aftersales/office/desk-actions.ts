import { sql } from "kysely";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { fitsState, tidyAddress, validateAddress } from "#commerce/shared/address/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { tidyTags } from "#commerce/shared/texts/tags.ts";
import { fillWithin } from "#commerce/staff/own-fields/fill.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import type { DeskBody } from "./desk-schema.ts";
import { canChangeAddress } from "./rules.ts";

export type DeskProblem = ConflictProblem | Problem<"order-not-found" | "address-final" | "invalid">;
type Change = Omit<DeskBody, "version" | "own_fields">;
type ChangeResult = Result<{ version: number; merged: string[] }, DeskProblem>;

/**
 * Puts an order on hold or releases it, and changes its tags or delivery address. With a version, changes that others
 * made to other fields are kept. Problems name the fields of the request.
 */
export function changeDesk(
  db: Db,
  id: number,
  { version, own_fields: filled, ...change }: DeskBody,
  by: string,
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const order = isId(id)
      ? await trx
          .selectFrom("orders")
          .select(["id", "hold_reason", "tags", "shipping_address", "status", "extras"])
          .select(sql<number>`version`.as("version"))
          .where("id", "=", id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!order) return fail("order-not-found", "There is no such order.");
    const current = { hold: order.hold_reason, tags: order.tags, shipping: order.shipping_address };
    const sent = sentOf(change, current.shipping);
    const { mine, merged, conflicts } = await reconciled(trx, order, sent, current, version);
    if (version !== undefined && version > order.version) return laterVersion();
    if (conflicts.length > 0) {
      const now = flat(current);
      return conflictIn(conflicts, Object.fromEntries(conflicts.map((name) => [name, now[name]])), order.version);
    }
    if (mine.shipping) {
      const { status, extras } = order;
      const isOpen = canChangeAddress(
        { status: status as OrderStatus, ...(extras && { extras }) },
        await shipmentsOf(trx, id),
      );
      if (!isOpen) return fail("address-final", "Something of this order has left, or it is collected or over.");
      const faults = faultsOf(mine.shipping);
      if (Object.keys(faults).length > 0) return fail("invalid", "Check the address.", { fields: faults });
    }
    const filling = filled && (await fillWithin(trx, "order", id, filled, version));
    if (filling && !filling.ok) {
      const { problem } = filling;
      return problem.code === "not-found"
        ? fail("order-not-found", problem.message)
        : { ok: false, problem: { ...problem, code: problem.code } };
    }
    await write(trx, id, mine, current, by);
    const after = await sql<{ version: number }>`select version from orders where id = ${id}`.execute(trx);
    const others = [...merged, ...(filling ? filling.value.merged : [])];
    return ok({ version: after.rows[0]?.version ?? order.version, merged: others });
  });
}

type Fields = { hold: string | null; tags: string[]; shipping: Address };

function sentOf({ hold, tags, shipping }: Change, current: Address): Partial<Fields> {
  return {
    ...(hold !== undefined && { hold: hold?.trim() || null }),
    ...(tags && { tags: tidyTags(tags) }),
    ...(shipping && { shipping: tidyAddress({ ...current, ...shipping }) }),
  };
}

type MergeOutcome = { mine: Partial<Fields>; merged: string[]; conflicts: string[] };

/** The fields to write, and what others changed since the version that the caller saw. */
async function reconciled(
  trx: Transaction,
  { id, version }: { id: number; version: number },
  sent: Partial<Fields>,
  current: Fields,
  seen: number | undefined,
): Promise<MergeOutcome> {
  if (seen === undefined || seen >= version) return { mine: sent, merged: [], conflicts: [] };
  const since = await changesSince(trx, "order", id, seen, version);
  const former = formerColumns(since, "order");
  const base = {
    hold: "hold_reason" in former ? (former.hold_reason as string | null) : current.hold,
    tags: (former.tags as string[] | undefined) ?? current.tags,
    shipping: (former.shipping_address as Address | undefined) ?? current.shipping,
  };
  const { mine, ...found } = mergeFields(flat(sent), since.isComplete ? flat(base) : null, flat(current), ["tags"]);
  return { ...found, mine: nested(mine, current.shipping) };
}

const inAddress = "shipping.";
/** Each line of the address is a field of its own: "shipping.city". */
const flat = ({ shipping, ...others }: Partial<Fields>): Record<string, unknown> => ({
  ...others,
  ...Object.fromEntries(Object.entries(shipping ?? {}).map(([name, value]) => [inAddress + name, value])),
});

function nested(fields: Record<string, unknown>, address: Address): Partial<Fields> {
  const { true: lines = [], false: others = [] } = Object.groupBy(
    Object.entries(fields),
    ([name]) => String(name.startsWith(inAddress)) as "true" | "false",
  );
  return {
    ...Object.fromEntries(others),
    ...(lines.length > 0 && {
      shipping: {
        ...address,
        ...Object.fromEntries(lines.map(([name, line]) => [name.slice(inAddress.length), line])),
      },
    }),
  };
}

function faultsOf(address: Address): Record<string, string> {
  const faults = validateAddress(address, address.country);
  const named = Object.entries(faults).map(([field, fault]) => [`shipping.${field}`, String(fault)]);
  const isElsewhere = fitsState(address.country, address.postalCode, address.state) === false;
  return Object.fromEntries(isElsewhere ? [["shipping.postalCode", "lies in another state"], ...named] : named);
}

async function write(trx: Transaction, id: number, mine: Partial<Fields>, before: Fields, by: string): Promise<void> {
  const { hold, tags, shipping } = mine;
  const isHeldOtherwise = hold !== undefined && hold !== before.hold;
  const values = {
    ...(isHeldOtherwise && { hold_reason: hold }),
    ...(tags && { tags }),
    ...(shipping && { shipping_address: JSON.stringify(shipping) }),
  };
  if (Object.keys(values).length === 0) return;
  await trx
    .updateTable("orders")
    .set({ ...values, updated_at: new Date() })
    .where("id", "=", id)
    .execute();
  if (isHeldOtherwise)
    await noteHistory(trx, id, { note: told(hold === null ? { what: "released" } : { what: "held", text: hold }), by });
  if (shipping) await noteHistory(trx, id, { note: told({ what: "address" }), by });
  for (const name of tags ?? [])
    await sql`insert into order_tags (name) values (${name}) on conflict (name) do update set used_at = now()`.execute(
      trx,
    );
}
