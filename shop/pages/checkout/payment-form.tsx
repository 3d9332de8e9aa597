import { useEffect, useState } from "react";
import { formatMoney } from "#commerce/money/rules.ts";
import { Link } from "#shop/frame/link.tsx";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import type { CheckoutProps } from "./props.ts";
import { StepForm } from "./step-form.tsx";
import { TestCards } from "./test-cards.tsx";

export function PaymentForm({ csrf, payment, errors, order, isDemo }: CheckoutProps) {
  const t = useText();
  const { locale } = useShop();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // The browser may bring this page back as it was left.
    const wake = () => setBusy(false);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  const [first] = Object.keys(errors);
  const field = (name: "number" | "expiry" | "code") => {
    const error = errors[name];
    return { name, error: error && t(error.key, error.values), autoFocus: first === name, required: true };
  };
  return (
    <StepForm step="payment" csrf={csrf} onSubmit={(event) => (isBusy ? event.preventDefault() : setBusy(true))}>
      <input type="hidden" name="cart_id" value={payment.cartId} />
      <input type="hidden" name="idempotency_key" value={payment.key} />
      <input type="hidden" name="expected_total" value={order.total} />
      {isDemo && <TestCards />}
      <fieldset className="part card-fields">
        <legend className="part-title">{t("checkout.card")}</legend>
        <TextField
          {...field("number")}
          label={t("checkout.card.number")}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          defaultValue={payment.number}
          className="card-number"
        />
        <TextField
          {...field("expiry")}
          label={t("checkout.card.expiry")}
          hint={t("checkout.card.expiry.hint")}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
          defaultValue={payment.expiry}
        />
        <TextField
          {...field("code")}
          label={t("checkout.card.code")}
          hint={t("checkout.card.code.hint")}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </fieldset>
      <div className="step-onward">
        <p className="step-total numbers">
          <span>{t("checkout.total")}</span> {formatMoney(order.total, order.currency, locale.intl)}{" "}
          <small>{order.currency}</small>
        </p>
        <Agreement />
        <Button type="submit" wide aria-disabled={isBusy}>
          {isBusy ? t("checkout.placing") : t(locale.eu ? "checkout.place.eu" : "checkout.place")}
        </Button>
      </div>
    </StepForm>
  );
}

/** The terms stand right above the button, and open beside the form. */
function Agreement() {
  const t = useText();
  const links: Record<string, { to: string; text: string }> = {
    "{terms}": { to: "/terms", text: t("checkout.agree.terms") },
    "{privacy}": { to: "/privacy", text: t("checkout.agree.privacy") },
  };
  return (
    <p className="step-note">
      {t("checkout.agree")
        .split(/(\{\w+\})/)
        .map((part) => {
          const link = links[part];
          return link ? (
            <Link key={part} to={link.to} target="_blank" rel="noopener" prefetch={false}>
              {link.text}
            </Link>
          ) : (
            part
          );
        })}
    </p>
  );
}
