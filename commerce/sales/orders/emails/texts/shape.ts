/** The texts of messages about orders. The message fills in the `{name}` placeholders. */
export type OrderEmailTexts = {
  subject: string;
  preview: string;
  kicker: string;
  number: string;
  thanks: string;
  intro: string;
  /** For an order delivered by email. */
  introEmail: string;
  items: string;
  itemsEmail: string;
  quantity: string;
  gift_wrap: string;
  goods: string;
  discount: string;
  /** {last4}: the end of the card's code. */
  giftCard: string;
  /** The amount to be paid by bank transfer. */
  onAccount: string;
  shipping: string;
  free: string;
  total: string;
  taxIncluded: string;
  taxAdded: string;
  taxes: Record<"tax.vat" | "tax.sales" | "tax.gst" | "tax.hst" | "tax.pst" | "tax.qst", string>;
  shipTo: string;
  billTo: string;
  by: string;
  methods: Record<"standard" | "express" | "email" | "pickup", string>;
  days: string;
  button: string;
  help: string;
  returns: string;
};
