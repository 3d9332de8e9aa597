import { expect, test } from "vitest";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { confirmationEmail } from "./confirmation.tsx";
import { orderEmailTexts } from "./texts/all.ts";

const address = {
  firstName: "Ada",
  lastName: "<Alm>",
  company: "",
  address1: "Isarweg 3",
  address2: "",
  city: "München",
  state: "",
  postalCode: "80331",
  country: "de",
  phone: "",
};

const order: Order = {
  id: 10042,
  customerId: null,
  region: "eu_region_1",
  currency: "EUR",
  country: "de",
  language: "de",
  status: "awaiting_fulfillment",
  email: "ada@example.com",
  billingAddress: address,
  shippingAddress: address,
  shippingMethod: { id: 1, code: "standard", name: "Standard", daysFrom: 2, daysTo: 4 },
  totals: [
    { kind: "goods", label: "total.goods", amount: 44900, included: false },
    { kind: "shipping", label: "total.shipping", amount: 0, included: false },
    { kind: "tax", label: "tax.vat", rate: 19, jurisdiction: "DE", amount: 7169, included: true },
  ],
  total: 44900,
  placedAt: new Date(0),
  confirmedAt: new Date(0),
  updatedAt: new Date(0),
  lines: [
    {
      id: 1,
      productId: 1,
      variantId: 1,
      sku: "KES",
      name: "Kestrel",
      options: [{ name: "Color", code: "glacier", label: "Gletscher" }],
      image: "kestrel-glacier-topsheet",
      quantity: 1,
      unitPrice: 44900,
      total: 44900,
    },
  ],
};

const links = {
  order: "https://firn.example/de-de/checkout/done/10042?key=a&b=c",
  support: "https://firn.example/de-de/support",
  picture: (id: string) => `https://firn.example/i/firn/${id}?w=120`,
};

test("the confirmation names number, amounts, tax and address in the order's language", () => {
  const mail = confirmationEmail(order, "de", links);
  expect(mail.subject).toBe("Wir haben deine Bestellung 10042");
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain("Bestellnummer 10042");
    expect(part).toContain("449,00\u00a0€");
    expect(part).toContain("enthält 19 % MwSt.");
    expect(part).toContain("80331 München");
    expect(part).toContain("Gletscher");
    expect(part).toContain("Gratis");
  }
});

test("French has a space before its colons that does not break", () => {
  const { text } = confirmationEmail(order, "fr", links);
  expect(text).toMatch(/\u00a0: \S/);
  expect(text).not.toMatch(/[^\s\u00a0]: \S/);
});

test("gift cards alone come by e-mail: no street is named but the payer's", () => {
  const shippingMethod = { id: 0, code: "email", name: "E-mail", daysFrom: 0, daysTo: 0 };
  const shippingAddress = { ...address, address1: "Nirgendwo 1" };
  const mail = confirmationEmail({ ...order, shippingMethod, shippingAddress }, "de", links);
  for (const part of [mail.html, mail.text]) {
    expect(part).toContain("Isarweg 3");
    expect(part).not.toMatch(/Nirgendwo|Geht an/);
  }
});

test("what customers typed stands in the HTML as text", () => {
  const { html } = confirmationEmail(order, "en", links);
  expect(html).toContain("Ada &lt;Alm&gt;");
  expect(html).toContain("key=a&amp;b=c");
  expect(html).not.toContain("<Alm>");
});

test.each(Object.keys(orderEmailTexts) as Language[])("%s: no place is left unfilled", (language) => {
  const mail = confirmationEmail(order, language, links);
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/\{\w+\}|undefined/);
});
