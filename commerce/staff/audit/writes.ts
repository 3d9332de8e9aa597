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
