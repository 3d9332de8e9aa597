import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { simpleEmail } from "#commerce/shared/email/simple.tsx";
import { allLocales, defaultLocale } from "#commerce/shared/regions/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import { type Credentials, findCredentials } from "../members/reads.ts";
import { makeToken } from "./link-tokens.ts";
import type { StaffEmailJob } from "./schema.ts";
import { staffEmailTexts } from "./texts.ts";

type Services = BrandSource & { db: Db; config: { PUBLIC_URL: string; PORT: number } };

/**
 * Writes and sends an email to a member, in their language. Does nothing when no active member has that address, or the
 * email is no longer needed.
 */
export async function sendStaffEmail(services: Services, mail: Mail, { kind, email }: StaffEmailJob): Promise<void> {
  const found = await findCredentials(services.db, email);
  const path = found?.isActive && (await pathFor(services.db, kind, found));
  if (!found || !path) return;
  const locale = allLocales().find(({ language }) => language === found.language) ?? defaultLocale;
  const texts = staffEmailTexts[locale.language];
  const { [kind]: own, help } = texts;
  const brand = await brandFor(services, locale);
  const office = `${originOf(services.config)}/office`;
  const subject = fill(own.subject, { shop: brand.name });
  const text = fill(own.text, { shop: brand.name });
  const button = { text: own.button, href: `${office}${path}` };
  await mail.send({
    to: found.email,
    ...simpleEmail({ language: locale.language, brand, subject, title: subject, text, button, help, support: office }),
  });
}

/** The path below /office that the button links to; null when the email is no longer needed. */
async function pathFor(db: Db, kind: StaffEmailJob["kind"], member: Credentials): Promise<string | null> {
  const hasJoined = member.passwordHash !== null;
  // Tokens come after "#", so that neither proxies nor their logs see them.
  if (kind === "invitation") return hasJoined ? null : `/invitation#${await makeToken(db, "invitation", member.id)}`;
  if (kind === "reset") return hasJoined ? `/reset#${await makeToken(db, "reset-password", member.id)}` : null;
  return "/forgot";
}
