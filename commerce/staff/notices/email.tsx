import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { Paragraph } from "#commerce/shared/email/frame.tsx";
import { simpleEmail } from "#commerce/shared/email/simple.tsx";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { allLocales, defaultLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { staffOfMember } from "#commerce/staff/permissions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import { findMember } from "../members/reads.ts";
import { isFor, pathOf } from "./rules.ts";
import type { NoticeKind } from "./schema.ts";
import { type NoticeLine, noticeTexts } from "./texts.ts";

type Services = BrandSource & { db: Db; config: { PUBLIC_URL: string; PORT: number } };
type StoredNotice = {
  id: number;
  kind: NoticeKind;
  market: string | null;
  memberId: number | null;
  data: Record<string, unknown>;
};

/** An e-mail lists up to this many notices; the office shows all. */
const mostNamed = 50;

/**
 * Writes and sends a stored e-mail to a member, in their language. Sends nothing when it was sent already, or when the
 * member may no longer see any of its notices.
 */
export async function sendNoticeEmail(services: Services, mail: Mail, mailId: number): Promise<void> {
  const { db } = services;
  const found = await db.selectFrom("staff_notice_mails").selectAll().where("id", "=", mailId).executeTakeFirst();
  if (!found || found.sent_at) return;
  const member = await findMember(db, found.member_id);
  const noted = member?.isActive
    ? (await findNoted(db, mailId)).filter((one) => isFor(staffOfMember(member), one))
    : [];
  if (member && noted.length > 0) {
    const spoken = allLocales().filter(({ language }) => language === member.language);
    const locale = spoken.find(({ country, language }) => country === language) ?? spoken[0] ?? defaultLocale;
    await mail.send({ to: member.email, ...(await write(services, noted, locale, found.is_digest)) });
  }
  await db.updateTable("staff_notice_mails").set({ sent_at: new Date() }).where("id", "=", mailId).execute();
}

const findNoted = (db: Db, mailId: number): Promise<StoredNotice[]> =>
  db
    .selectFrom("staff_notice_mailed")
    .innerJoin("staff_notices", "staff_notices.id", "staff_notice_mailed.notice_id")
    .select(["staff_notices.id", "kind", "market", "data", "staff_notices.member_id as memberId"])
    .where("mail_id", "=", mailId)
    .orderBy("staff_notices.id")
    .execute() as Promise<StoredNotice[]>;

async function write(services: Services, noted: readonly StoredNotice[], locale: Locale, isDigest: boolean) {
  const { language } = locale;
  const words = noticeTexts[language];
  const brand = await brandFor(services, locale);
  const office = `${originOf(services.config)}/office`;
  const lines = noted.slice(0, mostNamed).map((one) => lineOf(one, locale));
  if (noted.length > mostNamed) lines.push(fill(words.more, { count: noted.length - mostNamed }));
  const [first] = noted;
  const isOne = noted.length === 1 && !isDigest && first !== undefined;
  const subject = isOne ? (lines[0] ?? "") : fill(isDigest ? words.digest : words.many, { shop: brand.name });
  const path = isOne ? (pathOf(first.kind, first.data) ?? "") : "";
  return simpleEmail({
    language,
    brand,
    subject,
    title: subject,
    text: words.intro,
    ...(!isOne && {
      content: noted.slice(0, lines.length).map(({ id }, place) => <Paragraph key={id}>{lines[place]}</Paragraph>),
      plain: lines,
    }),
    button: { text: words.button, href: `${office}${path}` },
    help: words.help,
    support: `${office}/settings/account`,
  });
}

/** A notice in one line. */
export function lineOf({ kind, data }: Pick<StoredNotice, "kind" | "data">, locale: Locale): string {
  const { lines } = noticeTexts[locale.language];
  const { orderId, returnId, applicationId, total, currency, available, name, sku, error, why, text } = data;
  const line: NoticeLine =
    kind !== "payment-unclear" ? kind : why === "refund" ? "refund-unclear" : why === "disputed" ? why : kind;
  return fill(lines[line], {
    order: String(orderId),
    return: String(returnId),
    id: String(applicationId),
    total: typeof total === "number" ? formatMoney(total, String(currency), locale.intl) : "",
    count: Number(available),
    name: String(name),
    sku: String(sku),
    error: String(error ?? "–"),
    text: String(text ?? ""),
  });
}
