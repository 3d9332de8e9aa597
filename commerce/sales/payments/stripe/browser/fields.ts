import type { Appearance, StripeElementLocale, StripeElementsOptionsMode } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { FieldsLook, FieldsRequest, PaymentFields } from "../../browser-fields.ts";
import { mountWallets } from "./wallets.ts";

/** Stripe's own fields on our page. Card data goes from Stripe's frame to Stripe and never through the shop. */
export async function mountFields(request: FieldsRequest): Promise<PaymentFields> {
  const { settings, amount, currency, language, holder, session, wallets, look } = request;
  const locale = (language === "no" ? "nb" : language) as StripeElementLocale;
  const stripe = await loadStripe(settings.publishableKey ?? "", { locale });
  if (!stripe) throw new Error("Stripe's script is not there.");
  const options: StripeElementsOptionsMode = {
    mode: "payment",
    amount,
    currency: currency.toLowerCase(),
    captureMethod: "automatic",
    appearance: appearanceOf(look),
  };
  // With a session the fields offer the customer's saved cards, and an unchecked box to save this one.
  const elements = stripe.elements({ ...options, ...(session && { customerSessionClientSecret: session }) });
  // Wallets have their own buttons above.
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

function appearanceOf({ ink, muted, background, danger, radius }: FieldsLook): Appearance {
  const variables = {
    colorPrimary: ink,
    colorText: ink,
    colorTextSecondary: muted,
    colorBackground: background,
    colorDanger: danger,
    borderRadius: radius,
    fontFamily: "system-ui, sans-serif",
  };
  return { theme: "stripe", variables };
}
