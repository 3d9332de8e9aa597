import { sql } from "kysely";
import { beforeAll, beforeEach } from "vitest";
import { sendNoticeEmail } from "#commerce/staff/notices/email.tsx";
import type { App } from "#platform/http/app.ts";
import type { Message } from "#platform/mail.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantDemoMembers } from "#tests/support/demo-members.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { type Office, openMember } from "#tests/support/office.ts";

export type NoticeRow = {
  id: number;
  kind: string;
  isRead: boolean;
  path: string | null;
  data: Record<string, unknown>;
};

/** Members and their notices and e-mails, for the tests of one file. */
export function useNotices() {
  const base = useDatabase();
  const counter = useCounter(base);
  let app: App;
  let owner: Office;
  let support: Office;
  let catalogue: Office;
  beforeAll(async () => {
    await plantDemoMembers(base.db);
    app = await openApp(base.db);
    owner = await openMember(app, "owner@firn.example");
    support = await openMember(app, "support@firn.example");
    catalogue = await openMember(app, "catalogue@firn.example");
  });
  beforeEach(async () => {
    for (const table of ["staff_notices", "staff_notice_choices", "staff_notice_mails"])
      await sql`delete from ${sql.table(table)}`.execute(base.db);
  });
  const told = async (office: Office): Promise<NoticeRow[]> => (await office.call("GET", "/notices")).json().data;
  const kinds = async (office: Office) => (await told(office)).map(({ kind }) => kind);
  const unread = async (office: Office) => (await office.call("GET", "/notices/unread")).json().unread;
  const choose = (office: Office, kind: string, email: string, inOffice = true) =>
    office.call("PUT", "/notices/choices", { choices: [{ kind, inOffice, email }] });
  const note = (kind: string, subject: string, market: string | null = null, data: object = { orderId: 1 }) =>
    sql`select note_for_staff(${kind}, ${subject}, ${market}, ${JSON.stringify(data)}::jsonb)`.execute(base.db);
  /** Jobs that were queued, until a test delivers them. */
  const queued: { id: number }[] = [];
  const jobs = { send: async (_: string, data: Record<string, unknown>) => void queued.push({ id: Number(data.id) }) };
  const services = () => ({ db: base.db, jobs });
  const config = { PUBLIC_URL: "https://firn.example", PORT: 3000 };
  async function deliver(): Promise<Message[]> {
    const sent: Message[] = [];
    const mail = { send: async (message: Message) => void sent.push(message) };
    for (const { id } of queued.splice(0)) await sendNoticeEmail({ db: base.db, config }, mail, id);
    return sent;
  }
  return {
    base,
    counter,
    told,
    kinds,
    unread,
    choose,
    note,
    queued,
    jobs,
    services,
    deliver,
    get owner() {
      return owner;
    },
    get support() {
      return support;
    },
    get catalogue() {
      return catalogue;
    },
  };
}
