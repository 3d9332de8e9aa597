import { sql } from "kysely";
import { findByEmail } from "#commerce/customers/sign-in/credentials.ts";
import { makeToken } from "#commerce/customers/sign-in/tokens.ts";
import { type BrandSource, brandFor, defaultBrand, originOf } from "#commerce/shared/email/brand.ts";
import { type Email, simpleEmail } from "#commerce/shared/email/simple.tsx";
import { defaultLocale, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import type { AccountEmailJob, AccountEmailKind } from "./schema.ts";
import { accountEmailTexts } from "./texts/all.ts";

export type AccountEmailServices = BrandSource & { db: Db; config: { PUBLIC_URL: string; PORT: number } };

/**
 * Writes an email with a new link and sends it. Throws when sending fails. Sends nothing when the account is gone, or
 * when the address is confirmed already or no longer wanted.
 */
export async function sendAccountEmail(
  services: AccountEmailServices,
  mail: Mail,
  job: AccountEmailJob,
): Promise<void> {
  const { db, config } = services;
  const locale = parseLocale(job.locale) ?? defaultLocale;
  const pages = `${originOf(config)}/${locale.code}`;
  const found = await addressee(db, job);
  if (found === null) return;
  const brand = await brandFor(services, locale);
  const links = { action: `${pages}${found.path}`, support: `${pages}/support` };
  await mail.send({ to: found.to, ...accountEmail(job.kind, locale.language, links, brand) });
}

/**
 * Returns the recipient's address and the path below the locale that the button links to. Null when the email is no
 * longer needed.
 */
async function addressee(
  db: Db,
  { kind, to, customerId }: AccountEmailJob,
): Promise<{ to: string; path: string } | null> {
  if (kind === "reset") {
    const own = await findByEmail(db, to);
    if (!own) return null;
    const token = await makeToken(db, "reset-password", { customerId: own.id, detail: own.email });
    // Uses the stored address, never the typed one: another mailbox's address can be equal once both are in lower case.
    return { to: own.email, path: `/account/reset-password?token=${token}` };
  }
  if (kind === "address-notice" || kind === "password-notice") return { to, path: "/account/forgot-password" };
  if (kind === "passkey-added" || kind === "passkey-removed") return { to, path: "/account/profile" };
  if (customerId === null || !(await waitsFor(db, kind, customerId, to))) return null;
  const token = await makeToken(db, "confirm-email", { customerId, detail: to });
  return { to, path: `/account/confirm-email?token=${token}` };
}

async function waitsFor(db: Db, kind: AccountEmailKind, customerId: number, to: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select case when ${kind === "new-address"} then pending_email is not distinct from ${to}
      else email = ${to} and email_verified_at is null end as waits
    from customers where id = ${customerId}`.execute(db);
  return rows[0]?.waits ?? false;
}

/** Absolute URLs of the button and of the support pages. */
type AccountEmailLinks = { action: string; support: string };

/**
 * Writes one of the emails about an account. It contains no name, because anybody can open an account with somebody
 * else's address and could send them any text in the name fields.
 */
export function accountEmail(
  kind: AccountEmailKind,
  language: Language,
  { action, support }: AccountEmailLinks,
  brand = defaultBrand,
): Email {
  const { [kind]: own, help } = accountEmailTexts[language];
  const values = { brand: brand.name };
  return simpleEmail({
    language,
    brand,
    subject: fill(own.subject, values),
    title: own.title,
    text: fill(own.text, values),
    button: { text: own.button, href: action },
    note: own.note,
    help,
    support,
  });
}
