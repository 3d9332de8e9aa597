import { expect, test } from "vitest";
import { deliverGiftCards } from "#commerce/aftersales/fulfilment/gift-cards.ts";
import { addLines, attachCustomer, createCart, setQuantity } from "#commerce/sales/cart/actions.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { toCartV3 } from "#commerce/sales/cart/rest.ts";
import { sendUnsent } from "#commerce/sales/gift-cards/actions.ts";
import { sendCardEmail } from "#commerce/sales/gift-cards/emails.tsx";
import { listCards } from "#commerce/sales/gift-cards/reads.ts";
import { type RecipientInput, sendDays } from "#commerce/sales/gift-cards/recipients.ts";
import { confirmationEmail } from "#commerce/sales/orders/emails/confirmation.tsx";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import type { Message } from "#platform/mail.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { guest, home, shownServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nobody, useTill } from "#tests/support/till.ts";
import { saveCheckout } from "./actions.ts";

const base = useDatabase();
const till = useTill(base);

const { last } = sendDays("us", new Date());
const ada: RecipientInput = {
  name: "Ada",
  email: "ada@firn.example",
  message: "For the snow",
  from: "Ben",
  sendOn: last,
};
const eve: RecipientInput = { name: "", email: "eve@firn.example", message: "" };
const card = (quantity: number, gift?: RecipientInput) => ({
  variantId: till.giftCard,
  quantity,
  ...(gift && { gift }),
});
const { locale, region, sessionHash } = guest;
const begin = async (...lines: ReturnType<typeof card>[]) => {
  const made = await createCart(base.db, { locale, region, sessionHash }, lines);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
};
const whose = async (cartId: string) =>
  (await findCart(base.db, cartId))?.recipients?.map(({ email, quantity }) => [email, quantity]);

test("7.2 a cart says whom each of its gift cards goes to; fewer pieces are for fewer, and none for nobody", async () => {
  const cart = await begin(card(2, ada));
  await addLines(base.db, nobody, cart.id, [card(1, eve), card(1)]);
  const shown = (await findCart(base.db, cart.id))!;
  expect(shown.lines).toMatchObject([{ quantity: 4 }]);
  expect(toCartV3(shown).data.line_items.digital_items[0]?.recipients).toEqual([
    {
      to_name: "Ada",
      to_email: "ada@firn.example",
      from_name: "Ben",
      message: "For the snow",
      send_on: last,
      quantity: 2,
    },
    { to_name: "", to_email: "eve@firn.example", from_name: "", message: "", send_on: null, quantity: 1 },
  ]);
  const set = (quantity: number) =>
    setQuantity(base.db, nobody, { cartId: cart.id, lineId: shown.lines[0]?.id ?? "" }, quantity);
  await set(3);
  expect(await whose(cart.id)).toEqual([
    ["ada@firn.example", 2],
    ["eve@firn.example", 1],
  ]);
  await set(1);
  expect(await whose(cart.id)).toEqual([["ada@firn.example", 1]]);
  await set(0);
  expect(await whose(cart.id)).toBeUndefined();
});

test.each([
  [{ ...eve, email: "eve" }, "to_email"],
  [{ ...eve, email: "", name: "Eve" }, "to_email"],
  [{ ...eve, sendOn: "2020-01-01" }, "send_on"],
  [{ ...eve, message: "x".repeat(301) }, "message"],
])("7.2 %j is refused by the name of its field", async (gift, field) => {
  const refused = await createCart(base.db, { locale, region, sessionHash }, [card(1, gift)]);
  expect(refused).toMatchObject({ ok: false, problem: { code: "bad-recipient" } });
  expect(refused.ok ? [] : Object.keys(refused.problem.fields ?? {})).toEqual([
    `line_items.0.gift_certificate.${field}`,
  ]);
});

test("7.2 nothing but a gift card has a recipient", async () => {
  const board = { variantId: till.board, quantity: 1, gift: eve };
  const cart = await begin(card(1));
  const refused = await addLines(base.db, nobody, cart.id, [board]);
  expect(refused).toMatchObject({ ok: false, problem: { code: "bad-recipient" } });
  expect((await findCart(base.db, cart.id))?.lines).toHaveLength(1);
});

test("4 a cart that is taken over by its customer's next one brings along whom its gift cards are for", async () => {
  const customer = await plantCustomer(base.db);
  const [earlier, later] = [await begin(card(1, eve)), await begin(card(1, ada))];
  await attachCustomer(base.db, earlier.id, customer);
  await attachCustomer(base.db, later.id, customer);
  expect(await whose(later.id)).toEqual([
    ["ada@firn.example", 1],
    ["eve@firn.example", 1],
  ]);
});

test("gift cards go out to each recipient on their day, once, whoever is killed in between", async () => {
  const cart = await begin(card(1, ada), card(1, eve), card(1));
  const saved = await saveCheckout(
    shownServices(base.db),
    nobody,
    cart.id,
    { email: "buyer@firn.example", shippingAddress: home },
    true,
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  const placed = await till.place({ cartId: cart.id, total: saved.value.total });
  if (!placed.ok) throw new Error(placed.problem.code);
  const { orderId } = placed.value;
  const order = (await findOrder(base.db, orderId))!;
  expect(order.extras?.recipients).toMatchObject([
    { email: "ada@firn.example", sendOn: last, quantity: 1 },
    { email: "eve@firn.example", quantity: 1 },
  ]);
  const links = { order: "https://firn.example/order", support: "https://firn.example/support" };
  expect(confirmationEmail(order, "en", links).text).toContain("ada@firn.example: ");

  const queued: number[] = [];
  const jobs = { send: async (_: string, { cardId }: Record<string, unknown>) => void queued.push(Number(cardId)) };
  const services = { ...till.services, jobs };
  await deliverGiftCards(services, orderId);
  await deliverGiftCards(services, orderId);
  const cards = await listCards(base.db, { orderId, page: 1, perPage: 10, sort: "made" });
  expect(cards).toMatchObject([
    { toEmail: "ada@firn.example", toName: "Ada", fromName: "Ben", message: "For the snow", sendAt: expect.any(Date) },
    { toEmail: "eve@firn.example", sendAt: null },
    { toEmail: "", sendAt: null },
  ]);
  expect(queued).toEqual(cards.slice(1).map(({ id }) => id));

  const sent: Message[] = [];
  const mail = { send: async (message: Message) => void sent.push(message) };
  const config = { ...till.services.config, PUBLIC_URL: "https://firn.example", PORT: 3000 };
  const emails = { db: base.db, config, log: { error: () => undefined } };
  for (const { id } of cards) await sendCardEmail(emails, mail, id);
  expect(sent.map(({ to }) => to)).toEqual(["eve@firn.example", "buyer@firn.example"]);

  // Only the row stores the day.
  const [first] = cards;
  await base.pool.query("update gift_cards set send_at = now() where id = $1", [first?.id]);
  queued.length = 0;
  await sendUnsent({ ...services, config });
  await sendUnsent({ ...services, config });
  expect(queued).toEqual([first?.id, first?.id]);
  for (const id of queued) await sendCardEmail(emails, mail, id);
  expect(sent).toHaveLength(3);
  expect(sent[2]).toMatchObject({ to: "ada@firn.example", text: expect.stringContaining("Ben gives you this card") });
  expect(sent[2]?.text).toContain("For the snow");
});
