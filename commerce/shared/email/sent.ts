import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { sql } from "kysely";
import { type Static, Type } from "typebox";
import type { Db } from "#database/tables.ts";
import type { Message } from "#platform/mail.ts";

/** An email about an order, as it was sent. */
export type SentEmail = {
  id: number;
  kind: string;
  to: string;
  subject: string;
  files: string[];
  /** Who had it sent again; empty when nobody did. */
  by: string;
  /** The gift card whose code it contained; null for none. */
  cardId: number | null;
  sentAt: Date;
};
export type EmailContent = { html: string; text: string };

/** What an email is about: an order, a gift card bought with an order, or a gift card that staff issued. */
type About = { orderId: number | null; cardId?: number; kind: string; againOf?: number; by?: string };
type SentAbout = { orderId: number } | { cardId: number };

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];

/** Stores an email that was just handed over for sending. */
export async function keepSent(
  db: Db,
  { orderId, cardId, kind, againOf, by = "" }: About,
  message: Message,
): Promise<void> {
  const { to, subject, html, text, attachments = [] } = message;
  const content = await pack(JSON.stringify({ html, text } satisfies EmailContent));
  const files = attachments.map(({ filename }) => filename);
  const values = {
    order_id: orderId,
    gift_card_id: cardId ?? null,
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

const columns = [
  "id",
  "kind",
  "gift_card_id as cardId",
  "to_email as to",
  "subject",
  "files",
  "made_by as by",
  "sent_at as sentAt",
] as const;

const isOf = (of: SentAbout) =>
  "orderId" in of ? sql<boolean>`order_id = ${of.orderId}` : sql<boolean>`gift_card_id = ${of.cardId}`;

/** Returns the emails about an order or a gift card, oldest first. */
export const sentEmailsOf = (db: Db, of: SentAbout): Promise<SentEmail[]> =>
  db.selectFrom("order_emails").select(columns).where(isOf(of)).orderBy("id").limit(500).execute();

/** Returns one of these emails with its content. Null when the order or gift card has none with that id. */
export async function findSentEmail(db: Db, of: SentAbout, id: number): Promise<(SentEmail & EmailContent) | null> {
  const found = await db
    .selectFrom("order_emails")
    .select([...columns, "content"])
    .where(isOf(of))
    .where("id", "=", id)
    .executeTakeFirst();
  if (!found) return null;
  const { content, ...email } = found;
  return { ...email, ...(JSON.parse((await unpack(content)).toString()) as EmailContent) };
}

export const SentEmailView = Type.Object({
  id: Type.Integer(),
  kind: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  files: Type.Array(Type.String()),
  by: Type.String(),
  sentAt: Type.String(),
});

export const toSentView = ({ sentAt, cardId: _, ...email }: SentEmail): Static<typeof SentEmailView> => ({
  ...email,
  sentAt: sentAt.toISOString(),
});
