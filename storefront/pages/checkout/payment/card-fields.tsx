import { useState } from "react";
import { cardBrand, cardDigits } from "#commerce/sales/payments/rules.ts";
import { useText } from "#storefront/app/shop.tsx";
import { useFields } from "#storefront/components/forms/use-fields.ts";
import type { CheckoutProps } from "#storefront/pages/checkout/props.ts";
import { TextField } from "#ui/field.tsx";
import "./card-fields.css";

/** `marks`: the card brands shown before a number is typed. */
type FieldsProps = Pick<CheckoutProps, "errors"> &
  Partial<Pick<CheckoutProps, "marks">> &
  Pick<CheckoutProps["payment"], "number" | "expiry">;

/** Card fields in the shop's own form. The brand is recognised by the first digits. */
export function CardFields({ errors, number, expiry, marks = [] }: FieldsProps) {
  const t = useText();
  const field = useFields(["number", "expiry", "code"], errors, { number, expiry });
  const [typed, setTyped] = useState(number);
  return (
    <fieldset className="stack stack-m card-fields">
      <legend className="part-title">{t("checkout.card")}</legend>
      <div className="card-number">
        <TextField
          {...field("number")}
          label={t("checkout.card.number")}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          required
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <CardMarks marks={marks} brand={cardBrand(cardDigits(typed))} />
      </div>
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

/**
 * The market's card brands inside the field, until the typed digits identify one. Their names are in the page's footer.
 */
function CardMarks({ marks, brand }: { marks: readonly string[]; brand: string }) {
  const shown = brand === "card" ? marks : [brand];
  return (
    <span className="card-marks" aria-hidden="true">
      {shown.map((mark) => (
        <img key={mark} src={`/marks/${mark}.svg`} alt="" width={40} height={26} loading="lazy" />
      ))}
    </span>
  );
}
