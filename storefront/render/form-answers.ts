import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { seal, sealingKey, unseal } from "#platform/sealed.ts";

/**
 * Stores what forms leave for the next page (post, redirect, get; specification 9.4): a form's answer by session and
 * path, and the input of a form that was sent after its session had ended. Encrypted, and kept for half an hour.
 */
export type FormAnswers = {
  keep(owner: string, path: string, value: object): Promise<void>;
  find<T extends object>(owner: string, path: string): Promise<T | null>;
  forget(owner: string, path: string): Promise<void>;
};

const idOf = (owner: string, path: string): Buffer => createHash("sha256").update(`${owner}\n${path}`).digest();

/** `owner` is a secret of this browser: its session id, or a cookie's value. */
export function openFormAnswers(db: Db, secret: string): FormAnswers {
  const key = sealingKey(secret, "form-answers");
  return {
    async keep(owner, path, value) {
      const row = { id: idOf(owner, path), answer: seal(key, value) };
      await db
        .insertInto("form_answers")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ answer: row.answer, created_at: sql`now()` }))
        .execute();
    },
    async find<T extends object>(owner: string, path: string) {
      const row = await db
        .selectFrom("form_answers")
        .select("answer")
        .where("id", "=", idOf(owner, path))
        .where("created_at", ">", sql<Date>`now() - interval '30 minutes'`)
        .executeTakeFirst();
      return row ? unseal<T>(key, row.answer) : null;
    },
    async forget(owner, path) {
      await db.deleteFrom("form_answers").where("id", "=", idOf(owner, path)).execute();
    },
  };
}

/** Deletes answers older than half an hour. Called by a job. */
export async function forgetOldFormAnswers(db: Db): Promise<void> {
  await sql`delete from form_answers where created_at < now() - interval '30 minutes'`.execute(db);
}
