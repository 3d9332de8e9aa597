import type { Appearance, StripeElementLocale, StripeElementsOptionsMode } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { mountWallets } from "./payment-wallets.ts";

export type PaymentFields = {
  /** What is still wrong with what was typed, in the visitor's language; null when nothing is. */
  check(): Promise<string | null>;
  /** Pays, with the bank's second step where it wants one. Comes back only when that failed: with the reason to show. */
  pay(clientSecret: string, returnUrl: string): Promise<string>;
  remove(): void;
};

type Wish = {
  publishableKey: string;
  amount: number;
  currency: string;
  language: string;
  holder: HTMLElement;
  wallets: Parameters<typeof mountWallets>[2];
};

/**
 * Stripe's own fields on our page. This module and Stripe's script are fetched on the payment step alone; cards go from
 * its frame to Stripe, and never through us. The amount is what the fields show; what is charged, the server says.
 */
export async function mountPayment({
  publishableKey,
  amount,
  currency,
  language,
  holder,
  wallets,
}: Wish): Promise<PaymentFields> {
  const locale = (language === "no" ? "nb" : language) as StripeElementLocale;
  const stripe = await loadStripe(publishableKey, { locale });
  if (!stripe) throw new Error("Stripe's script is not there.");
  const options: StripeElementsOptionsMode = {
    ...{ mode: "payment", amount, currency: currency.toLowerCase(), captureMethod: "automatic" },
    appearance: appearance(),
  };
  const elements = stripe.elements(options);
  // Wallets have buttons of their own above.
  const never = { applePay: "never", googlePay: "never" } as const;
  const element = elements.create("payment", { layout: "tabs", wallets: never });
  await new Promise<void>((ready, fail) => {
    element.once("ready", () => ready());
    element.once("loaderror", ({ error }) => fail(new Error(error.message)));
    element.mount(holder);
  });
  const removeWallets = mountWallets(stripe, options, wallets);
  return {
    check: async () => (await elements.submit()).error?.message ?? null,
    async pay(clientSecret, returnUrl) {
      const { error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl },
      });
      return error.message ?? "";
    },
    remove() {
      element.destroy();
      removeWallets();
    },
  };
}

/** The shop's colours and shapes in Stripe's frame, which sees none of our styles. */
function appearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  const variables = {
    ...{ colorPrimary: token("--ink"), colorText: token("--ink"), colorTextSecondary: token("--slate") },
    ...{ colorBackground: token("--snow"), colorDanger: token("--signal"), borderRadius: token("--radius") },
    fontFamily: "system-ui, sans-serif",
  };
  return { theme: "stripe", variables };
}
