import { useEffect } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import type { DoneProps } from "./props.ts";

const askAgainAfter = 4000;

/** The order is kept, its payment is not known yet, or came to nothing. */
export function Unsettled({ order, state, email }: DoneProps) {
  const t = useText();
  const isWaiting = state === "waiting";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => location.reload(), askAgainAfter);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return (
    <div className="wrap unsettled" aria-live="polite">
      <p className="label">{t("done.title", { number: order.id })}</p>
      <h1 className="display unsettled-title">{t(isWaiting ? "unclear.title" : "unclear.failed.title")}</h1>
      <p className="unsettled-text">{t(isWaiting ? "unclear.text" : "unclear.failed.text", { email })}</p>
      <p>
        {isWaiting ? (
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
