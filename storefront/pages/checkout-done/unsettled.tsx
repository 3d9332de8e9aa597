import { useEffect } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { DoneProps } from "./props.ts";

const askAgainAfter = 4000;

/** Shown when the order is stored but its payment is not known yet, or has failed. */
export function Unsettled({ order, state, email, payAt }: DoneProps) {
  const t = useText();
  const isWaiting = state === "waiting";
  useEffect(() => {
    // Nothing changes here until the shopper has paid on the provider's page.
    if (!isWaiting || payAt) return;
    const timer = setTimeout(() => location.reload(), askAgainAfter);
    return () => clearTimeout(timer);
  }, [isWaiting, payAt]);

  const text = payAt ? t("checkout.redirect.note") : t(isWaiting ? "unclear.text" : "unclear.failed.text", { email });
  return (
    <div className="wrap unsettled" aria-live="polite">
      <p className="label">{t("done.title", { number: order.id })}</p>
      <h1 className="display display-form">
        {t(payAt ? "unclear.pay.title" : isWaiting ? "unclear.title" : "unclear.failed.title")}
      </h1>
      <p className="unsettled-text">{text}</p>
      <p>
        {payAt ? (
          <a href={payAt} className={buttonClass()}>
            {t("unclear.pay.go")}
          </a>
        ) : isWaiting ? (
          <Button kind="outline" onClick={() => location.reload()} className="unsettled-again">
            {t("unclear.again")}
          </Button>
        ) : (
          <Link to="/checkout?step=payment" className={buttonClass()}>
            {t("unclear.failed.again")}
          </Link>
        )}
      </p>
    </div>
  );
}
