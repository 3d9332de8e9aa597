import { trackingUrl } from "#commerce/sales/orders/carriers.ts";
import type { Order, Shipment } from "#commerce/sales/orders/schema.ts";
import { defaultBrand } from "#commerce/shared/email/brand.ts";
import {
  Button,
  EmailFrame,
  font,
  HelpLine,
  Label,
  Paragraph,
  Row,
  renderEmail,
  Table,
  Title,
} from "#commerce/shared/email/frame.tsx";
import { linkedSentence, plainSentence, plainText } from "#commerce/shared/email/plain-text.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import type { Email } from "#commerce/shared/email/simple.tsx";
import { type Detail, DetailRow, LineName } from "#commerce/shared/email/tables.tsx";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { dateFormat, longDate } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { addressLinesOf } from "./address-lines.ts";
import { cancelledTexts } from "./cancelled-texts.ts";
import { deliveredTexts } from "./delivered-texts.ts";
import { exchangeEndedTexts } from "./exchange-ended-texts.ts";
import { extrasTexts } from "./extras-texts.ts";
import { linkTexts } from "./link-texts.ts";
import { intlOf, type OrderEmailLinks } from "./links.ts";
import type { OrderNoticeKind } from "./queue.ts";
import { refundedTexts } from "./refunded-texts.ts";
import { type ReturnEmailState, returnTexts } from "./return-texts.ts";
import { shippedTexts } from "./shipped-texts.ts";
import { orderEmailTexts } from "./texts/all.ts";
import { toPayTexts } from "./to-pay-texts.ts";
import { withdrawalTexts } from "./withdrawal-texts.ts";

type Pieces = { orderLineId: number; quantity: number };

/** What the email of each kind about a confirmed order says. Amounts in minor units of the order's currency. */
type Occasions = {
  shipped: { shipment: Shipment; isLast: boolean };
  delivered: { shipment: Shipment & { deliveredAt: Date }; isLast: boolean };
  /** `giftAmount`: the part refunded to a gift card. */
  cancelled: { amount: number; giftAmount?: number };
  refunded: { amount: number; giftAmount?: number; items?: readonly Pieces[] };
  credited: { amount: number; giftAmount?: number; items?: readonly Pieces[] };
  link: unknown;
  /** To be paid by `until`, at `link`. */
  "to-pay": { amount: number; until: Date; link: string };
  /** `answer`: the staff's remark, or empty. */
  "exchange-ended": { answer: string };
  /** `store`: the address of the store's page. */
  ready: { store: string };
  /** Units by line id; `at`: when the withdrawal was declared. */
  withdrawal: { returnId: number; at: Date; items: { orderLineId: number; quantity: number }[] };
  /** `answer`: the staff's remark, or empty. */
  return: { state: ReturnEmailState; returnId: number; answer: string };
};

export type OrderNotice<Kind extends OrderNoticeKind = OrderNoticeKind> = {
  [K in Kind]: { kind: K } & Occasions[K];
}[Kind];

type Content = {
  subject: string;
  preview: string;
  kicker: string;
  heading: string;
  text: string;
  lines?: { name: string; more: string }[];
  details?: Detail[];
  /** The button's text and target; when absent, it links to the order. */
  button?: string;
};

const cell = { fontSize: 16, lineHeight: 1.45 };

/** The email about an event of an order. Product names are used as given, so translate them first. */
export function noticeEmail(
  order: Order,
  notice: OrderNotice,
  language: Language,
  links: OrderEmailLinks,
  brand = defaultBrand,
): Email {
  const texts = orderEmailTexts[language];
  const money = (value: number) => formatMoney(value, order.currency, intlOf(order, language));
  const values = {
    number: String(order.id),
    amount: "amount" in notice ? money(notice.amount) : "",
    gift: "giftAmount" in notice ? money(notice.giftAmount ?? 0) : "",
    city: order.shippingAddress.city,
    until: "until" in notice ? momentOf(notice.until, intlOf(order, language)) : "",
    return: "returnId" in notice ? notice.returnId : "",
  };
  const { lines = [], details = [], button: own = texts.button, ...words } = contentOf(order, notice, language);
  const button = { text: fill(own, values), href: "link" in notice ? notice.link : links.order };
  const { subject, preview, kicker, heading, text } = fillAll(words, values);
  const number = fill(texts.number, values);
  const help = linkedSentence(texts.help, links.support);
  const html = (
    <EmailFrame language={language} brand={brand} subject={subject} preview={preview} foot={<HelpLine {...help} />}>
      <Row style={{ padding: "36px 32px 32px" }}>
        <Label margin="0 0 8px">{`${kicker} · ${number}`}</Label>
        <Title>{heading}</Title>
        <Paragraph style={{ fontSize: 16 }}>{text}</Paragraph>
        <Button {...button} />
      </Row>
      <Row style={{ padding: "0 32px 36px" }}>
        <Table>
          {lines.map(({ name, more }) => (
            <Row
              key={`${name} ${more}`}
              style={{ padding: "12px 0", borderTop: "1px solid #d9dee3", ...font, ...cell }}
            >
              <LineName name={name} more={[more]} />
            </Row>
          ))}
          {details.map((detail) => (
            <DetailRow key={detail.heading} detail={detail} style={cell} />
          ))}
        </Table>
      </Row>
    </EmailFrame>
  );
  const plain = plainText(brand, [
    `${number}\n${heading}\n\n${text}`,
    lines.map(({ name, more }) => `- ${name} (${more})`).join("\n"),
    ...details.map(({ heading: title, lines: own, link }) =>
      [title, ...own, ...new Set(link ? [link.text, link.href] : [])].join("\n"),
    ),
    `${button.text}${colon(language)}${button.href}`,
    plainSentence(help),
  ]);
  return { subject, html: renderEmail(html), text: plain };
}

function contentOf(order: Order, notice: OrderNotice, language: Language): Content {
  const texts = orderEmailTexts[language];
  const intl = intlOf(order, language);
  switch (notice.kind) {
    case "cancelled": {
      const { paidBack, toCard, nothingPaid, ...words } = cancelledTexts[language];
      return { ...words, text: notice.amount === 0 ? nothingPaid : isToCard(notice) ? toCard : paidBack };
    }
    case "refunded": {
      const { text, toCard, partToCard, ...words } = refundedTexts[language];
      const both = notice.giftAmount ? `${text}${language === "ja" ? "" : " "}${partToCard}` : text;
      return {
        ...words,
        text: isToCard(notice) ? toCard : both,
        lines: linesOf(order, notice.items ?? [], texts.quantity),
      };
    }
    case "credited":
      return {
        ...extrasTexts[language].credited,
        kicker: refundedTexts[language].kicker,
        lines: linesOf(order, notice.items ?? [], texts.quantity),
      };
    case "link":
      return linkTexts[language];
    case "to-pay": {
      const { pay: button, ...words } = toPayTexts[language];
      const all = order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }));
      return { ...words, button, lines: linesOf(order, all, texts.quantity) };
    }
    case "exchange-ended": {
      const { answer, ...words } = exchangeEndedTexts[language];
      return { ...words, details: answerOf(answer, notice.answer) };
    }
    case "ready": {
      const { ready, pickUpAt } = extrasTexts[language];
      const { name = "", phone = "" } = order.extras?.pickUp ?? {};
      const [, ...address] = addressLinesOf(order.shippingAddress, intl);
      const link = { text: notice.store, href: notice.store };
      const detail = { heading: pickUpAt, lines: [...address, phone].filter(Boolean), link };
      return { ...fillAll(ready, { store: name }), details: [detail] };
    }
    case "return": {
      const { kicker, answer, ...states } = returnTexts[language];
      const words = states[notice.state];
      return { ...words, kicker, preview: words.text, details: answerOf(answer, notice.answer) };
    }
    case "withdrawal": {
      const { at: heading, right: _, ...words } = withdrawalTexts[language];
      // In the time zone of most buyers with this right, with the zone's name.
      const options = { dateStyle: "long", timeStyle: "long", timeZone: "Europe/Berlin" } as const;
      const time = dateFormat(intl, options).format(notice.at);
      const lines = linesOf(order, notice.items, texts.quantity);
      return { ...words, preview: words.heading, lines, details: [{ heading, lines: [time] }] };
    }
    case "delivered": {
      const { whole, part, at: heading, ...words } = deliveredTexts[language];
      const day = longDate(intl);
      const details = [{ heading, lines: [day.format(notice.shipment.deliveredAt)] }];
      const lines = linesOf(order, notice.shipment.items, texts.quantity);
      return { ...words, text: notice.isLast ? whole : part, lines, details };
    }
    case "shipped": {
      const { whole, part, carrier, tracking, ...words } = shippedTexts[language];
      const { provider, trackingNumber, items } = notice.shipment;
      const href = trackingUrl(provider, trackingNumber);
      const parcel = href ? { lines: [], link: { text: trackingNumber, href } } : { lines: [trackingNumber] };
      const details = [
        { heading: carrier, lines: [provider] },
        { heading: tracking, ...parcel },
        { heading: texts.shipTo, lines: addressLinesOf(order.shippingAddress, intl) },
      ].filter((detail) => detail.lines[0] !== "");
      return { ...words, text: notice.isLast ? whole : part, lines: linesOf(order, items, texts.quantity), details };
    }
  }
}

/** The staff's remark, when there is one. */
const answerOf = (heading: string, answer: string): Detail[] =>
  answer ? [{ heading, lines: answer.split(/\r?\n/) }] : [];

/** In the shop's time zone, with the zone's name. */
const momentOf = (date: Date, intl: string) =>
  dateFormat(intl, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  } as const).format(date);

const isToCard = ({ amount, giftAmount = 0 }: { amount: number; giftAmount?: number }) => giftAmount === amount;

const fillAll = <T extends Record<string, string>>(texts: T, values: Record<string, string | number>): T =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text, values)])) as T;

function linesOf(order: Order, items: readonly Pieces[], quantity: string) {
  const counts = new Map(items.map((item) => [item.orderLineId, item.quantity]));
  return order.lines.flatMap(({ id, name, options }) => {
    const count = counts.get(id);
    if (count === undefined) return [];
    const more = [options.map((option) => option.label).join(" / "), fill(quantity, { count })];
    return [{ name, more: more.filter(Boolean).join(", ") }];
  });
}
