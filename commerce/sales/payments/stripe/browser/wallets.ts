import type { Stripe, StripeElementsOptionsMode } from "@stripe/stripe-js";
import type { WalletButtons } from "../../browser-fields.ts";

/**
 * Stripe's buttons for the wallets that this browser has (Apple Pay, Google Pay, Link), above the card's fields. They stand
 * in a group of their own, so that an empty card field keeps nobody from paying with a wallet; what they pay is the same
 * order and the same PaymentIntent that the card would. Answers what takes them away.
 */
export function mountWallets(
  stripe: Stripe,
  options: StripeElementsOptionsMode,
  { holder, order, onShown, onFailure }: WalletButtons,
): () => void {
  const elements = stripe.elements(options);
  const buttons = elements.create("expressCheckout", {
    // The words of an order that obliges to pay, in the visitor's language.
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

  /** Comes back only when it failed: with the reason, or null where another page comes. */
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
