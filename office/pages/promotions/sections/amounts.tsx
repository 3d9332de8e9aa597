import { useController } from "react-hook-form";
import { TextField } from "../../../components/field.tsx";
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
          <TextField
            key={currency}
            label={currency}
            type="number"
            min={0}
            step="any"
            value={field.value.find(({ currency_code }) => currency_code === currency)?.amount ?? ""}
            onChange={({ target }) =>
              field.onChange(withAmount(field.value, currency, target.value === "" ? null : Number(target.value)))
            }
          />
        ))}
      </div>
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
    </fieldset>
  );
}
