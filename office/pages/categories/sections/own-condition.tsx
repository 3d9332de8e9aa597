import { useQuery } from "@tanstack/react-query";
import type { Condition } from "#commerce/catalog/categories/schema.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import { ChooseMany } from "../../../components/choose/many.tsx";
import { DecimalField } from "../../../components/decimal-field.tsx";
import { SelectField } from "../../../components/field.tsx";
import { fieldsOf } from "../../../components/own-fields/queries.ts";
import { useLanguage, useText } from "../../../i18n/text.tsx";
import { Values } from "./condition-inputs.tsx";

type ConditionProps<F extends Condition["field"]> = {
  condition: Extract<Condition, { field: F }>;
  change: (next: Condition) => void;
};

/** Chooses an own field and its values. Choices are checkboxes; other values are typed. */
export function OwnValues({ condition, change }: ConditionProps<"own">) {
  const say = useText();
  const language = useLanguage();
  const { data: fields = [] } = useQuery(fieldsOf("product"));
  const field = fields.find(({ key }) => key === condition.key);
  const options =
    field?.kind === "yes-no"
      ? [
          { value: "yes", label: say("yes") },
          { value: "no", label: say("no") },
        ]
      : field?.choices.map(({ code, labels }) => ({ value: code, label: textIn(labels, language) }));
  const put = (values: string[]) => change({ ...condition, values });
  return (
    <>
      <Which
        isNumber={false}
        chosen={condition.key}
        choose={(key) => change({ ...condition, key, values: key === condition.key ? condition.values : [] })}
      />
      {options && options.length > 0 ? (
        <ChooseMany label={say("conditionChosen")} options={options} chosen={condition.values} onChange={put} />
      ) : (
        <Values given={condition.values} known={[]} put={put} />
      )}
    </>
  );
}

export function OwnBounds({ condition, change }: ConditionProps<"own-number">) {
  const say = useText();
  const { data: fields = [] } = useQuery(fieldsOf("product"));
  const unit = fields.find(({ key }) => key === condition.key)?.unit;
  const label = (text: string) => (unit ? `${text} (${unit})` : text);
  const { from, to, ...plain } = condition;
  const put = (name: "from" | "to") => (bound: number | null) =>
    change({
      ...plain,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      [name]: bound ?? undefined,
    });
  const any = { min: Number.NEGATIVE_INFINITY };
  return (
    <>
      <Which isNumber chosen={condition.key} choose={(key) => change({ ...condition, key })} />
      <DecimalField label={label(say("ownMin"))} {...any} value={from ?? null} onChange={put("from")} />
      <DecimalField label={label(say("ownMax"))} {...any} value={to ?? null} onChange={put("to")} />
    </>
  );
}

function Which({ isNumber, chosen, choose }: { isNumber: boolean; chosen: string; choose: (key: string) => void }) {
  const say = useText();
  const language = useLanguage();
  const { data: fields = [] } = useQuery(fieldsOf("product"));
  const some = fields.filter(({ kind }) => (kind === "number") === isNumber);
  const isKnown = some.some(({ key }) => key === chosen);
  return (
    <SelectField
      label={say("conditionName")}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      options={some.map(({ key, labels }) => [key, textIn(labels, language)])}
    >
      {!isKnown && <option value={chosen}>{chosen}</option>}
    </SelectField>
  );
}
