import type { MailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { TotalLine } from "#commerce/sales/pricing/schema.ts";
import { defaultBrand, type LetterBrand, signature } from "#commerce/shared/email/brand.ts";
import { helpOf } from "#commerce/shared/email/frame.ts";
import { colon } from "#commerce/shared/email/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { calledIn } from "#commerce/shared/regions/names.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { addressLinesOf, goesTo } from "./address-lines.ts";
import type { ConfirmationParts } from "./confirmation-parts.ts";
import { extraBlocks, introOf } from "./extras.ts";
import { extrasTexts } from "./extras-texts.ts";
import { confirmationHtml } from "./html.ts";
import { mailTexts } from "./texts.ts";
import { withdrawalTexts } from "./withdrawal-texts.ts";

export type MailLinks = {
  /** Absolute addresses: the order's page, where it is followed, called off and returned; and the support pages. */
  order: string;
  support: string;
  /** Where the right of withdrawal is explained, for those who have it. */
  withdrawal?: string;
  /** Absolute address of a picture by its media id; without it the message has no pictures. */
  picture?: (mediaId: string) => string;
  /** Where invoices are paid to, line by line. */
  bank?: readonly string[];
};

export type OrderMail = { subject: string; html: string; text: string };

/**
 * The message that says an order has arrived. Names of lines stand as they come: put them into the language before.
 * Amounts are formatted for the order's country.
 */
export function confirmationMail(order: Order, language: Language, links: MailLinks, brand = defaultBrand): OrderMail {
  const parts = partsOf(order, language, links, brand);
  return { subject: parts.subject, html: confirmationHtml(parts), text: plainText(parts) };
}

function partsOf(order: Order, language: Language, links: MailLinks, brand: LetterBrand): ConfirmationParts {
  const texts = mailTexts[language];
  const intl = order.country.length === 2 ? `${language}-${order.country.toUpperCase()}` : language;
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const number = String(order.id);
  const method = order.shippingMethod;
  const isByEmail = method.code === "email";
  const isPickUp = order.extras?.pickUp !== undefined;
  const extra = extrasTexts[language];
  const days = fill(isPickUp ? extra.pickUpDays : texts.days, { from: method.daysFrom, to: method.daysTo });
  const to = [...goesTo(order, intl), ...(isPickUp ? [days] : [])];
  const [before = "", after = ""] = texts.help.split("{link}");
  return {
    language,
    brand,
    subject: fill(texts.subject, { number }),
    preview: fill(texts.preview, { total: money(order.total) }),
    kicker: texts.kicker,
    number: fill(texts.number, { number }),
    thanks: fill(texts.thanks, {
      name: calledIn(language, order.billingAddress) || calledIn(language, order.shippingAddress),
    }),
    intro: introOf(order, language, texts),
    items: isByEmail || isPickUp ? texts.itemsEmail : texts.items,
    lines: order.lines.map((line) => ({
      name: line.name,
      more: [
        line.options.map((option) => option.label).join(" / "),
        fill(texts.quantity, { count: line.quantity }),
      ].filter(Boolean),
      total: money(line.total),
      ...(line.image && links.picture && { picture: links.picture(line.image) }),
    })),
    sums: sumLines(order, language, intl),
    blocks: [
      ...extraBlocks(order, language, intl, links.bank),
      ...(isByEmail ? [] : [{ heading: isPickUp ? extra.pickUpAt : texts.shipTo, lines: to }]),
      { heading: texts.billTo, lines: addressLinesOf(order.billingAddress, intl) },
      ...(isPickUp
        ? []
        : [
            {
              heading: texts.by,
              lines: [texts.methods[method.code as "standard"] ?? method.name, ...(method.daysTo > 0 ? [days] : [])],
            },
          ]),
    ],
    button: { text: texts.button, href: links.order },
    help: { before, href: links.support, after },
    returns: texts.returns,
    right: links.withdrawal ? helpOf(withdrawalTexts[language].right, links.withdrawal) : null,
  };
}

/** What the total is made of, in words: added lines, the total, and below it what the prices contain. */
export function sumLines(order: Pick<Order, "totals" | "total" | "currency">, language: Language, intl: string) {
  const texts = mailTexts[language];
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const put = (line: TotalLine) => sumOf(line, texts, intl, money);
  return [
    ...order.totals.filter((line) => !line.included).map(put),
    { label: texts.total, amount: money(order.total), kind: "total" as const },
    ...order.totals.filter((line) => line.included).map(put),
  ];
}

function sumOf(line: TotalLine, texts: MailTexts, intl: string, money: (amount: number) => string) {
  const kind = line.included ? ("within" as const) : ("plain" as const);
  if (line.kind === "gift_card") {
    return { label: fill(texts.giftCard, { last4: line.name ?? "" }), amount: money(-line.amount), kind };
  }
  if (line.kind === "discount" && line.name) {
    return { label: line.code ? `${line.name} (${line.code})` : line.name, amount: money(line.amount), kind };
  }
  if (line.kind !== "tax") {
    const amount = line.kind === "shipping" && line.amount === 0 ? texts.free : money(line.amount);
    return { label: line.label === "total.onAccount" ? texts.onAccount : texts[line.kind], amount, kind };
  }
  const rate = new Intl.NumberFormat(intl, { maximumFractionDigits: 3 }).format(line.rate ?? 0);
  const name = texts.taxes[line.label as "tax.vat"] ?? line.label;
  const place = line.jurisdiction?.replace(/^[A-Z]{2}-/, "") ?? "";
  const label = fill(line.included ? texts.taxIncluded : texts.taxAdded, { name, place, rate });
  return { label, amount: money(line.amount), kind };
}

const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));

function plainText(parts: ConfirmationParts): string {
  const { lines, sums, blocks, button, help } = parts;
  const is = colon(parts.language);
  return [
    `${parts.number}\n${parts.thanks}\n\n${parts.intro}`,
    `${parts.items}\n${lines.map(({ name, more, total }) => `- ${name} (${more.join(", ")})${is}${total}`).join("\n")}`,
    sums.map(({ label, amount }) => `${label}${is}${amount}`).join("\n"),
    ...blocks.map(({ heading, lines: own }) => `${heading}\n${own.join("\n")}`),
    `${button.text}${is}${button.href}`,
    ...(parts.right ? [`${parts.right.before}${parts.right.href}${parts.right.after}`] : []),
    `${parts.returns}\n${help.before}${help.href}${help.after}`,
    signature(parts.brand),
  ].join("\n\n");
}
