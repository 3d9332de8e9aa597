import { addLines, attachCustomer, deleteCart, setQuantity } from "#commerce/sales/cart/actions.ts";
import { addCoupon, removeCoupon } from "#commerce/sales/cart/coupons.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { type CheckoutPatch, getCheckout, saveCheckout, saveContact } from "#commerce/sales/checkout/actions.ts";
import { addGiftCard, removeGiftCard } from "#commerce/sales/checkout/gift-cards.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { confirmSecondStep, settleSecondStep } from "#commerce/sales/checkout/placing/second-step.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { cards, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import type { Random, ShopperCart, World } from "./world.ts";

/** What a step is about: steps at the same time are often about the same cart and order. */
export type Spot = { cart: ShopperCart | null; order: number; random: Random };
export type Step = { name: string; run(): Promise<unknown> };
export type Maker = (world: World, spot: Spot) => Step | null;

const trier = { sessionHash: null, address: "203.0.113.7" };
const emails = ["ada@firn.example", "Ben@firn.example", "cleo@firn.example"];
const whoOf = (cart: ShopperCart) => async () => cart.customerId;
const called = ({ name }: ShopperCart) => `cart ${name}`;

function newCart(world: World, { random }: Spot): Step {
  const count = 1 + random.below(3);
  const wanted = Array.from({ length: count }, () => ({
    variantId: random.chance(0.25) ? world.giftCard : random.of(world.variants),
    quantity: 1 + random.below(2),
  }));
  const [email, code] = [random.of(emails), random.chance(0.5) ? random.of(world.codes) : null];
  const card = random.chance(0.3) && world.cards.length > 0 ? random.of(world.cards) : null;
  const asked = random.chance(0.4) ? random.of(wishesIn(world)) : null;
  const customerId = random.chance(0.3) ? random.of(world.customers) : null;
  world.made += 1;
  const cartName = `${world.made}`;
  const name = `cart ${cartName} of ${JSON.stringify(wanted)} for ${email} with ${code} and card ${card?.id}, ${JSON.stringify(asked)}, ${customerId}`;
  const run = async () => {
    const made = await readyCart(world.services, wanted).catch((error: Error) => error.message);
    if (typeof made === "string") return made;
    const cart: ShopperCart = { id: made.cartId, name: cartName, email, customerId: null, key: `first of ${cartName}` };
    await saveContact(world.services, whoOf(cart), cart.id, email);
    if (code) await addCoupon(world.services, whoOf(cart), { cartId: cart.id, typed: code, trier });
    if (card) await addGiftCard(world.services, whoOf(cart), { cartId: cart.id, typed: card.code, trier });
    if (asked) await saveCheckout(world.services, whoOf(cart), cart.id, asked);
    if (customerId && (await attachCustomer(world.db, cart.id, customerId)).ok) cart.customerId = customerId;
    world.carts = [cart, ...world.carts].slice(0, 6);
    return called(cart);
  };
  return { name, run };
}

function changeLines(world: World, { cart, random }: Spot): Step | null {
  if (!cart) return null;
  const line = { variantId: random.of([...world.variants, world.giftCard]), quantity: 1 + random.below(2) };
  if (random.chance(0.5)) {
    const run = () => addLines(world.db, whoOf(cart), cart.id, [line]);
    return { name: `${called(cart)}: adds ${JSON.stringify(line)}`, run };
  }
  const [at, quantity] = [random.below(3), random.below(3)];
  const run = async () => {
    const lines = (await findCart(world.db, cart.id))?.lines ?? [];
    const chosen = lines[at % Math.max(1, lines.length)];
    return chosen && setQuantity(world.db, whoOf(cart), { cartId: cart.id, lineId: chosen.id }, quantity);
  };
  return { name: `${called(cart)}: sets its line ${at} to ${quantity}`, run };
}

function useCode(world: World, { cart, random }: Spot): Step | null {
  if (!cart) return null;
  const typed = random.of(world.codes);
  const [isOn, act] = random.chance(0.75) ? [true, addCoupon] : [false, removeCoupon];
  const run = () => act(world.services, whoOf(cart), { cartId: cart.id, typed, trier });
  return { name: `${called(cart)}: code ${typed} ${isOn ? "on" : "off"}`, run };
}

function useCard(world: World, { cart, random }: Spot): Step | null {
  if (!cart || world.cards.length === 0) return null;
  const { id, code } = random.of(world.cards);
  if (random.chance(0.8)) {
    const run = () => addGiftCard(world.services, whoOf(cart), { cartId: cart.id, typed: code, trier });
    return { name: `${called(cart)}: gift card ${id} on`, run };
  }
  const run = () => removeGiftCard(world.services, whoOf(cart), { cartId: cart.id, cardId: id });
  return { name: `${called(cart)}: gift card ${id} off`, run };
}

/** A note, wrapping as a gift, a store to collect it in, whom a gift card is for, or none of that any more. */
const wishesIn = ({ store, giftCard }: World): CheckoutPatch[] => [
  { note: "Ring twice." },
  { gift: { message: "For the snow" } },
  { gift: null, note: "" },
  { storeId: store },
  { storeId: store, gift: { message: "" } },
  { shippingMethodId: 103 },
  { recipients: [{ variantId: giftCard, name: "", email: "ben@firn.example", message: "" }] },
];

const wish: Maker = (world, { cart, random }) => {
  const patch = random.of(wishesIn(world));
  const run = async () => cart && saveCheckout(world.services, whoOf(cart), cart.id, patch);
  return cart && { name: `${called(cart)}: asks for ${JSON.stringify(patch)}`, run };
};

/** Pays what the checkout says now, or a little later; sometimes with the key of the last try. */
function place(world: World, { cart, random }: Spot): Step | null {
  if (!cart) return null;
  const kind = random.of(["good", "good", "good", "declined", "secondStep", "secondStep", "unclear"] as const);
  const [isRepeat, isExact, isForgotten] = [random.chance(0.25), random.chance(0.5), random.chance(0.6)];
  if (!isRepeat) cart.key = `key ${random.below(1e9)}`;
  const isInvoice = random.chance(cart.customerId === null ? 0.02 : 0.5);
  const { key } = cart;
  const run = async () => {
    const found = await getCheckout(world.services, whoOf(cart), cart.id);
    const { total, due } = found.ok ? found.value : { total: 0, due: 0 };
    const byCard = payFor({ cartId: cart.id, total }, cards[kind], key);
    const input = isInvoice ? { ...byCard, payment: { kind: "invoice" } as const } : byCard;
    const buyer = { ...guest, customerId: cart.customerId };
    const placed = await placeOrder(world.services, isExact ? { ...input, expectedDue: due } : input, buyer);
    const isOver = placed.ok ? placed.value.status !== "awaiting_payment" : placed.problem.code === "already-placed";
    if (isOver && isForgotten) world.carts = world.carts.filter((one) => one !== cart);
    return placed;
  };
  return { name: `${called(cart)}: orders ${isInvoice ? "by invoice" : `with the card "${kind}"`} and ${key}`, run };
}

function secondStep(world: World, { random }: Spot): Step | null {
  if (world.waiting.length === 0) return null;
  const [reference, isApproved] = [random.of(world.waiting), random.chance(0.6)];
  const run = () => allowLost(confirmSecondStep(world.services, reference, isApproved));
  return { name: `second step ${reference} ${isApproved ? "approved" : "refused"}`, run };
}

const comesBack: Maker = (world, { order }) =>
  order > 0 ? { name: `order ${order}: back from the bank`, run: () => settleSecondStep(world.services, order) } : null;

function signIn(world: World, { cart, random }: Spot): Step | null {
  if (!cart) return null;
  const customerId = random.of(world.customers);
  const run = async () => {
    const attached = await attachCustomer(world.db, cart.id, customerId);
    if (attached.ok) cart.customerId = customerId;
    return attached;
  };
  return { name: `${called(cart)}: signs in as ${customerId}`, run };
}

const throwAway: Maker = (world, { cart }) =>
  cart && { name: `${called(cart)}: thrown away`, run: () => deleteCart(world.db, whoOf(cart), cart.id, null) };

/** A route that asks the provider itself may be told that there was no answer; nothing else may be thrown. */
export const allowLost = (asked: Promise<unknown>): Promise<unknown> =>
  asked.catch((error) => {
    if (error instanceof PaymentUnclear) return "no answer";
    throw error;
  });

export const shopperSteps: [weight: number, maker: Maker][] = [
  [14, newCart],
  [6, changeLines],
  [6, useCode],
  [5, useCard],
  [5, wish],
  [24, place],
  [9, secondStep],
  [2, comesBack],
  [2, signIn],
  [1, throwAway],
];
