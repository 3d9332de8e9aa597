import { trackingUrl } from "#commerce/sales/orders/carriers.ts";
import type { MailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";
import type { Order, Shipment } from "#commerce/sales/orders/schema.ts";
import { defaultBrand, type LetterBrand, signature } from "#commerce/shared/email/brand.ts";
import {
  button,
  fill,
  font,
  type Help,
  helpLine,
  helpOf,
  label,
  safe,
  sheet,
  slate,
  table,
} from "#commerce/shared/email/frame.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { addressLinesOf } from "./address-lines.ts";
import { cancelledTexts } from "./cancelled-texts.ts";
import type { MailLinks, OrderMail } from "./confirmation.ts";
import { deliveredTexts } from "./delivered-texts.ts";
import { extrasTexts } from "./extras-texts.ts";
import { refundedTexts } from "./refunded-texts.ts";
import { type ReturnNews, returnTexts } from "./return-texts.ts";
import { shippedTexts } from "./shipped-texts.ts";
import { mailTexts } from "./texts.ts";
import { withdrawalTexts } from "./withdrawal-texts.ts";

/** What a message about an order that stands is about. Amounts in minor units of the order's currency. */
export type News =
  | { kind: "shipped"; shipment: Shipment; isLast: boolean }
  | { kind: "delivered"; shipment: Shipment & { deliveredAt: Date }; isLast: boolean }
  /** `giftAmount`: how much of it went back to a gift card. */
  | { kind: "cancelled"; amount: number; giftAmount?: number }
  | { kind: "refunded"; amount: number; giftAmount?: number }
  /** An invoice has become less. */
  | { kind: "credited"; amount: number; giftAmount?: number }
  /** It can be collected; `store`: the address of the store's page. */
  | { kind: "ready"; store: string }
  /** Pieces by line id; `at`: when it was declared. */
  | { kind: "withdrawal"; returnId: number; at: Date; items: { orderLineId: number; quantity: number }[] }
  /** `answer`: what staff wrote about it; empty: nothing. */
  | { kind: "return"; state: ReturnNews; returnId: number; answer: string };

type Parts = {
  language: Language;
  brand: LetterBrand;
  subject: string;
  preview: string;
  kicker: string;
  number: string;
  heading: string;
  text: string;
  lines: { name: string; more: string }[];
  /** `link`: stands below the lines. */
  blocks: { heading: string; lines: string[]; link?: { text: string; href: string } }[];
  button: { text: string; href: string };
  help: Help;
};

type Words = Pick<Parts, "subject" | "preview" | "kicker" | "heading" | "text"> &
  Partial<Pick<Parts, "lines" | "blocks">>;

/** Tells what became of an order. Names of lines stand as they come: put them into the language before. */
export function noticeMail(
  order: Order,
  news: News,
  language: Language,
  links: MailLinks,
  brand = defaultBrand,
): OrderMail {
  const texts = mailTexts[language];
  const number = String(order.id);
  const words = wordsOf(order, news, language, texts);
  const money = (value: number) => formatMoney(value, order.currency, intlOf(order, language));
  const amount = "amount" in news ? money(news.amount) : "";
  const gift = "giftAmount" in news ? money(news.giftAmount ?? 0) : "";
  const returned = "returnId" in news ? news.returnId : "";
  const put = (text: string) =>
    fill(text, { number, amount, gift, city: order.shippingAddress.city, return: returned });
  const parts: Parts = {
    lines: [],
    blocks: [],
    ...words,
    language,
    brand,
    subject: put(words.subject),
    preview: put(words.preview),
    kicker: put(words.kicker),
    heading: put(words.heading),
    text: put(words.text),
    number: fill(texts.number, { number }),
    button: { text: texts.button, href: links.order },
    help: helpOf(texts.help, links.support),
  };
  return { subject: parts.subject, html: noticeHtml(parts), text: plainText(parts) };
}

const intlOf = (order: Order, language: Language) =>
  order.country.length === 2 ? `${language}-${order.country.toUpperCase()}` : language;

function wordsOf(order: Order, news: News, language: Language, texts: MailTexts): Words {
  switch (news.kind) {
    case "cancelled": {
      const { paidBack, toCard, nothingPaid, ...words } = cancelledTexts[language];
      return { ...words, text: news.amount === 0 ? nothingPaid : isToCard(news) ? toCard : paidBack };
    }
    case "refunded": {
      const { text, toCard, partToCard, ...words } = refundedTexts[language];
      const both = news.giftAmount ? `${text}${language === "ja" ? "" : " "}${partToCard}` : text;
      return { ...words, text: isToCard(news) ? toCard : both };
    }
    case "credited":
      return { ...extrasTexts[language].credited, kicker: refundedTexts[language].kicker };
    case "ready": {
      const { ready, pickUpAt } = extrasTexts[language];
      const { name = "", phone = "" } = order.extras?.pickUp ?? {};
      const place = addressLinesOf(order.shippingAddress, intlOf(order, language));
      const link = { text: news.store, href: news.store };
      const block = { heading: pickUpAt, lines: [...place.slice(1), phone].filter(Boolean), link };
      return { ...putAll(ready, { store: name }), blocks: [block] };
    }
    case "return": {
      const { kicker, answer, ...states } = returnTexts[language];
      const words = states[news.state];
      const blocks = news.answer ? [{ heading: answer, lines: news.answer.split(/\r?\n/) }] : [];
      return { ...words, kicker, preview: words.text, blocks };
    }
    case "withdrawal": {
      const { at: heading, right: _, ...words } = withdrawalTexts[language];
      // In the time of most of those who have this right, and named.
      const options = { dateStyle: "long", timeStyle: "long", timeZone: "Europe/Berlin" } as const;
      const time = new Intl.DateTimeFormat(intlOf(order, language), options).format(news.at);
      const lines = linesOf(order, news.items, texts);
      return { ...words, preview: words.heading, lines, blocks: [{ heading, lines: [time] }] };
    }
    case "delivered": {
      const { whole, part, at: heading, ...words } = deliveredTexts[language];
      const { shipment, isLast } = news;
      const day = new Intl.DateTimeFormat(intlOf(order, language), { dateStyle: "long", timeZone: "UTC" });
      const lines = linesOf(order, shipment.items, texts);
      const blocks = [{ heading, lines: [day.format(shipment.deliveredAt)] }];
      return { ...words, text: isLast ? whole : part, lines, blocks };
    }
    case "shipped": {
      const { whole, part, carrier, tracking, ...words } = shippedTexts[language];
      const { shipment, isLast } = news;
      const lines = linesOf(order, shipment.items, texts);
      const { provider, trackingNumber } = shipment;
      const href = trackingUrl(provider, trackingNumber);
      const parcel = href ? { lines: [], link: { text: trackingNumber, href } } : { lines: [trackingNumber] };
      const blocks = [
        { heading: carrier, lines: [provider] },
        { heading: tracking, ...parcel },
        { heading: texts.shipTo, lines: addressLinesOf(order.shippingAddress, intlOf(order, language)) },
      ];
      return { ...words, text: isLast ? whole : part, lines, blocks: blocks.filter((block) => block.lines[0] !== "") };
    }
  }
}

const isToCard = ({ amount, giftAmount = 0 }: { amount: number; giftAmount?: number }) => giftAmount === amount;

const putAll = <T extends Record<string, string>>(texts: T, values: Record<string, string>): T =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text, values)])) as T;

function linesOf(order: Order, items: readonly { orderLineId: number; quantity: number }[], texts: MailTexts) {
  const counts = new Map(items.map((item) => [item.orderLineId, item.quantity]));
  return order.lines.flatMap(({ id, name, options }) => {
    const count = counts.get(id);
    const more = [options.map((option) => option.label).join(" / "), fill(texts.quantity, { count: count ?? 0 })];
    return count === undefined ? [] : [{ name, more: more.filter(Boolean).join(", ") }];
  });
}

const anchor = ({ text, href }: { text: string; href: string }) =>
  `<a href="${safe(href)}" style="color:#1b4dff;word-break:break-word">${safe(text)}</a>`;

const cell = `padding:12px 0;border-top:1px solid #d9dee3;${font};font-size:16px;line-height:1.45`;

function noticeHtml(parts: Parts): string {
  const lines = parts.lines.map(
    ({ name, more }) =>
      `<tr><td style="${cell}"><strong>${safe(name)}</strong><br><span style="font-size:14px;${slate}">${safe(more)}</span></td></tr>`,
  );
  const blocks = parts.blocks.map(
    ({ heading, lines: own, link }) =>
      `<tr><td style="${cell}"><span style="${label}">${safe(heading)}</span><br>${[...own.map(safe), ...(link ? [anchor(link)] : [])].join("<br>")}</td></tr>`,
  );
  const rows = `<tr><td style="padding:36px 32px 32px">
<p style="margin:0 0 8px;${label}">${safe(parts.kicker)} · ${safe(parts.number)}</p>
<h1 style="margin:0 0 16px;${font};font-size:34px;line-height:1.05;font-weight:800;letter-spacing:-.02em;color:#0e1216">${safe(parts.heading)}</h1>
<p style="margin:0 0 24px;${font};font-size:16px;line-height:1.5">${safe(parts.text)}</p>
${button(parts.button)}
</td></tr>
<tr><td style="padding:0 32px 36px"><table ${table}>${[...lines, ...blocks].join("")}</table></td></tr>`;
  return sheet(parts, rows, helpLine(parts.help));
}

function plainText({
  language,
  number,
  heading,
  text,
  lines,
  blocks,
  button: { text: label, href },
  help,
  brand,
}: Parts): string {
  return [
    `${number}\n${heading}\n\n${text}`,
    lines.map(({ name, more }) => `- ${name} (${more})`).join("\n"),
    ...blocks.map(({ heading: title, lines: own, link }) =>
      [title, ...own, ...new Set(link ? [link.text, link.href] : [])].join("\n"),
    ),
    `${label}${colon(language)}${href}`,
    `${help.before}${help.href}${help.after}`,
    signature(brand),
  ]
    .filter(Boolean)
    .join("\n\n");
}
