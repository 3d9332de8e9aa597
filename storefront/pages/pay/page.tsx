import { useEffect, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { OrderLines } from "#storefront/components/orders/order-lines.tsx";
import { OrderTotals } from "#storefront/components/orders/order-totals.tsx";
import { CardFields } from "#storefront/pages/checkout/payment/card-fields.tsx";
import { TestCards } from "#storefront/pages/checkout/payment/test-cards.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PayFields } from "./fields.tsx";
import type { PayProps } from "./props.ts";
import "./pay.css";

/** The page to pay the price difference of an exchange: what it is for, and the payment form. */
export default function Pay(props: PayProps) {
  const { words, order, due, until, state } = props;
  const say = useText(words);
  return (
    <div className="wrap pay">
      <header className="pay-head">
        <p className="label">{say("title", { number: order.id })}</p>
        <h1 className="display display-form">{say(state === "over" ? "over" : "heading")}</h1>
        <p>{state === "over" ? say("over.text") : say("text", { amount: due, until })}</p>
      </header>
      <section className="pay-now content-start">
        <Payment {...props} />
      </section>
      {state !== "over" && (
        <section className="content-start on-firn sheet stack">
          <h2 className="label">{say("items")}</h2>
          <OrderLines lines={order.lines} currency={order.currency} />
          <OrderTotals totals={order.totals} total={order.total} currency={order.currency} />
        </section>
      )}
    </div>
  );
}

function Payment(props: PayProps) {
  const { words, state, action, payAt, problem, entry, clientSecret } = props;
  const t = useText();
  const say = useText(words);
  if (state === "over")
    return (
      <Link to="/support" className={buttonClass({ kind: "outline" })}>
        {say("support")}
      </Link>
    );
  if (payAt)
    return (
      <a href={payAt} className={buttonClass()}>
        {t("unclear.pay.go")}
      </a>
    );
  if (state === "unclear")
    return (
      <div className="stack" aria-live="polite">
        <p>{say("unclear")}</p>
        <a href={action} className={buttonClass({ kind: "outline" })}>
          {t("unclear.again")}
        </a>
      </div>
    );
  return (
    <div className="stack">
      {problem && (
        <Notice kind="error" live>
          {problem === "declined" ? say("declined") : t("checkout.problem.fields")}
        </Notice>
      )}
      {entry.kind === "fields" ? (
        <PayFields {...props} entry={entry} clientSecret={clientSecret} />
      ) : (
        <PlainForm {...props} />
      )}
    </div>
  );
}

/** Card fields, or the provider's page, which follows. */
function PlainForm({ words, csrf, action, entry, errors, card, due, isDemo }: PayProps) {
  const t = useText();
  const say = useText(words);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // The browser may restore this page from its cache in the state in which it was left.
    const wake = () => setBusy(false);
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);
  return (
    <PostForm
      csrf={csrf}
      action={action}
      noValidate
      className="stack"
      onSubmit={(event) => (isBusy ? event.preventDefault() : setBusy(true))}
    >
      {entry.kind === "card" && isDemo && <TestCards />}
      {entry.kind === "card" && <CardFields errors={errors} number={card.number} expiry={card.expiry} />}
      {entry.kind === "redirect" && <p className="quiet">{t("checkout.redirect.note")}</p>}
      <Button type="submit" disabled={isBusy}>
        {say("pay", { amount: due })}
      </Button>
    </PostForm>
  );
}
