import { watchKeyOf } from "#commerce/customers/newsletter/keys.ts";
import { findSubscription, findWatched, type WatchedVariant } from "#commerce/customers/newsletter/reads.ts";
import type { NewsJob } from "#commerce/customers/newsletter/schema.ts";
import { type BrandSource, brandFor, defaultBrand, type LetterBrand, signature } from "#commerce/shared/email/brand.ts";
import { button, fill, font, helpLine, helpOf, plainButton, safe, sheet, slate } from "#commerce/shared/email/frame.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import { defaultLocale, parseLocale } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { newsTexts } from "./texts.ts";

type Services = BrandSource & { db: Db; content: ContentClient; config: Settings };
type Settings = { PUBLIC_URL: string; PORT: number; MAIL_FROM: string; CONTACT_EMAIL: string; SECRET: string };

/** What the job's data say. */
export const newsIn = (data: Record<string, unknown>): NewsJob => data as NewsJob;

/** Writes a letter and hands it over; throws when that failed. Nothing is sent for what has been overtaken. */
export async function sendNews(services: Services, mail: Mail, job: NewsJob): Promise<void> {
  const { config } = services;
  const locale = parseLocale(job.locale) ?? defaultLocale;
  const pages = `${config.PUBLIC_URL || `http://localhost:${config.PORT}`}/${locale.code}`;
  const brand = await brandFor(services, job.kind === "contact" ? defaultLocale : locale);
  const message =
    job.kind === "contact" ? question(job, config, brand) : await letter(services, job, pages, locale, brand);
  if (message) await mail.send(message);
}

async function letter(
  { db, content, config }: Services,
  job: Exclude<NewsJob, { kind: "contact" }>,
  pages: string,
  locale: Locale,
  brand: LetterBrand,
): Promise<Message | null> {
  const { language } = locale;
  if (job.kind === "confirm") {
    const own = await findSubscription(db, job.key);
    if (!own || own.isConfirmed || own.hasLeft) return null;
    const links = { action: `${pages}/newsletter/confirm?key=${job.key}`, support: `${pages}/support` };
    const all = { ...links, leave: `${pages}/newsletter/leave?key=${job.key}` };
    return newsLetter("confirm", language, job.to, all, noProduct, brand);
  }
  const variant = await findWatched(db, job.variantId);
  if (!variant) return null;
  const links = {
    ...{ action: `${pages}/p/${variant.uid}${choosing(variant)}`, support: `${pages}/support` },
    leave: `${pages}/newsletter/leave?key=${watchKeyOf(job.to, config.SECRET)}`,
  };
  return newsLetter("back", language, job.to, links, await namedIn(content, locale, variant), brand);
}

/** The query with which the product's page shows that variant: "?color=glacier&size=156". */
function choosing({ options }: WatchedVariant): string {
  const pairs = options.map(({ name, code }) => [name.toLowerCase(), code.toLowerCase()]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** What the letter is about: the product, and with what tells the variant from the others. */
type Named = { name: string; variant: string };
const noProduct: Named = { name: "", variant: "" };

/** As the shop shows them in that language. */
async function namedIn(content: ContentClient, locale: Locale, { uid, name, options }: WatchedVariant): Promise<Named> {
  const entries = await content.byUids<Partial<ProductContent>>("product", [uid], locale.contentLocale);
  const entry = entries.get(uid);
  const title = entry?.title || name;
  const labels = options.map(({ code, label }) => entry?.data.valueNames?.[code] ?? label);
  return { name: title, variant: labels.length > 0 ? `${title} (${labels.join(" / ")})` : title };
}

type Links = { action: string; support: string; leave?: string };

/** One of the letters, in the shop's frame. */
export function newsLetter(
  kind: "confirm" | "back",
  language: Language,
  to: string,
  links: Links,
  { name, variant } = noProduct,
  brand = defaultBrand,
): Message {
  const texts = newsTexts[language];
  const own = texts[kind];
  const subject = fill(own.subject, { name, brand: brand.name });
  const text = fill(own.text, { name: variant, brand: brand.name });
  const help = helpOf(texts.help, links.support);
  const leave = links.leave
    ? `<p style="margin:8px 0 0"><a href="${safe(links.leave)}" style="color:#1b4dff">${safe(texts.leave)}</a></p>`
    : "";
  const rows = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(own.title)}</h1>
<p style="margin:0 0 24px;${font};font-size:17px;line-height:1.5">${safe(text)}</p>
${button({ text: own.button, href: links.action })}
<p style="margin:24px 0 0;${font};font-size:14px;line-height:1.5;${slate}">${safe(own.note)}</p>
</td></tr>`;
  const plain = [
    own.title,
    text,
    plainButton(language, { text: own.button, href: links.action }),
    own.note,
    `${help.before}${help.href}${help.after}`,
  ];
  if (links.leave) plain.push(`${texts.leave}${colon(language)}${links.leave}`);
  const html = sheet({ language, brand, subject, preview: text }, rows, helpLine(help) + leave);
  const body = [...plain, signature(brand)].join("\n\n");
  return { to, subject, html, text: body, ...(links.leave && { leave: links.leave }) };
}

const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, " ");

/** A question, to the shop itself: everything that was typed is text. */
function question(job: Extract<NewsJob, { kind: "contact" }>, config: Settings, brand: LetterBrand): Message {
  const facts = [`${job.name} <${job.email}>`, job.order && `Order: ${job.order}`, `Locale: ${job.locale}`].filter(
    Boolean,
  );
  const subject = oneLine(`Contact: ${job.name}${job.order ? ` (${job.order})` : ""}`);
  const rows = `<tr><td style="padding:36px 32px;${font};font-size:16px;line-height:1.5">
<p style="margin:0 0 16px">${facts.map((fact) => safe(String(fact))).join("<br>")}</p>
<p style="margin:0;white-space:pre-wrap">${safe(job.message)}</p>
</td></tr>`;
  const html = sheet({ language: "en", brand, subject, preview: job.message.slice(0, 100) }, rows, "");
  return {
    to: config.CONTACT_EMAIL || addressIn(config.MAIL_FROM),
    subject,
    html,
    text: `${facts.join("\n")}\n\n${job.message}`,
  };
}
