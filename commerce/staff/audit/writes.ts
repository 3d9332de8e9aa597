import type { Db } from "#database/tables.ts";
import { type Actor, actors } from "#platform/actor.ts";

/** What is written down of things that are no change of a row: sign-ins, exports. */
export type Noted = {
  /** "sign-in", "export". */
  action: string;
  /** Of what: "member", "orders". */
  type: string;
  id?: string;
  label?: string;
  /** What is worth knowing of it: the filters of an export. */
  after?: object;
};

/**
 * Writes down that somebody could not prove who they are: with the address as it was typed, which may be nobody's. Whether a
 * member has it is not said.
 */
export const noteFailedSignIn = (db: Db, email: string, from: { ip: string; id: string }): Promise<void> => {
  const typed = email.toWellFormed().replaceAll("\0", "").trim().slice(0, 254);
  const actor = { kind: "member" as const, id: null, name: typed, address: from.ip, requestId: from.id };
  return noteInAudit(db, { action: "sign-in-failed", type: "member", label: typed }, actor);
};

/**
 * What an export was narrowed by, as the log may keep it: what was searched for, and a tag, may name somebody whom the log could not
 * forget with them. That there was such a thing is said.
 */
export const namelessFilter = <Filter extends { q?: string; tag?: string }>({ q, tag, ...narrowed }: Filter) => ({
  ...narrowed,
  searched: q !== undefined,
  tagged: tag !== undefined,
});

/** Writes down what the present actor does, or the one named. Nothing where nobody acts. */
export async function noteInAudit(db: Db, noted: Noted, actor: Actor | undefined = actors.getStore()): Promise<void> {
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
