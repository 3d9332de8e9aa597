import type { OrderEmailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";

const texts: OrderEmailTexts = {
  subject: "Order {number} is in",
  preview: "We have it and start packing. {total} in all.",
  kicker: "It is yours",
  number: "Order number {number}",
  thanks: "Thank you, {name}.",
  intro:
    "We have your order and start packing, usually within one working day. You get a tracking link the moment it leaves.",
  introEmail: "Your gift card comes by a message of its own, with the code for the checkout. It is on its way.",
  items: "In the parcel",
  itemsEmail: "What you ordered",
  quantity: "Quantity {count}",
  gift_wrap: "Gift wrapping",
  goods: "Subtotal",
  discount: "Discount",
  giftCard: "Gift card •••• {last4}",
  onAccount: "By invoice",
  shipping: "Shipping",
  free: "Free",
  total: "Total",
  taxIncluded: "includes {rate} % {name}",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "VAT",
    "tax.sales": "Sales tax",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Goes to",
  billTo: "Billed to",
  by: "Travels by",
  methods: { standard: "Standard", express: "Express", email: "By e-mail", pickup: "Pick-up in a store" },
  days: "{from}–{to} working days",
  button: "See the order",
  help: "Something wrong with it? Answer this message, or look at {link}.",
  returns: "Changed your mind? Returns until the snow melts. Unridden.",
};

export default texts;
