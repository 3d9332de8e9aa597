import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { Message } from "#platform/mail.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { order, parcel, sampleNotices } from "#tests/support/samples/order-notices.ts";
import { noticeEmail, type OrderNotice } from "./notice.tsx";
import { orderKeyOf } from "./order-key.ts";
import type { OrderEmailJob } from "./queue.ts";
import { sendOrderNotice } from "./send.ts";
import { orderEmailTexts } from "./texts/all.ts";

const every = Object.values(sampleNotices).flat();
const links = { order: "https://firn.example/o?key=a&b=c", support: "https://firn.example/de-de/support" };

describe("mails about orders that stand", () => {
  test("a parcel's mail names what is in it, where it goes and how to follow it", () => {
    const mail = noticeEmail(order, parcel, "de", links);
    expect(mail.subject).toBe("Bestellung 10042 ist unterwegs");
    for (const words of ["Kestrel", "Menge 1", "80331 München", "Post", "ein Teil deiner Bestellung"]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.text).not.toContain("Lumi");
    expect(mail.html).toContain("FN&lt;7&gt;");
    expect(mail.html).toContain("key=a&amp;b=c");
    expect(noticeEmail(order, { ...parcel, isLast: true }, "de", links).text).not.toContain("Teil");
  });

  test("a parcel's number leads to its carrier, where the carrier is known", () => {
    const shipment = { ...parcel.shipment, provider: "UPS", trackingNumber: "1Z999" };
    const mail = noticeEmail(order, { ...parcel, shipment }, "de", links);
    const address = "https://www.ups.com/track?tracknum=1Z999";
    expect(mail.html).toMatch(/<a href="https:\/\/www\.ups\.com\/track\?tracknum=1Z999"[^>]*>1Z999<\/a>/);
    expect(mail.text).toContain(`Sendungsnummer\n1Z999\n${address}`);
    expect(noticeEmail(order, parcel, "de", links).html).not.toContain("ups.com");
  });

  test("a delivered parcel's mail names what was in it and the day", () => {
    const mail = noticeEmail(order, sampleNotices.delivered[1]!, "de", links);
    expect(mail.subject).toBe("Bestellung 10042 ist angekommen");
    for (const words of ["Kestrel", "Menge 1", "24. Dezember 2026", "Alles aus deiner Bestellung"])
      expect(mail.text).toContain(words);
    expect(mail.text).not.toContain("Lumi");
  });

  test("money is written as the order's country writes it", () => {
    expect(noticeEmail(order, { kind: "refunded", amount: 1250 }, "de", links).text).toContain("12,50\u00a0€");
    expect(noticeEmail(order, { kind: "cancelled", amount: 179_600 }, "en", links).text).toContain("€1,796.00");
    expect(noticeEmail(order, { kind: "cancelled", amount: 0 }, "en", links).text).toContain("nothing to pay back");
  });

  test("what goes back to a gift card is there at once, and no bank is spoken of", () => {
    const textOf = (news: OrderNotice) => noticeEmail(order, news, "en", links).text;
    const whole = [
      textOf({ kind: "refunded", amount: 1250, giftAmount: 1250 }),
      textOf({ kind: "cancelled", amount: 1250, giftAmount: 1250 }),
    ];
    for (const text of whole) {
      expect(text).toContain("back on your gift card");
      expect(text).not.toContain("anks take");
    }
    const part = textOf({ kind: "refunded", amount: 1250, giftAmount: 400 });
    expect(part).toContain("Banks take up to ten days to show it. €4.00 of it is back on your gift card.");
    expect(textOf({ kind: "refunded", amount: 1250, giftAmount: 0 })).not.toContain("gift card");
  });

  test.each(Object.keys(orderEmailTexts) as Language[])(
    "%s: no place is left unfilled, and each mail is one of its own",
    (language) => {
      const mails = every.map((news) => noticeEmail(order, news, language, links));
      for (const { subject, html, text } of mails) {
        expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined|NaN/);
        expect(subject).toMatch(/10042|\b7\b|7$/);
        expect(text).toContain("10042");
      }
      expect(new Set(mails.map(({ text }) => text)).size).toBe(every.length);
      if (language !== "en") expect(mails[0]?.subject).not.toBe(noticeEmail(order, parcel, "en", links).subject);
    },
  );
});

describe("sent by the job that was put into the queue", () => {
  const base = useDatabase();
  const counter = useCounter(base);
  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message) };
  let key: string;
  beforeAll(async () => {
    key = await counter.key("orders:write", "refunds:write");
  });
  afterAll(() => sent.splice(0));

  test("parcel, refund and cancellation each reach whoever ordered", async () => {
    const config = { PUBLIC_URL: "https://firn.example", PORT: 0, MEDIA_URL: "", SECRET: "s".repeat(32) };
    const services = { db: base.db, content: inProcessClient(base.db), config };
    const [kept, off] = [await counter.order(), await counter.order()];
    await counter.call("POST", `/orders/${kept.orderId}/shipments`, key, { tracking_number: "FN9" });
    await counter.call("POST", `/orders/${kept.orderId}/refunds`, key, { amount: "7.00" });
    await counter.call("POST", `/orders/${off.orderId}/cancel`, off.session, {});
    for (const job of await counter.queued("order-mail")) await sendOrderNotice(services, mail, job as OrderEmailJob);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [kept.email, `Order ${kept.orderId} is on its way`],
      [kept.email, `Money back for order ${kept.orderId}: $7.00`],
      [off.email, `Order ${off.orderId} is cancelled`],
    ]);
    expect(sent[0]?.text).toContain("FN9");
    // They link to the page with return labels and refunds; the confirmation does not.
    for (const { text } of sent) expect(text).toMatch(/https:\/\/firn\.example\/en-us\/order-status\/\d+\?key=/);
    expect(sent[0]?.text).toContain("Everything in your order");
    expect(sent[1]?.text).toContain("$7.00");
    // A refund of some units names them; a full refund names all.
    const [line] = (await findOrder(base.db, kept.orderId))!.lines;
    const items = [{ orderLineId: line!.id, quantity: 1 }];
    await sendOrderNotice(services, mail, {
      orderId: kept.orderId,
      kind: "refunded",
      amount: 300,
      giftAmount: 0,
      items,
    });
    const total = (await findOrder(base.db, kept.orderId))!.total;
    await sendOrderNotice(services, mail, { orderId: kept.orderId, kind: "refunded", amount: total, giftAmount: 0 });
    const [pieces, whole] = sent.splice(3).map(({ text }) => text);
    expect(pieces).toMatch(/^- Kestrel.*\(.*Quantity 1\)$/m);
    expect(whole?.match(/Quantity 2/g)).toHaveLength(2);
    expect(sent[1]?.text).not.toContain("Quantity");
    // The staff's remark on a return is sent with their decision, and not with later emails.
    const { rows } = await base.pool.query(
      "insert into returns (order_id, status, answer, made_by) values ($1, 'received', 'Pack it well.', 'customer') returning id",
      [kept.orderId],
    );
    for (const state of ["approved", "received"] as const)
      await sendOrderNotice(services, mail, { orderId: kept.orderId, kind: "return", state, returnId: rows[0].id });
    expect(sent.splice(3).map(({ text }) => text.includes("Pack it well."))).toEqual([true, false]);
    // A request by number and address gets the link in the order's language.
    await base.pool.query("update orders set language = 'de' where id = $1", [kept.orderId]);
    await sendOrderNotice(services, mail, { orderId: kept.orderId, kind: "link" });
    const [link] = sent.splice(3);
    expect(link).toMatchObject({ to: kept.email, subject: `Der Link zu Bestellung ${kept.orderId}` });
    expect(link?.text).toContain(`/order-status/${kept.orderId}?key=${orderKeyOf(kept.orderId, config.SECRET)}`);
    await base.pool.query("update orders set email = '' where id = $1", [kept.orderId]);
    await sendOrderNotice(services, mail, { orderId: kept.orderId, kind: "refunded", amount: 700, giftAmount: 0 });
    expect(sent).toHaveLength(3);
  });
});
