import { type BrandSource, brandFor, defaultBrand, originOf } from "#commerce/shared/email/brand.ts";
import {
  Button,
  EmailFrame,
  font,
  HelpLine,
  Label,
  Note,
  Paragraph,
  Row,
  renderEmail,
  slate,
  Title,
} from "#commerce/shared/email/frame.tsx";
import { linkedSentence, plainSentence, plainText } from "#commerce/shared/email/plain-text.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import { keepSent } from "#commerce/shared/email/sent.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { allLocales, defaultLocale, localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Mail, Message } from "#platform/mail.ts";
import { codeOf, hashCode, shownCode } from "./codes.ts";
import { giftCardTexts } from "./email-texts.ts";
import { findCardForEmail } from "./reads.ts";
import type { GiftCard } from "./schema.ts";
import { noteSent } from "./writes.ts";

/**
 * The queue of emails with a card's code: { cardId }, with { again, by } when staff resend it. No job contains the
 * code.
 */
export const cardEmailQueue = "gift-card-letter";

type Services = BrandSource & {
  db: Db;
  config: { PUBLIC_URL: string; PORT: number; SECRET: string; MEDIA_URL?: string };
  log: { error(about: object, message: string): void };
};

/**
 * Sends a card's code once, and again when `by` requests it; throws when sending failed. The stored copy contains no
 * code.
 */
export async function sendCardEmail(services: Services, mail: Mail, cardId: number, by?: string): Promise<void> {
  const { db, config, log } = services;
  const found = await findCardForEmail(db, cardId);
  if (!found?.card.isActive) return;
  const { sentAt, sendAt } = found.card;
  const isEarly = sendAt !== null && sendAt > new Date();
  if (by === undefined && (sentAt || isEarly)) return;
  const code = codeOf(found.seed, config.SECRET);
  if (!hashCode(code).equals(found.codeHash)) {
    log.error({ cardId }, "a gift card was given out with another SECRET: its code cannot be told any more");
    return;
  }
  const { language } = found.card;
  const locale =
    localeOf(found.country, language) ?? allLocales().find((one) => one.language === language) ?? defaultLocale;
  const brand = await brandFor(services, locale);
  const media = config.MEDIA_URL || originOf(config);
  const face = found.face && `${media}/i/firn/${encodeURIComponent(found.face)}?w=600&fmt=jpg&qlt=80`;
  const card = { ...found.card, from: found.from, face };
  const message = cardEmail(card, code, locale, found.email, `${originOf(config)}/${locale.code}`, brand);
  await mail.send(message);
  await noteSent(db, cardId);
  const blot = (text = "") => text.replaceAll(shownCode(code), blotted(code));
  const kept = { ...message, html: blot(message.html), text: blot(message.text) };
  await keepSent(db, { orderId: card.orderId, cardId, kind: "gift-card", ...(by !== undefined && { by }) }, kept);
}

/** "••••-••••-••••-7F2K": only the end of a code, as in lists. */
const blotted = (code: string): string => shownCode(code.slice(0, -4).replace(/./g, "•") + code.slice(-4));

type Card = Pick<GiftCard, "amount" | "currency" | "expiresAt" | "toName" | "message" | "orderId"> & {
  toEmail?: string;
  from?: string;
  /** The address of the picture of the chosen face. */
  face?: string;
};

/** The email with a card's code. The buyer and a named recipient get different sentences. */
export function cardEmail(
  card: Card,
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
    date: card.expiresAt ? longDate(intl).format(card.expiresAt) : "",
  };
  const subject = fill(texts.subject, values);
  const title = fill(texts.title, values);
  const isBought = card.orderId !== null && Boolean(card.toEmail);
  const given = card.orderId === null && card.toName ? texts.given : texts.text;
  const text = fill(isBought ? texts.bought : given, values);
  const balance = linkedSentence(texts.balance, `${pages}/gift-card`);
  const until = card.expiresAt ? fill(texts.until, values) : "";
  const help = linkedSentence(texts.help, `${pages}/support`);
  const html = (
    <EmailFrame language={language} brand={brand} subject={subject} preview={text} foot={<HelpLine {...help} />}>
      <Row>
        <Title>{title}</Title>
        {card.face && <img src={card.face} alt="" width={300} style={faceStyle} />}
        <Paragraph>{text}</Paragraph>
        {card.message && <Paragraph style={{ whiteSpace: "pre-wrap" }}>{card.message}</Paragraph>}
        <Label margin="0 0 6px">{texts.code}</Label>
        <p style={codeStyle}>{shownCode(code)}</p>
        <Paragraph style={{ fontSize: 16 }}>{[texts.use, until].filter(Boolean).join(" ")}</Paragraph>
        <Button text={texts.button} href={pages} />
        <div style={{ margin: "24px 0 8px", ...font, fontSize: 14, lineHeight: 1.5, ...slate }}>
          <HelpLine {...balance} />
        </div>
        <Note style={{ margin: 0 }}>{texts.note}</Note>
      </Row>
    </EmailFrame>
  );
  const plain = plainText(brand, [
    title,
    text,
    card.message,
    `${texts.code}${colon(language)}${shownCode(code)}`,
    texts.use,
    until,
    `${texts.button}${colon(language)}${pages}`,
    plainSentence(balance),
    texts.note,
    plainSentence(help),
  ]);
  return { to, subject, html: renderEmail(html), text: plain };
}

const faceStyle = { display: "block", width: 300, maxWidth: "100%", height: "auto", margin: "0 0 20px" };

const codeStyle = {
  margin: "0 0 24px",
  padding: "18px 20px",
  background: "#f2f4f6",
  ...font,
  fontSize: 21,
  fontWeight: 700,
  letterSpacing: ".03em",
  whiteSpace: "nowrap",
  color: "#0e1216",
};
