import type { KeyboardEvent } from "react";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { AddressFields } from "#storefront/components/forms/address-fields.tsx";
import { methodDays, methodName } from "#storefront/components/orders/method-text.ts";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { StepForm } from "#storefront/pages/checkout/step-form.tsx";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Button } from "#ui/button.tsx";
import { Check } from "#ui/field.tsx";
import { ExtrasFields } from "./extras-fields.tsx";
import { PickUpFields } from "./pick-up-fields.tsx";
import "./delivery.css";

/** The delivery step: shipping to an address, or pick-up in a store. These are two forms, with links between them. */
export function DeliveryForm(props: CheckoutProps) {
  const t = useText();
  const { csrf, contact, payment, delivery, words } = props;
  const say = useText(words);
  const { way, canCollect } = delivery;
  return (
    <>
      {canCollect && (
        <nav className="ways stack stack-xs" aria-label={words["pickUp.way"]}>
          <Way to="send" way={way} text={say("pickUp.way.send")} />
          <Way to="collect" way={way} text={say("pickUp.way.collect")} />
        </nav>
      )}
      <StepForm
        step="delivery"
        {...{ csrf, contact, payment }}
        key={way}
        onKeyDown={way === "collect" ? goOnByEnter : undefined}
      >
        <input type="hidden" name="way" value={way} />
        {way === "collect" ? <PickUpFields {...props} /> : <SendFields {...props} />}
        <ExtrasFields {...props} />
        <div className="items-start stack stack-s">
          <Button type="submit" wide>
            {t("checkout.next.payment")}
          </Button>
          <p className="quiet">{t("checkout.then.payment")}</p>
        </div>
      </StepForm>
    </>
  );
}

/**
 * For Enter, browsers press a form's first button, which here searches for stores. That is right in the search field;
 * in every other field Enter submits the form.
 */
function goOnByEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, nativeEvent, currentTarget } = event;
  const isField = target instanceof HTMLInputElement && target.name !== "near";
  if (key !== "Enter" || nativeEvent.isComposing || !isField) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}

function Way({ to, way, text }: { to: "send" | "collect"; way: string; text: string }) {
  const { locale } = useShop();
  return (
    <a
      href={localePath(locale, `/checkout?step=delivery&way=${to}`)}
      className="way"
      aria-current={to === way ? "true" : undefined}
    >
      {text}
    </a>
  );
}

function SendFields({ delivery, errors, order, words }: CheckoutProps) {
  const t = useText();
  const { locale } = useShop();
  const say = useText(words);
  const { countries, shipping, billing, isSameBilling, options, methodId } = delivery;
  const [first] = Object.keys(errors);
  const shared = { countries, errors, first };
  // A cart delivered only by e-mail needs no delivery address, only the billing address.
  const isByEmail = options.length > 0 && options.every(({ code }) => code === "email");
  return (
    <>
      <fieldset className="stack stack-m">
        <legend className="part-title">
          {t(isByEmail ? "checkout.address.billing" : "checkout.address.shipping")}
        </legend>
        <SavedAddresses delivery={delivery} words={words} />
        <AddressFields kind="shipping" address={isByEmail && !isSameBilling ? billing : shipping} {...shared} />
      </fieldset>
      {isByEmail ? (
        <input type="hidden" name="same_billing" value="yes" />
      ) : (
        <div className="billing">
          <Check name="same_billing" value="yes" defaultChecked={isSameBilling} className="billing-same">
            {t("checkout.sameBilling")}
          </Check>
          <fieldset className="stack stack-m billing-fields">
            <legend className="part-title">{t("checkout.address.billing")}</legend>
            <AddressFields kind="billing" address={billing} {...shared} />
          </fieldset>
        </div>
      )}
      <fieldset className="stack stack-m">
        <legend className="part-title">{t("checkout.method")}</legend>
        <div className="methods">
          {options.map((option, index) => (
            <Check
              key={option.id}
              type="radio"
              name="method"
              value={option.id}
              defaultChecked={methodId === null ? index === 0 : option.id === methodId}
              className="method"
            >
              <span className="method-name">{methodName(t, option)}</span>
              <span className="method-days">
                {option.arrives && <strong>{say("delivery.arrives", { dates: option.arrives })}</strong>}{" "}
                {methodDays(t, option)}
              </span>
              <span className="strong numbers">
                {option.amount === 0 ? t("shipping.free") : formatMoney(option.amount, order.currency, locale.intl)}
              </span>
            </Check>
          ))}
        </div>
        {errors.method && <p className="step-error">{t(errors.method.key, errors.method.values)}</p>}
      </fieldset>
    </>
  );
}

/** Plain links: choosing another address fills the form again. */
function SavedAddresses({ delivery, words }: Pick<CheckoutProps, "delivery" | "words">) {
  const { locale } = useShop();
  if (delivery.saved.length === 0) return null;
  const at = (which: string | number) => localePath(locale, `/checkout?step=delivery&way=send&address=${which}`);
  return (
    <nav className="saved-addresses" aria-label={words["address.saved"]}>
      <ul>
        {delivery.saved.map(({ id, label }) => (
          <li key={id}>
            <a href={at(id)}>{label}</a>
          </li>
        ))}
        <li>
          <a href={at("new")}>{words["address.new"]}</a>
        </li>
      </ul>
    </nav>
  );
}
