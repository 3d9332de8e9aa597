import { afterAll, beforeAll, expect, test } from "vitest";
import { exportCustomer } from "#commerce/customers/privacy/export.ts";
import { offerCards, savedCardsOf } from "#commerce/sales/payments/saved-cards.ts";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import type { PageAnswer, PrivateContext } from "#storefront/app/page.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { checkoutServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { privateContext } from "#tests/support/page-context.tsx";
import { type StripeServer, startStripe } from "#tests/support/payments/stripe/server.ts";
import { type CardsProps, load } from "./data.ts";
import { post } from "./form.ts";

const base = useDatabase();
let stripe: StripeServer;
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  stripe = await startStripe();
  services = await checkoutServices(base, makeStripeProvider(stripe));
});
afterAll(async () => {
  await services.stop();
  await stripe.stop();
});

/** The context of a visit by that customer, with Stripe or the given payment provider. */
async function visit(customerId: number, language: Language = "en", country = "us", payments = services.payments) {
  const context = await privateContext(base.db, { customerId, language, country });
  return { ...context, services: { ...context.services, payments, log: services.log } } as PrivateContext;
}
const propsOf = (answer: PageAnswer<CardsProps>) => (answer.kind === "page" ? answer.props : null);

/** A customer who has one saved card. */
async function withCard() {
  const customerId = await plantCustomer(base.db);
  const session = stripe.people.sessions.get((await offerCards(services, customerId)) ?? "");
  const { id } = stripe.people.keep(session?.customer ?? "", true, { brand: "visa", last4: "4242" });
  return { customerId, id };
}

test.each<[Language, string, string]>([
  ["en", "us", "Visa ending in 4242"],
  ["de", "de", "Visa mit den Endziffern 4242"],
  ["fr", "fr", "Visa se terminant par 4242"],
  ["ja", "jp", "Visa（末尾 4242）"],
])("7.4 saved cards stand on a page of the account in %s, and are removed there", async (language, country, name) => {
  const { customerId, id } = await withCard();
  const context = await visit(customerId, language, country);
  expect(propsOf(await load(context))?.cards).toMatchObject([{ id, name, expires: expect.stringContaining("2034") }]);
  await post(context, new URLSearchParams({ action: "remove", id }), new Map());
  expect(await savedCardsOf(services, customerId)).toEqual([]);
  expect(propsOf(await load(context))?.cards).toEqual([]);
});

test("7.4 they stand in the copy of the customer's data, without the provider's name of them", async () => {
  const { customerId, id } = await withCard();
  const cardsOf = (owner: number) => savedCardsOf(services, owner);
  const copy = await exportCustomer(base.db, customerId, { cardsOf });
  const expires = { month: 12, year: 2034 };
  expect(copy).toMatchObject({ saved_cards: [{ brand: "visa", last4: "4242", expires }] });
  expect(JSON.stringify(copy)).not.toContain(id);
  expect(await exportCustomer(base.db, await plantCustomer(base.db), { cardsOf })).toMatchObject({ saved_cards: [] });
  stripe.fail({ kind: "500" }, { kind: "500" });
  expect(await exportCustomer(base.db, customerId, { cardsOf })).toMatchObject({ saved_cards: null });
});

test("7.4 another customer's card is not removed", async () => {
  const [owner, other] = [await withCard(), await withCard()];
  await post(await visit(other.customerId), new URLSearchParams({ action: "remove", id: owner.id }), new Map());
  expect(await savedCardsOf(services, owner.customerId)).toHaveLength(1);
});

test("7.4 while the provider is silent the page says so", async () => {
  const { customerId } = await withCard();
  stripe.fail({ kind: "500" }, { kind: "500" });
  expect(propsOf(await load(await visit(customerId)))?.cards).toBeNull();
});

test("7.4 there is no such page where the provider keeps no cards", async () => {
  const customerId = await plantCustomer(base.db);
  const context = await visit(customerId, "en", "us", makeTestProvider(base.db));
  expect((await load(context)).kind).toBe("missing");
});
