import { useText } from "#storefront/app/shop.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import { Check, TextField } from "#ui/field.tsx";
import type { CheckoutProps } from "./props.ts";
import { StepForm } from "./step-form.tsx";

export function ContactForm({ csrf, contact, payment, errors }: CheckoutProps) {
  const t = useText();
  const field = useFields(["email"], errors, contact);
  return (
    <StepForm step="contact" csrf={csrf} contact={contact} payment={payment}>
      <TextField
        label={t("checkout.email")}
        {...field("email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        hint={t("checkout.email.hint")}
        required
      />
      {contact.isReminded !== null && (
        <Check name="remind" defaultChecked={contact.isReminded}>
          {t("checkout.remind")}
        </Check>
      )}
      {!contact.isSignedIn && (
        <p className="quiet">
          {t("checkout.guest")}{" "}
          <Link to="/account/sign-in?to=/checkout" prefetch={false}>
            {t("checkout.signIn")}
          </Link>
        </p>
      )}
      <div className="items-start stack stack-s">
        <Button type="submit" wide>
          {t("checkout.next.delivery")}
        </Button>
        <p className="quiet">{t("checkout.then.delivery")}</p>
      </div>
    </StepForm>
  );
}
