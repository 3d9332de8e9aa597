import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { seal, sealingKey, unseal } from "#platform/sealed.ts";

/** An answer to be repeated. */
export type StoredAnswer = { status: number; headers: Record<string, string>; body: string };

export type Claim =
  /** The first request with this key: do the work, then call keep() or release(). */
  | { kind: "first" }
  | { kind: "answered"; answer: StoredAnswer }
  /** The first request is still in progress. */
  | { kind: "under-way" }
  /** The key was used with another request. */
  | { kind: "other-request" };

export type StoredAnswers = {
  claim(id: Buffer, request: string): Promise<Claim>;
  keep(id: Buffer, answer: StoredAnswer): Promise<void>;
  release(id: Buffer): Promise<void>;
};

/** The table kept_answers. Its contents are encrypted with the shop's secret. */
export function openStoredAnswers(db: Db, secret: string): StoredAnswers {
  const key = sealingKey(secret, "kept-answers");
  return {
    /**
     * After a minute, longer than any request may take, a claim whose process died passes to the next request. Whether
     * the first request had done its work is unknown, as it would be without a key.
     */
    async claim(id, request) {
      const hash = createHmac("sha256", key).update(request).digest();
      const { rows } = await sql<{ isOurs: boolean; request_hash: Buffer; status: number | null; answer: Buffer }>`
        with claimed as (
          insert into kept_answers as kept (id, request_hash) values (${id}, ${hash})
          on conflict (id) do update
            set request_hash = excluded.request_hash, status = null, answer = null, created_at = now()
            where kept.created_at < now() - interval '24 hours'
              or (kept.status is null and kept.created_at < now() - interval '1 minute')
          returning request_hash, status, answer)
        select true as "isOurs", * from claimed
        union all select false, request_hash, status, answer from kept_answers
          where id = ${id} and not exists (select from claimed)`.execute(db);
      const [row] = rows;
      if (row?.isOurs) return { kind: "first" };
      // No row is visible because another request claimed the key at this very moment.
      if (!row) return { kind: "under-way" };
      if (!row.request_hash.equals(hash)) return { kind: "other-request" };
      return row.status === null
        ? { kind: "under-way" }
        : {
            kind: "answered",
            answer: { status: row.status, ...unseal<Omit<StoredAnswer, "status">>(key, row.answer) },
          };
    },
    async keep(id, { status, headers, body }) {
      const answer = seal(key, { headers, body });
      await db.updateTable("kept_answers").set({ status, answer }).where("id", "=", id).execute();
    },
    async release(id) {
      await db.deleteFrom("kept_answers").where("id", "=", id).where("status", "is", null).execute();
    },
  };
}

/** Deletes answers that may no longer be repeated; called by a job. */
export async function forgetOldAnswers(db: Db): Promise<void> {
  await sql`delete from kept_answers where created_at < now() - interval '24 hours'`.execute(db);
}
