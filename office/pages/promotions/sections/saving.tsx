import { useController, useWatch } from "react-hook-form";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { SelectField, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { kinds, ofKind, type Promotion, type PromotionForm, type PromotionValues } from "../form.ts";
import { Amounts } from "./amounts.tsx";
import { Goods } from "./goods.tsx";
import { Methods } from "./limits.tsx";

const saving: readonly (keyof PromotionValues)[] = [
  "name",
  "kind",
  "percent",
  "amounts",
  "buy_quantity",
  "get_quantity",
  "shipping_methods",
  "reward_category_ids",
  "reward_product_ids",
];

/** The discount: its kind and the fields of that kind. */
export function Saving({ form }: { form: PromotionForm }) {
  const say = useText();
  const { register, control, setValue, getValues, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: "kind" });
  const percent = useController({ control, name: "percent" });
  const choose = (next: Promotion["kind"]) => {
    for (const [name, value] of Object.entries(ofKind(getValues(), next)))
      setValue(name as keyof PromotionValues, value as never, { shouldDirty: true });
  };
  const count = { setValueAs: (text: string | number | null) => (text === "" || text === null ? null : Number(text)) };
  return (
    <section className="card" data-fields={saving.join(" ")}>
      <h2>{say("promoSaving")}</h2>
      <div className="stack">
        <TextField label={say("name")} problem={errors.name?.message} maxLength={100} {...register("name")} />
        <SelectField
          label={say("promoKind")}
          value={kind}
          problem={errors.kind?.message}
          onChange={({ target }) => choose(target.value as Promotion["kind"])}
          options={Object.entries(kinds).map(([value, key]) => [value, say(key)])}
        />
        {kind === "buy_x_get_y" && (
          <div className="columns-even">
            <TextField
              label={say("promoBuy")}
              type="number"
              min={1}
              max={50}
              problem={errors.buy_quantity?.message}
              {...register("buy_quantity", count)}
            />
            <TextField
              label={say("promoGet")}
              type="number"
              min={1}
              max={50}
              problem={errors.get_quantity?.message}
              {...register("get_quantity", count)}
            />
          </div>
        )}
        {(kind === "percent" || kind === "buy_x_get_y") && (
          <DecimalField
            label={say("promoPercentOff")}
            max={100}
            hint={kind === "buy_x_get_y" ? say("promoBundleHint") : undefined}
            problem={errors.percent?.message}
            value={percent.field.value}
            onChange={percent.field.onChange}
          />
        )}
        {kind === "fixed" && <Amounts form={form} name="amounts" hint={say("promoAmountHint")} />}
        {kind === "free_shipping" && <Methods form={form} />}
        {kind === "buy_x_get_y" && (
          <Goods
            form={form}
            title={say("promoRewards")}
            hint={say("promoRewardsHint")}
            categories="reward_category_ids"
            products="reward_product_ids"
          />
        )}
      </div>
    </section>
  );
}
