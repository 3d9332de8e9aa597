import { sql } from "kysely";
import { type LetterJob, letterQueue } from "#commerce/customers/account-emails/schema.ts";
import { sendLetter } from "#commerce/customers/account-emails/send.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import type { Message } from "#platform/mail.ts";
import type { TestDatabase } from "#tests/support/database.ts";

/** The customers' letters, for tests: which were asked for, and what stands in them once they are written. */
export async function openLetters({ db, pool }: TestDatabase) {
  const jobs = await openJobs(pool, openLog("silent"));
  const config = { PUBLIC_URL: "https://firn.example", PORT: 0 };
  let seen: string[] = [];

  /** The letters asked for since the last look; of one transaction's, the one to a new address before the notice to the old. */
  async function asked(): Promise<LetterJob[]> {
    const { rows } = await sql<{ id: string; data: LetterJob }>`
      select id, data from pgboss.job where name = ${letterQueue} and not id::text = any (${seen}::text[])
      order by created_on, data ->> 'kind' desc, id`.execute(db);
    seen = [...seen, ...rows.map(({ id }) => id)];
    return rows.map(({ data }) => data);
  }

  /** Writes them, as the worker does. */
  async function written(): Promise<Message[]> {
    const messages: Message[] = [];
    const mail = { send: async (message: Message) => void messages.push(message) };
    for (const letter of await asked()) await sendLetter({ db, config }, mail, letter);
    return messages;
  }

  return { jobs, asked, written, stop: () => jobs.stop() };
}

/** The token in the link of a letter. */
export const tokenIn = (message: Message | undefined): string =>
  /token=([0-9a-f]{64})/.exec(message?.text ?? "")?.[1] ?? "";
