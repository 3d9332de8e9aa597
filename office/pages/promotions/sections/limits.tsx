import { useQuery } from "@tanstack/react-query";
import { useController, useWatch } from "react-hook-form";
import type { Static } from "typebox";
import type { Choices } from "#commerce/sales/promotions/office/schema.ts";
import { ChooseMany } from "../../../components/choose/many.tsx";
import { CheckField, SelectField, TextField } from "../../../components/field.tsx";
import { MomentField } from "../../../components/moment-field.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { marketName, priceRegions } from "../../../runtime/markets.ts";
import type { PromotionForm, PromotionValues } from "../form.ts";
import { Amounts } from "./amounts.tsx";
import { Goods } from "./goods.tsx";

type Props = { form: PromotionForm };

const useChoices = () =>
  useQuery({
    queryKey: ["promotion-choices"],
    queryFn: ({ signal }) => get<{ data: Static<typeof Choices> }>("/staff/promotions/choices", {}, signal),
    select: ({ data }) => data,
  }).data ?? { groups: [], methods: [] };

/** The delivery methods that become free. */
export function Methods({ form }: Props) {
  const say = useText();
  const { named } = useFormats();
  const { field } = useController({ control: form.control, name: "shipping_methods" });
  const { methods } = useChoices();
  return (
    <ChooseMany
      label={say("promoMethods")}
      hint={say("promoEmptyAll")}
      options={methods.map(({ code, name, display_names }) => ({ value: code, label: named(display_names, name) }))}
      chosen={field.value}
      onChange={field.onChange}
    />
  );
}

/** The markets, customer groups and goods that the promotion applies to. */
export function Limits({ form }: Props) {
  const say = useText();
  const regions = useController({ control: form.control, name: "regions" });
  const groups = useController({ control: form.control, name: "customer_group_ids" });
  const choices = useChoices();
  return (
    <section className="card" data-fields="regions customer_group_ids category_ids product_ids minimums">
      <h2>{say("promoLimits")}</h2>
      <div className="stack">
        <ChooseMany
          label={say("promoRegions")}
          hint={say("promoEmptyAll")}
          options={priceRegions.map((region) => ({ value: region as string, label: marketName(region, say) }))}
          chosen={regions.field.value}
          onChange={regions.field.onChange}
        />
        {regions.fieldState.error && <p className="field-problem">{regions.fieldState.error.message}</p>}
        {choices.groups.length > 0 && (
          <ChooseMany
            label={say("promoGroups")}
            hint={say("promoGroupsHint")}
            options={choices.groups.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={groups.field.value}
            onChange={groups.field.onChange}
          />
        )}
        <Goods
          form={form}
          title={say("promoGoods")}
          hint={say("promoGoodsHint")}
          categories="category_ids"
          products="product_ids"
        />
        <Amounts form={form} name="minimums" hint={say("promoMinimumHint")} />
      </div>
    </section>
  );
}

const counting: readonly (keyof PromotionValues)[] = [
  "redemption_type",
  "status",
  "start_date",
  "end_date",
  "max_uses",
  "max_uses_per_customer",
  "can_be_used_with_other_promotions",
  "priority",
];

/** Whether the promotion is active, its dates, its limits of use, and whether it can be combined with others. */
export function Counting({ form }: Props) {
  const say = useText();
  const { register, control, formState } = form;
  const { errors } = formState;
  const status = useController({ control, name: "status" });
  const starts = useController({ control, name: "start_date" });
  const ends = useController({ control, name: "end_date" });
  const combines = useController({ control, name: "can_be_used_with_other_promotions" });
  const redemption = useWatch({ control, name: "redemption_type" });
  const whole = { setValueAs: (text: string | number | null) => (text === "" || text === null ? null : Number(text)) };
  return (
    <section className="card" data-fields={counting.join(" ")}>
      <h2>{say("promoCounting")}</h2>
      <div className="stack">
        <CheckField
          label={say("enabled")}
          checked={status.field.value === "ENABLED"}
          onChange={({ target }) => status.field.onChange(target.checked ? "ENABLED" : "DISABLED")}
        />
        <SelectField
          label={say("redemption")}
          hint={say(redemption === "COUPON" ? "promoCouponHint" : "promoAutomaticHint")}
          {...register("redemption_type")}
        >
          <option value="COUPON">{say("withCode")}</option>
          <option value="AUTOMATIC">{say("automatic")}</option>
        </SelectField>
        <MomentField
          label={say("starts")}
          value={starts.field.value}
          onChange={starts.field.onChange}
          problem={starts.fieldState.error?.message}
        />
        <MomentField
          label={say("ends")}
          value={ends.field.value}
          onChange={ends.field.onChange}
          problem={ends.fieldState.error?.message}
        />
        <TextField
          label={say("promoMaxUses")}
          type="number"
          min={1}
          problem={errors.max_uses?.message}
          {...register("max_uses", whole)}
        />
        <TextField
          label={say("promoMaxPerCustomer")}
          type="number"
          min={1}
          problem={errors.max_uses_per_customer?.message}
          {...register("max_uses_per_customer", whole)}
        />
        <CheckField
          label={say("promoCombines")}
          checked={combines.field.value}
          onChange={({ target }) => combines.field.onChange(target.checked)}
        />
        <p className="field-hint">{say(combines.field.value ? "promoCombinesHint" : "promoAloneHint")}</p>
        <TextField
          label={say("promoPriority")}
          hint={say("promoPriorityHint")}
          type="number"
          min={0}
          max={10_000}
          problem={errors.priority?.message}
          {...register("priority", { valueAsNumber: true })}
        />
      </div>
    </section>
  );
}
