import { expect, test } from "vitest";
import { reviewEmailTexts } from "#commerce/aftersales/reviews/texts/all.ts";
import { fr as customerLetters } from "#commerce/customers/account-emails/texts/fr.ts";
import { newsletterEmailTexts } from "#commerce/customers/newsletter/email-texts.ts";
import { proEmailTexts } from "#commerce/customers/pro-applications/email-texts.ts";
import { cartReminderTexts } from "#commerce/sales/checkout/reminders/email-texts.ts";
import { giftCardTexts } from "#commerce/sales/gift-cards/email-texts.ts";
import { cancelledTexts } from "#commerce/sales/orders/emails/cancelled-texts.ts";
import { deliveredTexts } from "#commerce/sales/orders/emails/delivered-texts.ts";
import { extrasTexts } from "#commerce/sales/orders/emails/extras-texts.ts";
import { refundedTexts } from "#commerce/sales/orders/emails/refunded-texts.ts";
import { returnTexts } from "#commerce/sales/orders/emails/return-texts.ts";
import { shippedTexts } from "#commerce/sales/orders/emails/shipped-texts.ts";
import orderMail from "#commerce/sales/orders/emails/texts/fr.ts";
import { toPayTexts } from "#commerce/sales/orders/emails/to-pay-texts.ts";
import { withdrawalTexts } from "#commerce/sales/orders/emails/withdrawal-texts.ts";
import { invoiceTexts } from "#commerce/sales/orders/invoice/texts.ts";

/** All French texts of the shop and its emails. */
const said = {
  shop: import.meta.glob("./*/fr.ts", { eager: true }),
  letters: [
    ...[
      cartReminderTexts,
      giftCardTexts,
      newsletterEmailTexts,
      invoiceTexts,
      cancelledTexts,
      deliveredTexts,
      extrasTexts,
      toPayTexts,
    ].map(inFrench),
    ...[refundedTexts, returnTexts, shippedTexts, withdrawalTexts, proEmailTexts, reviewEmailTexts].map(inFrench),
    customerLetters,
    orderMail,
  ],
};

function inFrench({ fr }: { fr: object }): object {
  return fr;
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];

// A line must not begin with a sign that belongs to the line before. Before a colon and inside quotes the space has
// normal width (U+00A0), before other high signs it is narrow (U+202F): Imprimerie nationale, Lexique des règles
// typographiques.
const mistakes = {
  breaks: / [:;?!%»]|« /,
  width: /\u202f[:»]|\u00a0[;?!%]|«\u202f/,
  none: /[\p{L}\d})][;?!»]|[\p{L})}]:(?=\s|$)|«[^\u00a0]/u,
};

test("French puts spaces that do not break before high signs and inside of quotes", () => {
  const texts = textsIn(said);
  expect(texts.length).toBeGreaterThan(800);
  for (const mistake of Object.values(mistakes)) expect(texts.filter((text) => mistake.test(text))).toEqual([]);
});

test("French says vous at the checkout, where it is about the law, and in letters about orders", () => {
  const formal = ["checkout", "codes", "extras", "withdrawal"].map((name) => said.shop[`./${name}/fr.ts`]);
  const letters = [cancelledTexts, deliveredTexts, extrasTexts, refundedTexts, returnTexts, shippedTexts].map(inFrench);
  const texts = textsIn([...formal, ...letters, inFrench(withdrawalTexts), orderMail]);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => /(?<![\p{L}-])(?:tu|ton|ta|tes|toi|te)(?!\p{L})|(?<!\p{L})t’/iu.test(text))).toEqual(
    [],
  );
});
