import { useController } from "react-hook-form";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { currencies, labels, type PromotionForm, withAmount } from "../form.ts";

type Props = { form: PromotionForm; name: "amounts" | "minimums"; hint: string };

/** An amount in each currency. When some are set, the promotion does not apply in currencies left empty. */
export function Amounts({ form, name, hint }: Props) {
  const say = useText();
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <fieldset className="choose">
      <legend className="field-label">{say(labels[name])}</legend>
      <p className="field-hint">{hint}</p>
      <div className="amounts">
        {currencies.map((currency) => (
          <DecimalField
            key={currency}
            label={currency}
            value={field.value.find(({ currency_code }) => currency_code === currency)?.amount ?? null}
            onChange={(amount) => field.onChange(withAmount(field.value, currency, amount))}
          />
        ))}
      </div>
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
    </fieldset>
  );
}
