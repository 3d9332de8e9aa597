import type { Stripe, StripeElementsOptionsMode } from "@stripe/stripe-js";
import type { WalletButtons } from "../../browser-fields.ts";

/**
 * Shows Stripe's buttons for the wallets of this browser (Apple Pay, Google Pay, Link) above the card fields. They use
 * a separate Elements group, so that an empty card field does not block them; they pay the same order with the same
 * PaymentIntent. Returns a function that removes them.
 */
export function mountWallets(
  stripe: Stripe,
  options: StripeElementsOptionsMode,
  { holder, order, onShown, onFailure }: WalletButtons,
): () => void {
  const elements = stripe.elements(options);
  const buttons = elements.create("expressCheckout", {
    // The label of an order with an obligation to pay, in the visitor's language.
    buttonType: { applePay: "buy", googlePay: "buy" },
    buttonHeight: 48,
  });
  buttons.on("ready", ({ availablePaymentMethods }) => {
    if (availablePaymentMethods) onShown();
  });
  buttons.on("confirm", (event) => void pay(event.paymentFailed));
  buttons.mount(holder);
  return () => buttons.destroy();

  async function pay(fail: (payload?: { reason: "fail" }) => void): Promise<void> {
    const reason = await confirm().catch((error: unknown) => (error instanceof Error ? error.message : ""));
    if (reason === null) return;
    fail({ reason: "fail" });
    onFailure(reason);
  }

  /** Resolves only after a failure, with the reason, or with null when another page opens. */
  async function confirm(): Promise<string | null> {
    const wrong = (await elements.submit()).error;
    if (wrong) return wrong.message ?? "";
    const placed = await order();
    if (!placed) return null;
    const { clientSecret, returnUrl } = placed;
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
    });
    return error.message ?? "";
  }
}
