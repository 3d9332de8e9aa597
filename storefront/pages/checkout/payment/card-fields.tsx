import { useText } from "#storefront/app/shop.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { TextField } from "#ui/field.tsx";

type FieldsProps = Pick<CheckoutProps, "errors"> & Pick<CheckoutProps["payment"], "number" | "expiry">;

/** A card that is typed into our own form. */
export function CardFields({ errors, number, expiry }: FieldsProps) {
  const t = useText();
  const field = useFields(["number", "expiry", "code"], errors, { number, expiry });
  return (
    <fieldset className="stack stack-m card-fields">
      <legend className="part-title">{t("checkout.card")}</legend>
      <TextField
        {...field("number")}
        label={t("checkout.card.number")}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        required
        className="all-columns"
      />
      <TextField
        {...field("expiry")}
        label={t("checkout.card.expiry")}
        hint={t("checkout.card.expiry.hint")}
        inputMode="numeric"
        autoComplete="cc-exp"
        maxLength={9}
        required
      />
      <TextField
        {...field("code")}
        label={t("checkout.card.code")}
        hint={t("checkout.card.code.hint")}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        required
      />
    </fieldset>
  );
}
