import { CompiledQuery } from "kysely";
import type { Transaction } from "#database/tables.ts";
import { type LetterJob, type LetterQueue, letterQueue } from "./schema.ts";

/** Has a letter written and sent: with `trx` only if that transaction commits. */
export async function askForLetter(jobs: LetterQueue, letter: LetterJob, trx?: Transaction): Promise<void> {
  const inside = trx && {
    query: (text: string, values: unknown[] = []) => trx.executeQuery(CompiledQuery.raw(text, values)),
  };
  await jobs.send(letterQueue, letter, inside);
}
