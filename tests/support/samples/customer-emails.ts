import { sql } from "kysely";
import { type AccountEmailJob, accountEmailQueue } from "#commerce/customers/account-emails/schema.ts";
import { sendAccountEmail } from "#commerce/customers/account-emails/send.ts";
import { openJobs } from "#platform/jobs.ts";
import { openLog } from "#platform/log.ts";
import type { Message } from "#platform/mail.ts";
import type { TestDatabase } from "#tests/support/database.ts";

/** Customers' emails for tests: those that were queued, and their content once written. */
export async function openCustomerEmails({ db, pool }: TestDatabase) {
  const jobs = await openJobs(pool, openLog("silent"));
  const config = { PUBLIC_URL: "https://firn.example", PORT: 0 };
  let seen: string[] = [];

  /**
   * The emails queued since the last call. In one transaction, the one to a new address comes before the notice to the
   * old one.
   */
  async function asked(): Promise<AccountEmailJob[]> {
    const { rows } = await sql<{ id: string; data: AccountEmailJob }>`
      select id, data from pgboss.job where name = ${accountEmailQueue} and not id::text = any (${seen}::text[])
      order by created_on, data ->> 'kind' desc, id`.execute(db);
    seen = [...seen, ...rows.map(({ id }) => id)];
    return rows.map(({ data }) => data);
  }

  /** Writes the queued emails as the worker does. */
  async function written(): Promise<Message[]> {
    const messages: Message[] = [];
    const mail = { send: async (message: Message) => void messages.push(message) };
    for (const email of await asked()) await sendAccountEmail({ db, config }, mail, email);
    return messages;
  }

  return { jobs, asked, written, stop: () => jobs.stop() };
}

/** The token in the link of an email. */
export const tokenIn = (message: Message | undefined): string =>
  /token=([0-9a-f]{64})/.exec(message?.text ?? "")?.[1] ?? "";
