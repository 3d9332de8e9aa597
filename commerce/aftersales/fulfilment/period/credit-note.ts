import { addressLinesOf } from "#commerce/sales/orders/emails/address-lines.ts";
import { type PaperLook, writeLook } from "#commerce/sales/orders/invoice/head.ts";
import { invoiceTexts } from "#commerce/sales/orders/invoice/texts.ts";
import { margin, openPaper, width } from "#commerce/sales/orders/pdf.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { sumOf } from "#commerce/sales/pricing/rules.ts";
import { formatMoney, splitProportionally } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";

type Refund = {
  id: number;
  amount: number;
  delivery: number;
  at: Date;
  items: { orderLineId: number; quantity: number }[];
};
type Words = { title: string; number: string; delivery: string; other: string; total: string; tax: string };

const words: Record<Language, Words> = {
  en: {
    title: "Credit note",
    number: "Number",
    delivery: "Delivery",
    other: "Goods",
    total: "Paid back",
    tax: "Tax within it",
  },
  de: {
    title: "Gutschrift",
    number: "Nummer",
    delivery: "Versand",
    other: "Ware",
    total: "Erstattet",
    tax: "Darin enthaltene Steuer",
  },
  fr: {
    title: "Avoir",
    number: "Numéro",
    delivery: "Livraison",
    other: "Articles",
    total: "Remboursé",
    tax: "Dont taxes",
  },
  it: {
    title: "Nota di credito",
    number: "Numero",
    delivery: "Consegna",
    other: "Merce",
    total: "Rimborsato",
    tax: "Imposte incluse",
  },
  es: {
    title: "Factura rectificativa",
    number: "Número",
    delivery: "Envío",
    other: "Artículos",
    total: "Reembolsado",
    tax: "Impuestos incluidos",
  },
  sv: {
    title: "Kreditfaktura",
    number: "Nummer",
    delivery: "Frakt",
    other: "Varor",
    total: "Återbetalat",
    tax: "Varav skatt",
  },
  no: {
    title: "Kreditnota",
    number: "Nummer",
    delivery: "Frakt",
    other: "Varer",
    total: "Refundert",
    tax: "Herav avgift",
  },
  ja: { title: "返金明細書", number: "番号", delivery: "送料", other: "商品", total: "返金額", tax: "うち税額" },
};

/** What an order's refund took back of its invoice, as a PDF. Its number is the order's with the refund's. */
export async function creditNotePdf(
  { order, language, seller, look }: { order: Order; language: Language; seller: readonly string[]; look?: PaperLook },
  refund: Refund,
): Promise<Uint8Array> {
  const [own, invoice] = [words[language], invoiceTexts[language]];
  const intl = `${language}-${order.country.length === 2 ? order.country.toUpperCase() : "US"}`;
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const date = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" });
  const right = { isRight: true };
  const paper = await openPaper(`${own.title} ${order.id}-${refund.id}`, language);
  writeLook(paper, look);
  paper.put(own.title, margin, { size: 24, isBold: true });
  paper.y += 28;
  paper.put(`${own.number} ${order.id}-${refund.id}`, margin);
  paper.put(`${invoice.date} ${date.format(refund.at)}`, width - margin, right);
  paper.y += 15;
  paper.put(`${invoice.number} ${order.id}`, margin);
  paper.y += 32;
  const top = paper.y;
  let lowest = top;
  const blocks = [
    { heading: invoice.seller, lines: seller },
    { heading: invoice.billTo, lines: [...addressLinesOf(order.billingAddress, intl), order.email] },
  ];
  for (const [at, block] of blocks.entries()) {
    const x = margin + at * 250;
    paper.y = top;
    paper.put(block.heading, x, { size: 9, isBold: true });
    for (const line of block.lines.flatMap((text) => paper.fold(text, 230, { size: 9 }))) {
      paper.y += 13;
      paper.put(line, x, { size: 9 });
    }
    lowest = Math.max(lowest, paper.y);
  }
  paper.y = lowest + 34;
  for (const { orderLineId, quantity } of refund.items) {
    const line = order.lines.find(({ id }) => id === orderLineId);
    if (!line) continue;
    paper.need(40);
    const more = [line.name, line.options.map(({ label }) => label).join(" / "), line.sku].filter(Boolean).join(" · ");
    paper.put(`${quantity} × ${paper.fold(more, 400)[0] ?? ""}`, margin);
    paper.y += 16;
  }
  const all = sumOf(order.totals, "tax");
  const tax =
    order.total > 0 ? (splitProportionally(all, [refund.amount, Math.max(0, order.total - refund.amount)])[0] ?? 0) : 0;
  const sums: [string, number, boolean][] = [
    [own.other, refund.amount - refund.delivery, false],
    [own.delivery, refund.delivery, false],
    [own.total, refund.amount, true],
    [own.tax, tax, false],
  ];
  paper.need(110);
  paper.y += 22;
  paper.rule();
  for (const [label, amount, isBold] of sums.filter(([, amount]) => amount !== 0)) {
    paper.put(label, 300, { isBold });
    paper.put(money(amount), width - margin, { ...right, isBold });
    paper.y += 17;
  }
  return paper.finish();
}
