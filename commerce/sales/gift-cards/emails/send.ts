import { codeOf, hashCode, shownCode } from "#commerce/sales/gift-cards/codes.ts";
import { findCardForLetter } from "#commerce/sales/gift-cards/reads.ts";
import type { GiftCard } from "#commerce/sales/gift-cards/schema.ts";
import { noteSent } from "#commerce/sales/gift-cards/writes.ts";
import { type BrandSource, brandFor, defaultBrand, signature } from "#commerce/shared/email/brand.ts";
import { button, fill, font, helpLine, helpOf, label, safe, sheet, slate } from "#commerce/shared/email/frame.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { allLocales, defaultLocale, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import { giftCardTexts } from "./texts.ts";

/** The queue of letters that bring a card's code: { cardId }. The code is in no job. */
export const cardQueue = "gift-card-letter";

type Services = BrandSource & {
  db: Db;
  config: { PUBLIC_URL: string; PORT: number; SECRET: string };
  log: { error(about: object, message: string): void };
};

/** Sends a card's code, once; throws when that failed. */
export async function sendCard(services: Services, mail: Mail, cardId: number): Promise<void> {
  const { db, config, log } = services;
  const facts = await findCardForLetter(db, cardId);
  if (!facts || facts.card.sentAt || !facts.card.isActive) return;
  const code = codeOf(facts.seed, config.SECRET);
  if (!hashCode(code).equals(facts.codeHash)) {
    log.error({ cardId }, "a gift card was given out with another SECRET: its code cannot be told any more");
    return;
  }
  const { language } = facts.card;
  const locale = localeOf(facts.country, language) ?? allLocales().find((one) => one.language === language);
  const place = locale ?? defaultLocale;
  const pages = `${config.PUBLIC_URL || `http://localhost:${config.PORT}`}/${place.code}`;
  const brand = await brandFor(services, place);
  await mail.send(cardLetter({ ...facts.card, from: facts.from }, code, place, facts.email, pages, brand));
  await noteSent(db, cardId);
}

/** The letter; who bought it reads another sentence than whom it is given to. */
export function cardLetter(
  card: Pick<GiftCard, "amount" | "currency" | "expiresAt" | "toName" | "message" | "orderId"> & {
    toEmail?: string;
    from?: string;
  },
  code: string,
  { language, intl }: { language: Language; intl: string },
  to: string,
  pages: string,
  brand = defaultBrand,
): Message {
  const texts = giftCardTexts[language];
  const values = {
    amount: formatMoney(card.amount, card.currency, intl),
    name: card.toName || brand.name,
    from: card.from || brand.name,
    date: card.expiresAt
      ? new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" }).format(card.expiresAt)
      : "",
  };
  const subject = fill(texts.subject, values);
  const title = fill(texts.title, values);
  const isBought = card.orderId !== null && Boolean(card.toEmail);
  const given = card.orderId === null && card.toName ? texts.given : texts.text;
  const text = fill(isBought ? texts.bought : given, values);
  const balance = helpOf(texts.balance, `${pages}/gift-card`);
  const until = card.expiresAt ? fill(texts.until, values) : "";
  const help = helpOf(texts.help, `${pages}/support`);
  const message = card.message
    ? `<p style="margin:0 0 24px;${font};font-size:17px;line-height:1.5;white-space:pre-wrap">${safe(card.message)}</p>`
    : "";
  const rows = `<tr><td style="padding:36px 32px">
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(title)}</h1>
<p style="margin:0 0 24px;${font};font-size:17px;line-height:1.5">${safe(text)}</p>
${message}
<p style="margin:0 0 6px;${label}">${safe(texts.code)}</p>
<p style="margin:0 0 24px;padding:18px 20px;background:#f2f4f6;${font};font-size:21px;font-weight:700;letter-spacing:.03em;white-space:nowrap;color:#0e1216">${safe(shownCode(code))}</p>
<p style="margin:0 0 24px;${font};font-size:16px;line-height:1.5">${safe([texts.use, until].filter(Boolean).join(" "))}</p>
${button({ text: texts.button, href: pages })}
<div style="margin:24px 0 8px;${font};font-size:14px;line-height:1.5;${slate}">${helpLine(balance)}</div>
<p style="margin:0;${font};font-size:14px;line-height:1.5;${slate}">${safe(texts.note)}</p>
</td></tr>`;
  const plain = [
    title,
    text,
    card.message,
    `${texts.code}${colon(language)}${shownCode(code)}`,
    texts.use,
    until,
  ].filter(Boolean);
  plain.push(
    `${texts.button}${colon(language)}${pages}`,
    `${balance.before}${balance.href}${balance.after}`,
    texts.note,
    `${help.before}${help.href}${help.after}`,
    signature(brand),
  );
  const html = sheet({ language, brand, subject, preview: text }, rows, helpLine(help));
  return { to, subject, html, text: plain.join("\n\n") };
}
