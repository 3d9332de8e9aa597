import { proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import type { ProCodeInfo } from "#commerce/customers/accounts/schema.ts";
import { spendLimitOf } from "#commerce/customers/pro/rules.ts";
import { proEmailTexts } from "#commerce/customers/pro-applications/email-texts.ts";
import { findProReader } from "#commerce/customers/pro-applications/emails.tsx";
import { type BrandSource, brandFor, originOf } from "#commerce/shared/email/brand.ts";
import { Paragraph, slate } from "#commerce/shared/email/frame.tsx";
import { colon } from "#commerce/shared/email/rules.ts";
import { simpleEmail } from "#commerce/shared/email/simple.tsx";
import { formatMoney, fromDecimal } from "#commerce/shared/money/rules.ts";
import { currencyOf, isPriceRegion } from "#commerce/shared/regions/rules.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import { proAccountTexts } from "./email-texts.ts";
import { type CodeChange, changedCode } from "./rules.ts";
import type { ProAccountEmailJob, ProAccountEmailKind } from "./schema.ts";

export type ProEmailServices = BrandSource & { db: Db; config: { PUBLIC_URL: string; PORT: number } };

/** Sends the email of a queued job, based on the code as it is now. */
export async function sendProAccountEmail(services: ProEmailServices, mail: Mail, job: ProAccountEmailJob) {
  const email = await proAccountEmail(services, job.customerId, job.kind, {}, job.answer);
  if (email) await mail.send(email);
}

/**
 * The email that an account's owner would get if their code were changed like this. Null when there is no such account.
 */
export async function proAccountEmail(
  services: ProEmailServices,
  customerId: number,
  kind: ProAccountEmailKind,
  change: CodeChange,
  answer = "",
  now = new Date(),
): Promise<Message | null> {
  const reader = await findProReader(services.db, customerId);
  const info = reader && proCodeInfoOf(reader.fields, reader.notes);
  if (!reader || !info || !isPriceRegion(info.region)) return null;
  const { locale } = reader;
  const words = proAccountTexts[locale.language][kind];
  const { answer: answerLabel, help } = proEmailTexts[locale.language];
  const facts = factsOf(changedCode(info, change, now), locale.intl);
  const subject = fill(words.subject, facts);
  const pages = `${originOf(services.config)}/${locale.code}`;
  const answerText = answer && `${answerLabel}${colon(locale.language)}${answer}`;
  const email = simpleEmail({
    language: locale.language,
    brand: await brandFor(services, locale),
    subject,
    title: subject,
    text: fill(words.text, facts),
    content: answerText && <Paragraph style={{ fontSize: 16, ...slate }}>{answerText}</Paragraph>,
    plain: [answerText],
    button: { text: words.button, href: `${pages}${kind === "ended" ? "/pro/signup" : "/account/sign-in"}` },
    help,
    support: `${pages}/support`,
  });
  return { to: reader.email, ...email };
}

function factsOf(info: ProCodeInfo, intl: string) {
  const until = info.expiration_date;
  const format = longDate(intl);
  const currency = isPriceRegion(info.region) ? currencyOf(info.region) : "USD";
  return {
    date: until ? format.format(new Date(until)) : "",
    limit: formatMoney(fromDecimal(spendLimitOf(info), currency) ?? 0, currency, intl),
  };
}
