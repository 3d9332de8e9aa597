import type { Db } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";
import type { AuditKind } from "./kinds.ts";

/** An entry for something that changes no row: a sign-in or an export. */
export type AuditNote = {
  /** "sign-in", "export". */
  action: string;
  /** The type of record that it concerns: "member", "order". */
  type: AuditKind;
  id?: string;
  label?: string;
  /** Further details, such as the filters of an export. */
  after?: object;
};

/**
 * Logs a failed sign-in with the typed address, which may belong to nobody. The entry does not say whether a member has
 * it.
 */
export const noteFailedSignIn = (db: Db, email: string, from: { ip: string; id: string }): Promise<void> => {
  const typed = email.toWellFormed().replaceAll("\0", "").trim().slice(0, 254);
  const actor = { kind: "member" as const, id: null, name: typed, address: from.ip, requestId: from.id };
  return noteInAudit(db, { action: "sign-in-failed", type: "member", label: typed }, actor);
};

/**
 * An export's filters as the log may store them. The search text and the tag are left out, because they may name a
 * person and could not be erased from the log. The entry only says that there were such filters.
 */
export const namelessFilter = <Filter extends { q?: string; tag?: string }>({ q, tag, ...narrowed }: Filter) => ({
  ...narrowed,
  searched: q !== undefined,
  tagged: tag !== undefined,
});

/** Adds an entry for the given actor, by default the current one. Does nothing without an actor. */
export async function noteInAudit(
  db: Db,
  noted: AuditNote,
  actor: Actor | undefined = actors.getStore(),
): Promise<void> {
  if (!actor) return;
  const { action, type, id = "", label = "", after = null } = noted;
  const what = { action, type, record_id: id, aggregate: type, aggregate_id: id, label };
  await db
    .insertInto("audit_log")
    .values({
      ...what,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      address: actor.address,
      request_id: actor.requestId,
      job_id: actor.jobId ?? null,
      after,
    })
    .execute();
}
