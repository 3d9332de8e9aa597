import { useText } from "#storefront/app/shop.tsx";
import { AllowanceNote } from "#storefront/components/account/allowance-note.tsx";
import { PostalAddress } from "#storefront/components/forms/postal-address.tsx";
import { methodDays, methodName } from "#storefront/components/orders/method-text.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Notice } from "#ui/notice.tsx";
import { Assurance } from "./assurance.tsx";
import { ContactForm } from "./contact-form.tsx";
import { DeliveryForm } from "./delivery/delivery-form.tsx";
import { FieldsForm } from "./payment/fields-form.tsx";
import { PaymentForm } from "./payment/payment-form.tsx";
import type { CheckoutProps } from "./props.ts";
import { Step } from "./step.tsx";
import { orderForm } from "./step-form.tsx";
import { Summary } from "./summary.tsx";
import { useCheckoutTracking } from "./track-checkout.ts";
import "./checkout.css";

/** One page with three steps. Each step is a form of its own, and works without scripts. */
export default function Checkout(props: CheckoutProps) {
  const t = useText();
  const { open, problem, contact } = props;
  const tellPayment = useCheckoutTracking(props);
  return (
    <div className="wrap checkout stack shrinks">
      <h1 className="display checkout-title display-form">{t("checkout.title")}</h1>
      <Summary {...props} />
      <div className="checkout-steps stack">
        {problem && (
          <Notice kind="error" live>
            <strong>{t("checkout.problem.title")}</strong>
            <p>{t(problem.key, problem.values)}</p>
            {problem.inCart && (
              <Link to="/cart" prefetch={false}>
                {t("checkout.problem.cart")}
              </Link>
            )}
          </Notice>
        )}
        <Changed changed={props.changed} words={props.words} />
        <AllowanceNote allowance={props.allowance} />
        <Step name="contact" open={open} summary={contact.email}>
          <ContactForm {...props} />
        </Step>
        <Step name="delivery" open={open} summary={<DeliverySummary {...props} />}>
          <DeliveryForm {...props} />
        </Step>
        <Step name="payment" open={open}>
          <div
            className="step-form"
            onSubmitCapture={({ target }) => target instanceof Element && target.id === orderForm && tellPayment()}
          >
            {props.payment.entry.kind === "fields" ? (
              <FieldsForm key={props.payment.key} {...props} entry={props.payment.entry} />
            ) : (
              <PaymentForm key={props.payment.key} {...props} />
            )}
          </div>
        </Step>
        <Assurance buying={props.buying} />
      </div>
    </div>
  );
}

/** Prices that have changed since the shopper last saw them. */
function Changed({ changed, words }: Pick<CheckoutProps, "changed" | "words">) {
  const say = useText(words);
  if (changed.length === 0) return null;
  return (
    <Notice live>
      <strong>{say("changed.title")}</strong>
      {changed.map((line) => (
        <p key={line.name}>{say("changed.price", line)}</p>
      ))}
    </Notice>
  );
}

function DeliverySummary({ delivery, words }: CheckoutProps) {
  const t = useText();
  const say = useText(words);
  const { shippingLines, billingLines, options, methodId, pickUp } = delivery;
  const method = options.find((option) => option.id === methodId);
  return (
    <div className="stack stack-s">
      {pickUp ? (
        <div>
          <p className="label">{say("pickUp.at")}</p>
          <PostalAddress lines={[pickUp.name, ...pickUp.lines]} />
          <p>{say("pickUp.ready", { dates: pickUp.ready })}</p>
        </div>
      ) : (
        <PostalAddress lines={shippingLines} />
      )}
      {billingLines.length > 0 && (
        <div>
          <p className="label">{t("checkout.address.billing")}</p>
          <PostalAddress lines={billingLines} />
        </div>
      )}
      {method && (
        <p>
          {methodName(t, method)}, {methodDays(t, method)}
          {method.arrives && (
            <>
              <br />
              {say("delivery.arrives", { dates: method.arrives })}
            </>
          )}
        </p>
      )}
    </div>
  );
}
