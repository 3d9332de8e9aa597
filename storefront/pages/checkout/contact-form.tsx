import { useText } from "#storefront/app/shop.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { Check, TextField } from "#ui/field.tsx";
import type { CheckoutProps } from "./props.ts";
import { StepForm } from "./step-form.tsx";

export function ContactForm({ csrf, contact, payment, errors }: CheckoutProps) {
  const t = useText();
  const error = errors.email;
  return (
    <StepForm step="contact" {...{ csrf, contact, payment }}>
      <TextField
        label={t("checkout.email")}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        defaultValue={contact.email}
        hint={t("checkout.email.hint")}
        error={error && t(error.key, error.values)}
        autoFocus={Boolean(error)}
        required
      />
      {contact.isReminded !== null && (
        <Check name="remind" defaultChecked={contact.isReminded}>
          {t("checkout.remind")}
        </Check>
      )}
      {!contact.isSignedIn && (
        <p className="step-note">
          {t("checkout.guest")}{" "}
          <Link to="/account/sign-in?to=/checkout" prefetch={false}>
            {t("checkout.signIn")}
          </Link>
        </p>
      )}
      <div className="step-onward">
        <Button type="submit">{t("checkout.next.delivery")}</Button>
        <p className="step-note">{t("checkout.then.delivery")}</p>
      </div>
    </StepForm>
  );
}
