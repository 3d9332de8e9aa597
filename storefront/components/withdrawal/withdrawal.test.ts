import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { returnsOf } from "#commerce/aftersales/returns/reads.ts";
import { sendWithdrawalEmailToStaff } from "#commerce/aftersales/returns/withdrawal/staff-email.tsx";
import { orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import type { OrderEmailJob } from "#commerce/sales/orders/emails/queue.ts";
import { sendOrderConfirmation, sendOrderNotice } from "#commerce/sales/orders/emails/send.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Message } from "#platform/mail.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import * as order from "#storefront/pages/account-order/data.ts";
import OrderPage from "#storefront/pages/account-order/page.tsx";
import * as account from "#storefront/pages/account-withdrawal/data.ts";
import * as accountForm from "#storefront/pages/account-withdrawal/form.ts";
import Withdrawal from "#storefront/pages/account-withdrawal/page.tsx";
import * as guest from "#storefront/pages/guest-withdrawal/data.ts";
import * as guestForm from "#storefront/pages/guest-withdrawal/form.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { markupOf, privateContext } from "#tests/support/page-context.tsx";
import { textsIn } from "#tests/support/pdf.ts";

const base = useDatabase();
const counter = useCounter(base);
const secret = "a".repeat(32);
let staff: string;
beforeAll(async () => {
  staff = await counter.key("orders:read", "orders:write", "refunds:write");
});

type Who = Parameters<typeof privateContext>[1] & { params?: Record<string, string> };
async function contextOf({ params = {}, ...who }: Who): Promise<PrivateContext> {
  const context = await privateContext(base.db, who);
  const config = { ...context.services.config, SECRET: secret, PUBLIC_URL: "https://firn.example" };
  const services = { ...context.services, ...counter.services, config } as unknown as PrivateContext["services"];
  return { ...context, params, services };
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** Places an order that is shipped to Germany. */
async function german() {
  const placed = await counter.order();
  await sql`
    update orders set shipping_address = shipping_address || '{"country": "de"}', country = 'de', language = 'de'
    where id = ${placed.orderId}`.execute(base.db);
  const { lines } = (await findOrder(base.db, placed.orderId))!;
  return { ...placed, lines, params: { id: String(placed.orderId) } };
}

test("7.5 a customer withdraws in two steps; a receipt with date and time and a notice to staff go out", async () => {
  const { orderId, customerId, lines, params } = await german();
  const context = await contextOf({ customerId, country: "de", language: "de", params });
  const { services } = context;
  expect(await markupOf(context, OrderPage, await order.load(context))).toContain("Vertrag widerrufen");
  const first = await markupOf(context, Withdrawal, await account.load(context));
  expect(first.match(/type="number"/g)).toHaveLength(2);

  const [one, two] = lines.map(({ id }) => `quantity-${id}`) as [string, string];
  for (const wrong of [{}, { [one]: "3" }, { [one]: "-1" }, { [one]: "x" }])
    expect(await accountForm.post(context, form({ action: "confirm", ...wrong }))).toMatchObject({ status: 422 });
  const checked = await accountForm.post(context, form({ action: "check", [one]: "1", [two]: "2" }));
  const second = await markupOf(context, Withdrawal, checked);
  expect(second).toContain("Widerruf bestätigen");
  expect(await returnsOf(base.db, orderId)).toEqual([]);

  const done = await accountForm.post(context, form({ action: "confirm", [one]: "1", [two]: "2" }));
  const [made] = await returnsOf(base.db, orderId);
  const to = `/de-de/account/orders/${orderId}/withdrawal?done=${made?.id}`;
  expect(done).toEqual({ kind: "redirect", to, status: 303 });
  expect(made?.items.map(({ reason, quantity }) => [reason, quantity])).toEqual([
    ["withdrawal", 1],
    ["withdrawal", 2],
  ]);
  const receipt = { ...context, query: new URLSearchParams(`done=${made?.id}`) };
  expect(await markupOf(context, Withdrawal, await account.load(receipt))).toMatch(/um \d{2}:\d{2}:\d{2} ME/);
  // Sending the declaration twice creates only one.
  expect(await accountForm.post(context, form({ action: "confirm", [one]: "1", [two]: "2" }))).toMatchObject({
    status: 422,
  });

  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message) };
  const [job] = (await counter.queued("order-mail")).filter(({ kind }) => kind === "withdrawal");
  await sendOrderNotice(services, mail, job! as OrderEmailJob);
  expect(sent[0]?.subject).toBe(`Wir haben deinen Widerruf zu Bestellung ${orderId} erhalten`);
  expect(sent[0]?.text).toMatch(/Widerrufen am\n.*20\d\d um \d{2}:\d{2}:\d{2} ME/);
  expect(sent[0]?.text).toContain("Menge 2");
  const [notice] = await counter.queued("withdrawal-notice");
  await sendWithdrawalEmailToStaff(services, mail, Number(notice?.returnId));
  expect(sent[1]).toMatchObject({
    to: services.config.SHOP_EMAIL,
    subject: `Withdrawal ${made?.id}: order ${orderId}`,
  });
  expect(sent[1]?.text).toContain("a part of it");
  expect(sent[1]?.html).toContain('<html lang="en">');
  expect(sent[1]?.html).toContain(`<title>${sent[1]?.subject}</title>`);
});

test("7.5 whoever withdraws in two steps is paid delivery back with the second, as after one", async () => {
  const whole = await german();
  const pieces = await german();
  const { services } = await contextOf({});
  const withdraw = async ({ orderId, customerId, params }: typeof whole, fields: Record<string, string>) => {
    const context = await contextOf({ customerId, country: "de", language: "de", params });
    expect(await accountForm.post(context, form({ action: "confirm", ...fields }))).toMatchObject({ kind: "redirect" });
    return (await returnsOf(base.db, orderId)).at(-1)!.id;
  };
  const noticeOf = async (returnId: number) => {
    const sent: Message[] = [];
    await sendWithdrawalEmailToStaff(services, { send: async (message) => void sent.push(message) }, returnId);
    return sent[0]!.text;
  };
  const all = ({ lines }: typeof whole) => lines.map(({ id, quantity }) => [`quantity-${id}`, quantity] as const);
  const fieldsOf = (counts: (readonly [string, number])[]) =>
    Object.fromEntries(counts.map(([name, count]) => [name, String(count)]));

  const once = await noticeOf(await withdraw(whole, fieldsOf(all(whole))));
  expect(once).toMatch(/all of it[\s\S]*Standard delivery and wrapping go back with the last of the goods/);
  const [first, ...others] = all(pieces);
  const one = await withdraw(pieces, fieldsOf([[first![0], 1]]));
  const rest = await withdraw(pieces, fieldsOf([[first![0], first![1] - 1], ...others]));
  expect(await noticeOf(one)).toContain("a part of it");
  expect(await noticeOf(one)).not.toContain("Standard delivery");
  expect(await noticeOf(rest)).toMatch(
    /the rest of it[\s\S]*Standard delivery and wrapping go back with the last of the goods/,
  );
});

test("7.5 a guest withdraws with the key of the e-mails; what is late, elsewhere or somebody else's is not offered", async () => {
  const { orderId, customerId, lines, params } = await german();
  const query = `key=${orderKeyOf(orderId, secret)}`;
  const context = await contextOf({ params, query });
  expect(await guest.load(await contextOf({ params }))).toMatchObject({ kind: "missing" });
  const fields = { action: "confirm", [`quantity-${lines[0]?.id}`]: "1" };
  expect(await guestForm.post(context, form(fields))).toMatchObject({ kind: "redirect" });

  await counter.call("POST", `/orders/${orderId}/shipments`, staff, {});
  await sql`update shipments set created_at = now() - interval '40 days' where order_id = ${orderId}`.execute(base.db);
  expect(await guest.load(context)).toMatchObject({ kind: "page", props: { step: "over", lines: [] } });
  expect(await guestForm.post(context, form(fields))).toMatchObject({ props: { step: "over" } });
  const signedIn = await contextOf({ customerId, params });
  expect(await markupOf(signedIn, OrderPage, await order.load(signedIn))).not.toContain("Withdraw from contract");

  const abroad = await counter.order();
  const own = await contextOf({ customerId: abroad.customerId, params: { id: String(abroad.orderId) } });
  expect(await account.load(own)).toEqual({ kind: "missing", status: 404 });
  expect(await markupOf(own, OrderPage, await order.load(own))).not.toContain("Withdraw from contract");
});

test("7.5 the confirmation tells of the right of withdrawal whoever has it", async () => {
  const { orderId } = await german();
  const { orderId: elsewhere } = await counter.order();
  const { services } = await contextOf({});
  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message) };
  for (const id of [orderId, elsewhere]) await sendOrderConfirmation(services, mail, id);
  expect(sent[0]?.text).toMatch(/Widerrufsrecht: .*https:\/\/firn\.example\/de-de\/withdrawal/);
  expect(sent[0]?.html).toContain('href="https://firn.example/de-de/withdrawal"');
  expect(sent[1]?.text).not.toContain("withdrawal");
});

test("7.5 where the law asks for it, terms, withdrawal and its form come with the confirmation, for good", async () => {
  const { orderId } = await german();
  const { orderId: elsewhere } = await counter.order();
  const { services } = await contextOf({});
  const terms = {
    contentType: "page",
    data: {
      intro: "Kurz & klar.",
      blocks: [
        { kind: "text", heading: "Der Vertrag", paragraphs: ["Deine Bestellung ist ein Angebot."] },
        { kind: "rich_text", html: "<h2>Recht</h2><p>Es gilt <b>das Recht</b> deines Wohnorts.</p>" },
      ],
    },
  };
  const content = { ...services.content, byUrl: async () => terms as never };
  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message) };
  for (const id of [orderId, elsewhere]) await sendOrderConfirmation({ ...services, content }, mail, id);
  expect(sent.map(({ attachments = [] }) => attachments.map(({ filename }) => filename))).toEqual([
    ["agb-und-widerruf.pdf"],
    [],
  ]);
  const said = (await textsIn(sent[0]?.attachments?.[0]?.content ?? Buffer.alloc(0))).replaceAll("\n", " ");
  for (const part of [
    "Kurz & klar.",
    "Der Vertrag",
    "Deine Bestellung ist ein Angebot.",
    "Es gilt das Recht deines Wohnorts.",
    "binnen vierzehn Tagen ohne Angabe von Gründen",
    "Folgen des Widerrufs",
    "Muster-Widerrufsformular",
    "https://firn.example/de-de/order-status/",
  ])
    expect(said).toContain(part);
  expect(said).not.toMatch(/\{\w+\}|undefined/);
});
