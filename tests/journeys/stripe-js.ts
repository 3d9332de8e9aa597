/**
 * What the shop uses of Stripe's script, which no test may fetch: fields in the holder, and a confirmation that travels
 * as Stripe's own does, with the publishable key and the intent's secret. The "card" is a payment method's name. With a
 * customer's session there is the box that keeps it.
 */
export const stripeScript = `
// Two wallets: one whose card is declined, and one that pays.
const walletOf = (told, { buttonType }, choose) => {
  const place = document.createElement("div");
  for (const method of ["pm_card_chargeDeclined", "pm_card_visa"]) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = [buttonType.applePay, "with", method].join(" ");
    button.addEventListener("click", () => {
      choose(method);
      told.confirm({ expressPaymentType: "apple_pay", paymentFailed: () => place.append("wallet failed") });
    });
    place.append(button);
  }
  return {
    on: (name, listener) => (told[name] = listener),
    mount(holder) {
      holder.append(place);
      setTimeout(() => told.ready({ availablePaymentMethods: { applePay: true } }));
    },
    destroy: () => place.remove(),
  };
};
window.Stripe = (key, { locale }) => ({
  _registerWrapper() {},
  elements({ mode, amount, currency, captureMethod, customerSessionClientSecret }) {
    const input = document.createElement("input");
    input.setAttribute("aria-label", ["Stripe", locale, mode, amount, currency, captureMethod].join(" "));
    let wallet = "";
    const box = document.createElement("label");
    const keep = document.createElement("input");
    keep.type = "checkbox";
    box.append(keep, "Save this card");
    return {
      create(kind, options) {
        const told = {};
        if (kind === "expressCheckout") return walletOf(told, options, (method) => (wallet = method));
        return {
          once: (name, listener) => (told[name] = listener),
          mount(holder) {
            holder.append(input);
            if (customerSessionClientSecret) holder.append(box);
            setTimeout(() => told.ready());
          },
          destroy: () => [input, box].forEach((one) => one.remove()),
        };
      },
      submit: async () =>
        wallet || input.value ? {} : { error: { message: "Your card number is incomplete." } },
      method: () => wallet || input.value,
      kept: () => (keep.checked ? { setup_future_usage: "on_session", allow_redisplay: "always" } : {}),
    };
  },
  async confirmPayment({ elements, clientSecret, confirmParams }) {
    const id = clientSecret.split("_secret")[0];
    const answer = await fetch("https://api.stripe.com/v1/payment_intents/" + id + "/confirm", {
      method: "POST",
      body: new URLSearchParams({ key, client_secret: clientSecret, payment_method: elements.method(), ...elements.kept() }),
    });
    const { error } = await answer.json();
    if (error) return { error };
    location.assign(confirmParams.return_url + "&payment_intent=" + id + "&redirect_status=succeeded");
    return new Promise(() => {});
  },
});`;
