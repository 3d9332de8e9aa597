import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import type { RulePreview, RuleValues } from "#commerce/catalog/categories/office-schema.ts";
import type { Condition, Rule } from "#commerce/catalog/categories/schema.ts";
import { SelectField } from "../../../components/field.tsx";
import { PlusIcon } from "../../../components/icons.tsx";
import { useFormats, useText } from "../../../i18n/text.tsx";
import { get, send } from "../../../runtime/api.ts";
import { pictureUrl } from "../../../runtime/pictures.ts";
import type { CategoryForm } from "../form.ts";
import { blankCondition, isComplete } from "../rule.ts";
import { ConditionRow } from "./condition.tsx";

/** The rule that fills a category, with a preview of the products it finds before it is saved. */
export function RuleCard({ form }: { form: CategoryForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "rule" });
  const rule = field.value;
  const { data: values } = useQuery({
    queryKey: ["rule-values"],
    queryFn: ({ signal }) => get<RuleValues>("/staff/categories/rule/values", {}, signal),
    enabled: rule !== null,
    staleTime: 60_000,
  });
  const change = (conditions: Condition[]) => field.onChange({ ...rule, conditions });
  const problem = form.formState.errors.rule?.message;
  return (
    <section className="card" data-fields="rule">
      <h2>{say("categoryRule")}</h2>
      {rule === null ? (
        <>
          <p className="lead">{say("categoryRuleNone")}</p>
          <button
            type="button"
            className="button"
            onClick={() => field.onChange({ match: "all", conditions: [blankCondition("price")] })}
          >
            <PlusIcon size={16} /> {say("addRule")}
          </button>
        </>
      ) : (
        <div className="stack">
          <SelectField
            label={say("ruleMatch")}
            value={rule.match}
            onChange={({ target }) => field.onChange({ ...rule, match: target.value })}
          >
            <option value="all">{say("matchAll")}</option>
            <option value="any">{say("matchAny")}</option>
          </SelectField>
          <ol className="conditions">
            {rule.conditions.map((condition, place) => (
              <ConditionRow
                // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no name but their place
                key={place}
                condition={condition}
                number={place + 1}
                values={values?.data}
                change={(next) => change(rule.conditions.with(place, next))}
                remove={rule.conditions.length > 1 ? () => change(rule.conditions.toSpliced(place, 1)) : undefined}
              />
            ))}
          </ol>
          {problem && (
            <p className="field-problem" role="alert">
              {String(problem)}
            </p>
          )}
          <div className="category-picture-do">
            {rule.conditions.length < 20 && (
              <button
                type="button"
                className="button"
                onClick={() => change([...rule.conditions, blankCondition("flag")])}
              >
                <PlusIcon size={16} /> {say("addCondition")}
              </button>
            )}
            <button type="button" className="button" onClick={() => field.onChange(null)}>
              {say("removeRule")}
            </button>
          </div>
          <Preview rule={rule} />
        </div>
      )}
    </section>
  );
}

function Preview({ rule }: { rule: Rule }) {
  const say = useText();
  const { number } = useFormats();
  const isReady = rule.conditions.every(isComplete);
  const { data } = useQuery({
    queryKey: ["rule-preview", JSON.stringify(rule)],
    queryFn: () => send<RulePreview>("POST", "/staff/categories/rule/preview", { rule }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isReady) return <p className="field-hint">{say("ruleIncomplete")}</p>;
  if (!data) return null;
  const { total, isExact, seen } = data.meta;
  return (
    <div className="rule-preview">
      <p role="status">
        <strong>
          {isExact ? say("ruleFinds", { count: total }) : say("ruleFindsMore", { number: number(total) })}
        </strong>{" "}
        {seen < total && say("ruleSeen", { count: seen })}
      </p>
      <ul className="rule-found">
        {data.data.map((product) => (
          <li key={product.id}>
            {product.image ? <img src={pictureUrl(product.image, 48)} alt="" loading="lazy" /> : <span />}
            <span>
              {product.name}
              <span className="list-sub">{product.sku}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
