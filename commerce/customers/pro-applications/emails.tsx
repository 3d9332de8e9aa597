import { sql } from "kysely";
import { proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import { findByEmail } from "#commerce/customers/sign-in/credentials.ts";
import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { Paragraph, slate } from "#commerce/shared/email/frame.tsx";
import { colon } from "#commerce/shared/email/rules.ts";
import { simpleEmail, staffEmail } from "#commerce/shared/email/simple.tsx";
import { defaultLocale, localeOf, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import { proEmailTexts } from "./email-texts.ts";
import { createKey, reviewKey } from "./links.ts";
import { findApplication } from "./reads.ts";
import { nextExpiry } from "./rules.ts";
import type { Application, ProEmailKind } from "./schema.ts";

type Services = BrandSource & {
  db: Db;
  config: { PUBLIC_URL: string; PORT: number; SECRET: string; SHOP_EMAIL: string };
};
type CustomerEmailKind = Exclude<ProEmailKind, "to-shop">;

/** Sends the email of a queued job: { kind, applicationId } or { kind: "reminder", customerId }. */
export async function sendProEmail(services: Services, mail: Mail, job: Record<string, unknown>): Promise<void> {
  const kind = job.kind as ProEmailKind;
  if (kind === "reminder") return sendReminder(services, mail, Number(job.customerId));
  const found = await findApplication(services.db, Number(job.applicationId));
  if (!found) return;
  if (kind === "to-shop") return mail.send(await emailToShop(services, found));
  const paths: Partial<Record<ProEmailKind, string>> = {
    approved: `/pro/create?id=${found.id}&key=${createKey(found, services.config.SECRET)}`,
    extended: "/account/sign-in",
    refused: "/pro/signup",
  };
  const { email, answer, expiresOn: date } = found;
  const content = { path: paths[kind] ?? "/pro", answer, date };
  await mail.send(await customerEmail(services, kind, email, parseLocale(found.locale) ?? defaultLocale, content));
}

/**
 * Returns the e-mail that a decision would send, without its link. An applicant who has an account gets the code at
 * once, and so the "extended" e-mail with the day on which the code will end.
 */
export async function previewEmail(
  services: Services,
  found: Application,
  to: "approved" | "refused",
  answer: string,
  now = new Date(),
): Promise<Message> {
  const own = to === "approved" ? await findByEmail(services.db, found.email) : null;
  const reader = own && (await findProReader(services.db, own.id));
  const date = reader && nextExpiry(proCodeInfoOf(reader.fields, reader.notes)?.expiration_date, now);
  const locale = parseLocale(found.locale) ?? defaultLocale;
  return customerEmail(services, date ? "extended" : to, found.email, locale, { path: "/pro", answer, date });
}

type Content = { path: string; answer?: string; date: string | null };

async function customerEmail(
  services: Services,
  kind: CustomerEmailKind,
  to: string,
  locale: Locale,
  { path, answer = "", date }: Content,
): Promise<Message> {
  const { language, intl, code } = locale;
  const { [kind]: own, answer: answerLabel, help } = proEmailTexts[language];
  const day = date ? longDate(intl).format(new Date(date)) : "";
  const pages = `${originOf(services.config)}/${code}`;
  const subject = fill(own.subject, { date: day });
  const answerText = answer && `${answerLabel}${colon(language)}${answer}`;
  const email = simpleEmail({
    language,
    brand: await brandFor(services, locale),
    subject,
    title: subject,
    text: fill(own.text, { date: day }),
    content: answerText && <Paragraph style={{ fontSize: 16, ...slate }}>{answerText}</Paragraph>,
    plain: [answerText],
    button: { text: own.button, href: `${pages}${path}` },
    help,
    support: `${pages}/support`,
  });
  return { to, ...email };
}

type ProReader = { email: string; fields: { name: string; value: string }[]; notes: string; locale: Locale };

/**
 * The recipient of an e-mail about their code, with the fields and notes that hold the code. The locale follows the
 * language that the customer chose, else the application's. Null when there is no such customer.
 */
export async function findProReader(db: Db, customerId: number): Promise<ProReader | null> {
  type Row = Omit<ProReader, "locale"> & { language: string | null; locale: string | null };
  const { rows } = await sql<Row>`
    select c.email, c.form_fields as fields, c.notes, c.language, (
      select a.locale from pro_applications a where a.customer_id = c.id order by a.id desc limit 1
    ) as locale
    from customers c where c.id = ${customerId}`.execute(db);
  const [own] = rows;
  if (!own) return null;
  const { email, fields, notes } = own;
  const applied = (own.locale && parseLocale(own.locale)) || defaultLocale;
  const chosen = own.language && (localeOf(applied.country, own.language) ?? parseLocale(`${own.language}-global`));
  return { email, fields, notes, locale: chosen || applied };
}

async function sendReminder(services: Services, mail: Mail, customerId: number): Promise<void> {
  const own = await findProReader(services.db, customerId);
  const date = own && proCodeInfoOf(own.fields, own.notes)?.expiration_date;
  if (own && date)
    await mail.send(await customerEmail(services, "reminder", own.email, own.locale, { path: "/pro/signup", date }));
}

async function emailToShop(services: Services, found: Application): Promise<Message> {
  const { config } = services;
  const subject = `Pro application ${found.id}: ${found.association.slice(0, 80)}`;
  const key = reviewKey(found, config.SECRET);
  const email = staffEmail({
    brand: await brandFor(services, defaultLocale),
    subject,
    preview: subject,
    facts: [
      ["Name", `${found.first_name} ${found.last_name}`],
      ["E-mail", found.email],
      ["Works for", `${found.association} (${found.kind})`],
      ["As", found.role],
      ["Country", found.country.toUpperCase()],
      ["Notes", found.notes],
    ],
    button: { text: "See the proof and decide", href: `${originOf(config)}/en-us/pro/review/${found.id}?key=${key}` },
  });
  return { to: config.SHOP_EMAIL, ...email };
}
