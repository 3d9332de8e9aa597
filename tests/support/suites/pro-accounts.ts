import { beforeAll } from "vitest";
import { sendProAccountEmail } from "#commerce/customers/pro-accounts/emails.tsx";
import type { ProAccountEmailJob } from "#commerce/customers/pro-accounts/schema.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import type { Message } from "#platform/mail.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
export type Data = any;

/** Accounts of professionals and the e-mails about them, for the tests of one file. */
export function useProAccounts() {
  const base = useDatabase();
  const counter = useCounter(base);
  let app: App;
  let key: string;
  beforeAll(async () => {
    app = await openApp(base.db);
    key = (await addKey(base.db, "Office", ["pro:read", "pro:review", "customers:read", "customers:write"])).key;
  });
  const day = 24 * 60 * 60 * 1000;
  // From one moment for the whole file, so that a day is the same before and after midnight.
  const began = Date.now();
  const inDays = (days: number) => new Date(began + days * day).toISOString().slice(0, 10);
  async function ask(method: "GET" | "PUT" | "POST", path: string, payload?: object, as = key) {
    const headers = { authorization: `Bearer ${as}` };
    const answer = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() as Data };
  }
  const standing = async (id: number) => (await ask("GET", `/staff/customers/${id}/pro`)).body.data;
  const idsOf = async (query: string) =>
    (await ask("GET", `/pro/accounts?limit=250&${query}`)).body.data.map(({ id }: Data) => id);
  const sent: ProAccountEmailJob[] = [];
  const services = () => ({
    db: base.db,
    jobs: { send: async (_: string, job: object) => void sent.push(job as ProAccountEmailJob) },
  });
  async function mailOf(job: ProAccountEmailJob): Promise<Message | undefined> {
    const mails: Message[] = [];
    const config = { PUBLIC_URL: "http://localhost:3000", PORT: 3000 };
    await sendProAccountEmail(
      { db: base.db, config } as never,
      { send: async (one: Message) => void mails.push(one) } as never,
      job,
    );
    return mails[0];
  }
  return {
    base,
    counter,
    inDays,
    ask,
    standing,
    idsOf,
    sent,
    services,
    mailOf,
    get key() {
      return key;
    },
  };
}
