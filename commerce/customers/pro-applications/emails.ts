import { sql } from "kysely";
import { proCodeInfoOf } from "#commerce/customers/accounts/pro-code.ts";
import { type BrandSource, brandFor, type LetterBrand, signature } from "#commerce/shared/email/brand.ts";
import { button, fill, font, helpLine, helpOf, plainButton, safe, sheet, slate } from "#commerce/shared/email/frame.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import { defaultLocale, localeOf, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import { proLetterTexts } from "./email-texts.ts";
import { createKey, reviewKey } from "./links.ts";
import { findApplication } from "./reads.ts";
import type { Application, ProLetterKind } from "./schema.ts";

type Config = { PUBLIC_URL: string; PORT: number; SECRET: string; SHOP_EMAIL: string };
export type ProLetterServices = BrandSource & { db: Db; config: Config };

/** Sends what a "pro-letter" job says: { kind, applicationId } or { kind: "reminder", customerId }. */
export async function sendProLetter(
  services: ProLetterServices,
  mail: Mail,
  { kind, applicationId, customerId }: Record<string, unknown>,
): Promise<void> {
  const { db, config } = services;
  if (kind === "reminder") return remind(services, mail, Number(customerId));
  const found = await findApplication(db, Number(applicationId));
  if (!found) return;
  if (kind === "to-shop") return mail.send(toShop(found, config, await brandFor(services, defaultLocale)));
  const locale = parseLocale(found.locale) ?? defaultLocale;
  const paths: Partial<Record<ProLetterKind, string>> = {
    approved: `/pro/create?id=${found.id}&key=${createKey(found, config.SECRET)}`,
    extended: "/account/sign-in",
    refused: "/pro/signup",
  };
  const own = kind as Exclude<ProLetterKind, "to-shop">;
  const about = { path: paths[own] ?? "/pro", answer: found.answer, date: found.expiresOn };
  await mail.send({ to: found.email, ...letter(own, locale, config, about, await brandFor(services, locale)) });
}

const origin = ({ PUBLIC_URL, PORT }: Config) => PUBLIC_URL || `http://localhost:${PORT}`;

type About = { path: string; answer?: string; date: string | null };

function letter(
  kind: Exclude<ProLetterKind, "to-shop">,
  locale: Locale,
  config: Config,
  { path, answer = "", date }: About,
  brand: LetterBrand,
) {
  const texts = proLetterTexts[locale.language];
  const day = date
    ? new Intl.DateTimeFormat(locale.intl, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date))
    : "";
  const [subject, text] = [fill(texts[kind].subject, { date: day }), fill(texts[kind].text, { date: day })];
  const href = `${origin(config)}/${locale.code}${path}`;
  const help = helpOf(texts.help, `${origin(config)}/${locale.code}/support`);
  const is = colon(locale.language);
  const said = answer
    ? `<p style="margin:0 0 24px;${font};font-size:16px;line-height:1.5;${slate}">${safe(`${texts.answer}${is}${answer}`)}</p>`
    : "";
  const rows = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(subject)}</h1>
<p style="margin:0 0 24px;${font};font-size:17px;line-height:1.5">${safe(text)}</p>
${said}${button({ text: texts[kind].button, href })}
</td></tr>`;
  return {
    subject,
    html: sheet({ language: locale.language, brand, subject, preview: text }, rows, helpLine(help)),
    text: [
      subject,
      text,
      ...(answer ? [`${texts.answer}${is}${answer}`] : []),
      plainButton(locale.language, { text: texts[kind].button, href }),
      `${help.before}${help.href}${help.after}`,
      signature(brand),
    ].join("\n\n"),
  };
}

async function remind(services: ProLetterServices, mail: Mail, customerId: number): Promise<void> {
  const { db, config } = services;
  const { rows } = await sql<{
    email: string;
    fields: { name: string; value: string }[];
    notes: string;
    language: string | null;
    locale: string | null;
  }>`
    select c.email, c.form_fields as fields, c.notes, c.language, (
      select a.locale from pro_applications a where a.customer_id = c.id order by a.id desc limit 1
    ) as locale
    from customers c where c.id = ${customerId}`.execute(db);
  const [own] = rows;
  const date = own && proCodeInfoOf(own.fields, own.notes)?.expiration_date;
  if (!own || !date) return;
  const asked = (own.locale && parseLocale(own.locale)) || defaultLocale;
  const chosen = own.language && (localeOf(asked.country, own.language) ?? parseLocale(`${own.language}-global`));
  const locale = chosen || asked;
  const brand = await brandFor(services, locale);
  await mail.send({ to: own.email, ...letter("reminder", locale, config, { path: "/pro/signup", date }, brand) });
}

/** In English, for whoever decides: what was typed, and the link to decide by. */
function toShop(found: Application, config: Config, brand: LetterBrand) {
  const href = `${origin(config)}/en-us/pro/review/${found.id}?key=${reviewKey(found, config.SECRET)}`;
  const facts = [
    ["Name", `${found.first_name} ${found.last_name}`],
    ["E-mail", found.email],
    ["Works for", `${found.association} (${found.kind})`],
    ["As", found.role],
    ["Country", found.country.toUpperCase()],
    ["Notes", found.notes],
  ].filter(([, value]) => value);
  const subject = `Pro application ${found.id}: ${found.association.slice(0, 80)}`;
  const rows = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:28px;color:#0e1216">${safe(subject)}</h1>
${facts.map(([name, value]) => `<p style="margin:0 0 8px;${font};font-size:16px"><strong>${name}</strong> ${safe(value ?? "")}</p>`).join("")}
${button({ text: "See the proof and decide", href })}
</td></tr>`;
  return {
    to: config.SHOP_EMAIL,
    subject,
    html: sheet({ language: "en", brand, subject, preview: subject }, rows, ""),
    text: [...facts.map(([name, value]) => `${name}: ${value}`), `Decide: ${href}`].join("\n"),
  };
}
