import { useEffect, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Onward } from "#storefront/pages/checkout/onward.tsx";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { orderForm, StepForm } from "#storefront/pages/checkout/step-form.tsx";
import { CardFields } from "./card-fields.tsx";
import { GiftCards } from "./gift-card.tsx";
import { PayBy } from "./pay-by.tsx";
import { TestCards } from "./test-cards.tsx";

/** Payment with a plain form: either with card fields in it, or on the provider's page, which follows. */
export function PaymentForm(props: CheckoutProps) {
  const { csrf, contact, payment, errors, order, due, isDemo, marks } = props;
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const isByCard = due > 0 && payment.entry.kind === "card";
  useEffect(() => {
    // The browser may restore this page from its cache in the state in which it was left.
    const wake = () => setBusy(false);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  return (
    <>
      <StepForm
        step="payment"
        id={orderForm}
        csrf={csrf}
        contact={contact}
        payment={payment}
        onSubmit={(event) => (isBusy ? event.preventDefault() : setBusy(true))}
      >
        <input type="hidden" name="idempotency_key" value={payment.key} />
        <input type="hidden" name="expected_total" value={order.total} />
        <input type="hidden" name="expected_due" value={due} />
        <PayBy {...props} />
        {isByCard && <CardFields errors={errors} number={payment.number} expiry={payment.expiry} marks={marks} />}
        {isByCard && isDemo && <TestCards />}
        {due > 0 && payment.entry.kind === "redirect" && <p className="quiet">{t("checkout.redirect.note")}</p>}
      </StepForm>
      <GiftCards {...props} />
      <Onward {...props} isBusy={isBusy} />
    </>
  );
}
