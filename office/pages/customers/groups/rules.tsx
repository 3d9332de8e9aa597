import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import { ChooseProducts } from "../../../components/choose/products.tsx";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { SelectField } from "../../../components/field.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import type { GroupForm } from "./place.ts";

const types: Record<DiscountRule["type"], Key> = { all: "ruleForAll", category: "category", product: "product" };
const methods: Record<DiscountRule["method"], Key> = {
  percent: "promoPercent",
  fixed: "promoFixed",
  price: "ruleOwnPrice",
};

/** The discount rules of the group. */
export function Rules({ form }: { form: GroupForm }) {
  const say = useText();
  const { field, fieldState } = useController({ control: form.control, name: "discount_rules" });
  const rules = field.value;
  const change = (at: number, rule: DiscountRule) => field.onChange(rules.with(at, rule));
  return (
    <section className="card">
      <h2>{say("groupDiscounts")}</h2>
      <div className="stack">
        <p className="field-hint">{say("groupDiscountsHint")}</p>
        {rules.map((rule, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no other name than their place.
          <fieldset key={at} className="conflict">
            <legend>{say("ruleNumber", { number: at + 1 })}</legend>
            <Rule rule={rule} onChange={(next) => change(at, next)} />
            <button type="button" className="button" onClick={() => field.onChange(rules.toSpliced(at, 1))}>
              {say("removeThing", { name: say("ruleNumber", { number: at + 1 }) })}
            </button>
          </fieldset>
        ))}
        {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
        <button
          type="button"
          className="button"
          onClick={() => field.onChange([...rules, { type: "all", method: "percent", amount: 10 }])}
        >
          {say("addGroupRule")}
        </button>
      </div>
    </section>
  );
}

type Category = { id: number; name: string };

function Rule({ rule, onChange }: { rule: DiscountRule; onChange: (rule: DiscountRule) => void }) {
  const say = useText();
  const names = useCatalogueNames();
  const { type, method, amount, category_id: category, product_id: product } = rule;
  const { data } = useQuery({
    queryKey: ["categories"],
    queryFn: ({ signal }) => get<{ data: Category[] }>("/catalog/categories", {}, signal),
    enabled: type === "category",
  });
  return (
    <div className="stack">
      <div className="fields-3">
        <SelectField
          label={say("ruleOn")}
          value={type}
          onChange={({ target }) => onChange({ type: target.value as DiscountRule["type"], method, amount })}
          options={Object.entries(types).map(([value, key]) => [value, say(key)])}
        />
        <SelectField
          label={say("promoKind")}
          value={method}
          onChange={({ target }) => onChange({ ...rule, method: target.value as DiscountRule["method"] })}
          options={Object.entries(methods).map(([value, key]) => [value, say(key)])}
        />
        <DecimalField
          label={say("amount")}
          value={amount}
          onChange={(next) => onChange({ ...rule, amount: next ?? 0 })}
        />
      </div>
      {type === "category" && (
        <SelectField
          label={say("category")}
          value={category ?? ""}
          onChange={({ target }) => onChange({ type, method, amount, category_id: Number(target.value) })}
          options={data?.data.map((one) => [one.id, names.category(one)])}
        >
          <option value="" disabled>
            –
          </option>
        </SelectField>
      )}
      {type === "product" && (
        <ChooseProducts
          label={say("product")}
          ids={product === undefined ? [] : [product]}
          onChange={(ids) => {
            const last = ids.at(-1);
            onChange({ type, method, amount, ...(last !== undefined && { product_id: last }) });
          }}
        />
      )}
    </div>
  );
}
