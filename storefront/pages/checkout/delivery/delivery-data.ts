import type { Cart } from "#commerce/sales/cart/schema.ts";
import { recipientPlace } from "#commerce/sales/checkout/extras.ts";
import { byPickUp } from "#commerce/sales/checkout/pick-up.ts";
import { isSentByEmail } from "#commerce/sales/checkout/rules.ts";
import { type Checkout, longest, type Recipient } from "#commerce/sales/checkout/schema.ts";
import { sendDays, sharesOf } from "#commerce/sales/gift-cards/recipients.ts";
import { addressLinesOf } from "#commerce/sales/orders/emails/address-lines.ts";
import { giftCardKind } from "#commerce/sales/promotions/schema.ts";
import { findGiftWrapPrice } from "#commerce/sales/shipping/reads.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { addressLinesOf as storeLines } from "#commerce/stores/directory/rules.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import { linesInLanguage } from "#storefront/components/cart/line-texts.ts";
import { arrivalOf } from "#storefront/components/orders/arrival.ts";
import { methodIn } from "#storefront/components/orders/method-text.ts";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { countriesOf, firstAddress, savedAddresses } from "./addresses.ts";
import { isCollectable, storesNear } from "./stores.ts";
import type { TypedDelivery } from "./typed-delivery.ts";

type View = CheckoutProps["delivery"];

/** The data of the delivery step. The parts that only its forms need are loaded only while the step is open. */
export async function deliveryOf(
  context: PrivateContext,
  cart: Cart,
  checkout: Checkout,
  isOpen: boolean,
  typed?: TypedDelivery,
): Promise<View> {
  const { state, shippingOptions, pickUp } = checkout;
  const { intl, language } = context.locale;
  const countries = countriesOf(cart.region, context.locale);
  const saved = isOpen ? await savedAddresses(context, countries) : [];
  const chosen = chosenAddress(context.query.get("address"));
  const first = firstAddress(context, countries, saved, chosen);
  const shipping = typed?.shipping.country
    ? typed.shipping
    : chosen === null
      ? (state.shippingAddress ?? first)
      : first;
  const codes = countries.map(({ code }) => code);
  const canCollect = isOpen && !isSentByEmail(cart) && (await isCollectable(context, codes));
  const asked = typed?.way ?? context.query.get("way") ?? (state.storeId === undefined ? "send" : "collect");
  const way = canCollect && asked === "collect" ? "collect" : "send";
  const methodId = typed ? typed.methodId : state.shippingMethodId;
  // A saved billing address is filled in, until this checkout has an address of its own.
  const own = typed || state.shippingAddress ? undefined : saved.find(({ isForBilling }) => isForBilling)?.address;
  const billTo = own === first ? undefined : own;
  const kept = (typed ? typed.billing : undefined) ?? state.billingAddress ?? billTo;
  const contact = kept ?? (way === "collect" ? shipping : { ...shipping, ...noStreet });
  return {
    countries,
    shipping,
    saved: saved.map(({ id, label }) => ({ id, label })),
    billing: contact,
    isSameBilling: typed ? typed.billing === null : (state.billingAddress ?? billTo) === undefined,
    options: shippingOptions.map((option) => ({ ...methodIn(option, language), arrives: arrivalOf(option, intl) })),
    methodId: pickUp && !typed ? null : (shippingOptions.find((option) => option.id === methodId)?.id ?? null),
    shippingLines: state.shippingAddress && !pickUp ? addressLinesOf(state.shippingAddress, intl) : [],
    billingLines: state.billingAddress ? addressLinesOf(state.billingAddress, intl) : [],
    way,
    canCollect,
    pickUp: pickUp && {
      name: pickUp.name,
      lines: storeLines(pickUp),
      ready: arrivalOf(byPickUp, intl),
    },
    stores:
      way === "collect"
        ? {
            ...(await storesNear(context, {
              near: typed?.near || contact.postalCode || contact.city,
              countries: codes,
              chosen: pickUp,
            })),
            storeId: typed ? typed.storeId : (pickUp?.id ?? null),
            ready: arrivalOf(byPickUp, intl),
          }
        : null,
    extras: isOpen ? await extrasOf(context, cart, checkout, typed) : null,
  };
}

const noStreet = { address1: "", address2: "", city: "", postalCode: "" };
const chosenAddress = (text: string | null): number | "new" | null =>
  text === "new" ? "new" : /^\d{1,9}$/.test(text ?? "") ? Number(text) : null;

/** The note, gift wrapping and gift card recipients, as they were submitted or stored. */
async function extrasOf(
  { services, locale }: PrivateContext,
  cart: Cart,
  { state }: Checkout,
  typed?: TypedDelivery,
): Promise<View["extras"]> {
  const { note = "", gift = null, recipients = [] } = typed?.extras ?? state;
  const cards = cart.lines.filter((line) => line.kind === giftCardKind);
  const named = cards.length > 0 ? await linesInLanguage(services, locale, cards) : [];
  return {
    note,
    longest,
    wrapPrice: isSentByEmail(cart) ? null : await findGiftWrapPrice(services.db, cart.region),
    gift,
    days: sendDays(cart.region as PriceRegion, new Date()),
    recipients: named.flatMap((line) => {
      const { named: given, own } = sharesOf(recipients, line);
      const shares: Recipient[] = given.map(({ to, count }) => ({ ...to, quantity: count }));
      const rest: Recipient = { variantId: line.variantId, name: "", email: "", message: "" };
      const open = own === 0 ? [] : given.length === 0 ? [rest] : [{ ...rest, quantity: own }];
      return [...shares, ...open].map((one, index) => ({
        ...one,
        title: one.quantity && given.length + open.length > 1 ? `${one.quantity} × ${line.name}` : line.name,
        place: recipientPlace(line.variantId, index + 1),
      }));
    }),
  };
}
