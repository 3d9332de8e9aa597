import { findCart } from "#commerce/sales/cart/reads.ts";
import type { CartLine } from "#commerce/sales/cart/schema.ts";
import { type BrandSource, brandFor, signature } from "#commerce/shared/email/brand.ts";
import {
  button,
  fill,
  font,
  helpLine,
  helpOf,
  plainButton,
  safe,
  sheet,
  slate,
  table,
} from "#commerce/shared/email/frame.ts";
import { defaultLocale, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Mail } from "#platform/mail.ts";
import type { ContentClient } from "#services/content/client.ts";
import type { ProductContent } from "#services/content/schema.ts";
import { findDue } from "./actions.ts";
import { reminderKeyOf } from "./links.ts";
import { reminderTexts } from "./texts.ts";

type Services = BrandSource & {
  db: Db;
  content: ContentClient;
  config: { PUBLIC_URL: string; PORT: number; MEDIA_URL: string; SECRET: string };
};

/** Writes to a shopper about the cart they left; throws when it could not be handed over. Nothing for what has been overtaken. */
export async function sendCartLetter(services: Services, mail: Mail, reminderId: number): Promise<void> {
  const { db, config } = services;
  const found = await findDue(db, reminderId);
  const cart = found && (await findCart(db, found.cartId));
  if (!found?.email || !cart || cart.lines.length === 0) return;
  const language = (found.language in reminderTexts ? found.language : "en") as Language;
  const locale = localeOf(found.country, language) ?? defaultLocale;
  const origin = config.PUBLIC_URL || `http://localhost:${config.PORT}`;
  const pages = `${origin}/${locale.code}`;
  const query = `?reminder=${reminderId}&key=${reminderKeyOf(reminderId, config.SECRET)}`;
  const links = { back: `${pages}/cart/restore${query}`, leave: `${pages}/cart/reminders${query}` };
  const [brand, lines] = await Promise.all([
    brandFor(services, locale),
    namedLines(services, cart.lines, language, config.MEDIA_URL || origin),
  ]);
  const texts = reminderTexts[language];
  const help = helpOf(texts.help, `${pages}/support`);
  const leave = `<p style="margin:8px 0 0"><a href="${safe(links.leave)}" style="color:#1b4dff">${safe(texts.leave)}</a></p>`;
  const subject = fill(texts.subject, { name: lines[0]?.name ?? "" });
  const rows = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(texts.title)}</h1>
<p style="margin:0 0 24px;${font};font-size:17px;line-height:1.5">${safe(texts.text)}</p>
<table ${table}>${lines.map(row).join("")}</table>
<p style="margin:24px 0 0">${button({ text: texts.button, href: links.back })}</p>
<p style="margin:24px 0 0;${font};font-size:14px;line-height:1.5;${slate}">${safe(texts.note)}</p>
</td></tr>`;
  await mail.send({
    to: found.email,
    leave: links.leave,
    subject,
    html: sheet({ language, brand, subject, preview: texts.text }, rows, helpLine(help) + leave),
    text: [
      texts.title,
      texts.text,
      lines.map(({ name, more }) => `- ${name} (${more})`).join("\n"),
      plainButton(language, { text: texts.button, href: links.back }),
      texts.note,
      `${help.before}${help.href}${help.after}`,
      plainButton(language, { text: texts.leave, href: links.leave }),
      signature(brand),
    ].join("\n\n"),
  });
}

type Line = { name: string; more: string; picture: string | null };

/** Titles and options as the shop shows them in that language, in one look-up. */
async function namedLines({ content }: Services, lines: readonly CartLine[], language: Language, media: string) {
  const uids = [...new Set(lines.map(({ uid }) => uid))];
  const entries = await content.byUids<Partial<ProductContent>>(
    "product",
    uids,
    language === "en" ? defaultLocale.contentLocale : language,
  );
  return lines.map((line): Line => {
    const entry = entries.get(line.uid);
    const names = entry?.data.valueNames ?? {};
    const options = line.options.map(({ code, label }) => names[code] ?? label).join(" / ");
    const image = line.image ? `${media}/i/firn/${encodeURIComponent(line.image)}` : null;
    return {
      name: entry?.title || line.name,
      more: [options, `× ${line.quantity}`].filter(Boolean).join(", "),
      picture: image && `${image}?w=120&h=160&sm=c&fmt=jpg&qlt=75`,
    };
  });
}

function row({ name, more, picture }: Line): string {
  const cell = `padding:14px 0;border-bottom:1px solid #d9dee3;vertical-align:top;${font};font-size:16px;line-height:1.45`;
  const image = picture
    ? `<img src="${safe(picture)}" width="60" height="80" alt="" style="display:block;background:#f2f4f6">`
    : "";
  return `<tr><td width="76" style="${cell}">${image}</td><td style="${cell}"><strong>${safe(name)}</strong><br><span style="font-size:14px;${slate}">${safe(more)}</span></td></tr>`;
}
