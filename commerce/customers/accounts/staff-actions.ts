import { sql } from "kysely";
import { badPartOf, proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import { dropTokens } from "#commerce/customers/sign-in/tokens.ts";
import { isPriceRegion, isProRegion } from "#commerce/shared/regions/rules.ts";
import { tidyTags } from "#commerce/shared/texts/tags.ts";
import { type FillProblem, fillWithin } from "#commerce/staff/own-fields/fill.ts";
import { changesSince, formerColumns } from "#commerce/staff/versions/reads.ts";
import { type ConflictProblem, conflictIn, laterVersion, mergeFields } from "#commerce/staff/versions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { isId } from "#platform/ids.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type CustomerProblem, invalid, notFound } from "./problems.ts";
import { type CustomerRow, customerColumns } from "./reads.ts";
import * as rules from "./rules.ts";
import { type Fault, longestTag, type StaffCustomerChange } from "./schema.ts";
import { isTaken } from "./writes.ts";

/** Changes to a customer that only staff may make: the group, the notes, the staff note, the tags and the pro code. */

const field = "Pro Code";
const named = (name: string) => name.trim().toLowerCase();

const badParts = { expiration_date: "bad-pro-expiry", spend_limit: "bad-pro-limit" } as const;

/** A pro code has to be JSON with a pro region. An empty value, which removes it, is valid. */
function proCodeFault(value: string): Fault | null {
  if (value.trim() === "") return null;
  const info = proCodeInfoOf([], value);
  if (!info || !isProRegion(info.region) || !isPriceRegion(info.region)) return "bad-pro-code";
  const bad = badPartOf(value);
  return bad && badParts[bad];
}

/** Notes may hold any text, but a pro code in them has to be valid. */
const proNotesFault = (notes: string): Fault | null =>
  isProRegion(proCodeInfoOf([], notes)?.region ?? "") ? proCodeFault(notes) : null;

function faultsOf(change: StaffCustomerChange) {
  const { email, first_name: firstName, last_name: lastName, notes, staff_note: staffNote } = change;
  const { form_fields: fields = [], tags = [] } = change;
  const code = fields.find(({ name }) => named(name) === named(field));
  const texts = fields.flatMap(({ name, value }) => [name, value]);
  return rules.faultsOf({
    email: email === undefined ? null : rules.emailFault(email),
    first_name: firstName === undefined ? null : rules.nameFault(firstName),
    last_name: lastName === undefined ? null : rules.nameFault(lastName),
    notes: notes === undefined ? null : (rules.notesFault(notes) ?? proNotesFault(notes)),
    staff_note: staffNote === undefined ? null : rules.notesFault(staffNote),
    tags:
      tidyTags(tags)
        .map((tag) => rules.textFault(tag, longestTag))
        .find((fault) => fault !== null) ?? null,
    form_fields: texts.map(rules.notesFault).find((fault) => fault !== null) ?? proCodeFault(code?.value ?? ""),
  });
}

type ChangeResult = Result<{ merged: string[] }, CustomerProblem | ConflictProblem>;
type StoredCustomer = Omit<CustomerRow, "own_fields"> & {
  version: number;
  tags: string[];
  language: string | null;
  staff_note: string;
};

/**
 * Merges a change based on an older version with the changes made since. Returns what is left to write, or a conflict.
 */
async function reconcile(
  trx: Transaction,
  own: StoredCustomer,
  change: StaffCustomerChange,
  seen = own.version,
): Promise<Result<{ mine: StaffCustomerChange; merged: string[] }, CustomerProblem | ConflictProblem>> {
  if (seen > own.version) return laterVersion();
  if (seen === own.version) return ok({ mine: change, merged: [] });
  const since = await changesSince(trx, "customer", own.id, seen, own.version);
  const { id: _, version, ...current } = own;
  const base = { ...current, ...formerColumns(since, "customer") };
  const { mine, merged, conflicts } = mergeFields(change, since.isComplete ? base : null, current, ["tags"]);
  if (conflicts.length === 0) return ok({ mine, merged: merged.filter((name) => name in current) });
  const now = Object.fromEntries(conflicts.map((name) => [name, current[name as keyof typeof current]]));
  return conflictIn(conflicts, now, version);
}

/** Turns a problem with own fields into a customer problem; its fields are texts already. */
const refused = (problem: FillProblem): ChangeResult =>
  problem.code === "conflict"
    ? { ok: false, problem }
    : fail("invalid", problem.message, { fields: problem.fields ?? {} });

/**
 * Changes a customer on behalf of the shop. Form fields are set by name, and removed by an empty value. A new e-mail
 * address takes effect at once and is unconfirmed. Problems name the fields of the request.
 */
export async function changeAsStaff(
  db: Db,
  customerId: number,
  change: StaffCustomerChange,
  seen?: number,
): Promise<Result<{ merged: string[] }, CustomerProblem | ConflictProblem>> {
  const faults = faultsOf(change);
  if (!rules.isClear(faults)) return invalid(faults);
  try {
    return await db.transaction().execute(async (trx): Promise<ChangeResult> => {
      const own = await trx
        .selectFrom("customers")
        .select(customerColumns)
        .select(["version", "tags", "language", "staff_note"])
        .where("id", "=", customerId)
        .forUpdate()
        .executeTakeFirst();
      if (!own) return notFound();
      const { own_fields: filled, ...others } = change;
      const sent = { ...others, ...(change.tags && { tags: tidyTags(change.tags) }) };
      const reconciled = await reconcile(trx, own, sent, seen);
      if (!reconciled.ok) return reconciled;
      const { mine, merged: theirs } = reconciled.value;
      const {
        email,
        first_name,
        last_name,
        customer_group_id: groupId,
        notes,
        staff_note,
        tags,
        language,
        form_fields: given = [],
      } = mine;
      if (groupId !== undefined && groupId !== null) {
        const { rows } = await sql`select from customer_groups where id = ${isId(groupId) ? groupId : 0}`.execute(trx);
        if (rows.length === 0) return invalid({ customer_group_id: "unknown-group" });
      }
      const filling = filled && (await fillWithin(trx, "customer", customerId, filled, seen));
      if (filling && !filling.ok) return filling.problem.code === "not-found" ? notFound() : refused(filling.problem);
      const merged = [...theirs, ...(filling ? filling.value.merged : [])];
      const names = new Set(given.map(({ name }) => named(name)));
      const kept = own.form_fields.filter(({ name }) => !names.has(named(name)));
      const set = given
        .filter(({ value }) => value.trim() !== "")
        .map(({ name, value }) => ({ name: named(name) === named(field) ? field : name.trim(), value }));
      const to = email === undefined ? undefined : rules.mailbox(email);
      const isMoving = to !== undefined && to !== own.email;
      await trx
        .updateTable("customers")
        .set({
          ...(isMoving && { email: to, email_verified_at: null, pending_email: null }),
          ...(first_name !== undefined && { first_name: rules.tidy(first_name) }),
          ...(last_name !== undefined && { last_name: rules.tidy(last_name) }),
          ...(notes !== undefined && { notes }),
          ...(staff_note !== undefined && { staff_note }),
          ...(tags && { tags }),
          ...(language !== undefined && { language }),
          ...(groupId !== undefined && { customer_group_id: groupId }),
          ...(given.length > 0 && { form_fields: JSON.stringify([...kept, ...set]) }),
          updated_at: new Date(),
        })
        .where("id", "=", customerId)
        .execute();
      for (const name of tags ?? [])
        await sql`insert into customer_tags (name) values (${name}) on conflict (name) do update set used_at = now()`.execute(
          trx,
        );
      // Links sent to the old address stop working.
      if (isMoving) await dropTokens(trx, customerId, ["reset-password", "confirm-email"]);
      return ok({ merged });
    });
  } catch (error) {
    if (isTaken(error)) return invalid({ email: "taken" });
    throw error;
  }
}
