import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Db } from "#database/tables.ts";
import type { Message } from "#platform/mail.ts";

/** E-mails about orders as they were sent. */
export type SentEmail = {
  id: number;
  kind: string;
  to: string;
  subject: string;
  files: string[];
  /** Who asked for it to be sent again; empty: nobody did. */
  by: string;
  sentAt: Date;
};
export type EmailContent = { html: string; text: string };

type About = { orderId: number; kind: string; againOf?: number; by?: string };

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Keeps what was just handed over. */
export async function keepSent(db: Db, { orderId, kind, againOf, by = "" }: About, message: Message): Promise<void> {
  const { to, subject, html, text, attachments = [] } = message;
  const content = await pack(JSON.stringify({ html, text } satisfies EmailContent));
  const files = attachments.map(({ filename }) => filename);
  const values = {
    order_id: orderId,
    kind,
    to_email: to,
    subject,
    content,
    files,
    again_of: againOf ?? null,
    made_by: by,
  };
  await db.insertInto("order_emails").values(values).execute();
}

const columns = ["id", "kind", "to_email as to", "subject", "files", "made_by as by", "sent_at as sentAt"] as const;

/** What was sent about an order, oldest first. */
export const sentEmailsOf = (db: Db, orderId: number): Promise<SentEmail[]> =>
  db.selectFrom("order_emails").select(columns).where("order_id", "=", orderId).orderBy("id").limit(500).execute();

/** One of them with its words; null: the order has none with that id. */
export async function findSentEmail(db: Db, orderId: number, id: number): Promise<(SentEmail & EmailContent) | null> {
  const found = await db
    .selectFrom("order_emails")
    .select([...columns, "content"])
    .where("order_id", "=", orderId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return null;
  const { content, ...email } = found;
  return { ...email, ...(JSON.parse((await unpack(content)).toString()) as EmailContent) };
}
