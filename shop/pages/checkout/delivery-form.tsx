import { formatMoney } from "#commerce/money/rules.ts";
import { useShop, useText } from "#shop/frame/shop.tsx";
import { AddressFields } from "#shop/parts/address-fields.tsx";
import { methodDays, methodName } from "#shop/parts/method-text.ts";
import { Button } from "#ui/button.tsx";
import { Check } from "#ui/field.tsx";
import type { CheckoutProps } from "./props.ts";
import { StepForm } from "./step-form.tsx";

export function DeliveryForm({ csrf, delivery, errors, order }: CheckoutProps) {
  const t = useText();
  const { locale } = useShop();
  const { countries, shipping, billing, isSameBilling, options, methodId } = delivery;
  const [first] = Object.keys(errors);
  const shared = { countries, errors, first };
  return (
    <StepForm step="delivery" csrf={csrf}>
      <fieldset className="part">
        <legend className="part-title">{t("checkout.address.shipping")}</legend>
        <AddressFields kind="shipping" address={shipping} {...shared} />
      </fieldset>
      <div className="billing">
        <Check name="same_billing" value="yes" defaultChecked={isSameBilling} className="billing-same">
          {t("checkout.sameBilling")}
        </Check>
        <fieldset className="part billing-fields">
          <legend className="part-title">{t("checkout.address.billing")}</legend>
          <AddressFields kind="billing" address={billing} {...shared} />
        </fieldset>
      </div>
      <fieldset className="part">
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
              <span className="method-days">{methodDays(t, option)}</span>
              <span className="method-price numbers">
                {option.amount === 0 ? t("shipping.free") : formatMoney(option.amount, order.currency, locale.intl)}
              </span>
            </Check>
          ))}
        </div>
        {errors.method && <p className="step-error">{t(errors.method.key, errors.method.values)}</p>}
      </fieldset>
      <div className="step-onward">
        <Button type="submit">{t("checkout.next.payment")}</Button>
        <p className="step-note">{t("checkout.then.payment")}</p>
      </div>
    </StepForm>
  );
}
