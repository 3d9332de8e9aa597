import { memo, useState } from "react";
import { useController, useFormState, useWatch } from "react-hook-form";
import { Datalist } from "../../../components/field.tsx";
import { FormProblem } from "../../../components/form-problem.tsx";
import { CloseIcon, PlusIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import type { ProductForm } from "../form.ts";
import { useUsual } from "./texts.tsx";

/**
 * Specifications in the order of the product page, with suggestions for the product's kind, and the values that filters
 * use.
 */
export const Specifications = memo(function Specifications({ form }: { form: ProductForm }) {
  const say = useText();
  const { errors } = useFormState({ control: form.control });
  const { field } = useController({ control: form.control, name: "custom_fields" });
  const kind = useWatch({ control: form.control, name: "kind" });
  const names = useCatalogueNames();
  const usual = useUsual(kind);
  const facts = field.value;
  const left = (usual?.specifications ?? [])
    .filter(({ name }) => !facts.some((fact) => fact.name === name))
    .slice(0, 12);
  return (
    <section className="card" id="specifications">
      <h2>{say("specifications")}</h2>
      <FormProblem error={errors.custom_fields} />
      <div className="stack">
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no key beside their place.
          <div key={place} className="fact-row">
            <input
              className="input"
              aria-label={`${say("specName")} ${place + 1}`}
              list="usual-facts"
              value={fact.name}
              onChange={({ target }) => field.onChange(facts.with(place, { ...fact, name: target.value }))}
            />
            <input
              className="input"
              aria-label={`${say("specValue")} ${place + 1}`}
              list={`usual-${fact.name}`}
              value={fact.value}
              onChange={({ target }) => field.onChange(facts.with(place, { ...fact, value: target.value }))}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={`${say("remove")}: ${fact.name}`}
              onClick={() => field.onChange(facts.filter((one) => one !== fact))}
            >
              <CloseIcon size={16} />
            </button>
          </div>
        ))}
      </div>
      <Datalist id="usual-facts" values={usual?.specifications.map(({ name }) => name)} />
      {usual?.specifications.map(({ name, values }) => (
        <datalist key={name} id={`usual-${name}`}>
          {values.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ))}
      <div className="card-foot">
        <button type="button" className="button" onClick={() => field.onChange([...facts, { name: "", value: "" }])}>
          <PlusIcon size={16} /> {say("add")}
        </button>
        {left.length > 0 && (
          <fieldset className="languages" aria-label={say("usualFor", { kind: names.kind(kind) })}>
            <span className="field-hint">{say("usualFor", { kind: names.kind(kind) })}</span>
            {left.map(({ name }) => (
              <button
                key={name}
                type="button"
                className="language"
                aria-label={say("addThing", { name })}
                onClick={() => field.onChange([...facts, { name, value: "" }])}
              >
                <PlusIcon size={14} /> {name}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Filters form={form} />
    </section>
  );
});

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** The values by which lists are filtered: { terrain: ["park", "powder"] }. */
function Filters({ form }: { form: ProductForm }) {
  const say = useText();
  const { field, fieldState } = useController({ control: form.control, name: "attributes" });
  const kind = useWatch({ control: form.control, name: "kind" });
  const usual = useUsual(kind);
  const [name, setName] = useState("");
  const attributes = field.value;
  const add = () => {
    field.onChange({ ...attributes, [name.trim()]: [] });
    setName("");
  };
  return (
    <fieldset className="stack-tight filters">
      <legend className="field-label">{say("attributes")}</legend>
      <p className="field-hint">{say("filtersHint")}</p>
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
      {Object.entries(attributes).map(([filter, values]) => (
        <div key={filter} className="fact-row">
          <span className="filter-name">{filter}</span>
          <FilterValues
            label={say("filterValues", { name: filter })}
            values={values}
            change={(next) => field.onChange({ ...attributes, [filter]: next })}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={`${say("remove")}: ${filter}`}
            onClick={() => {
              const { [filter]: _, ...others } = attributes;
              field.onChange(others);
            }}
          >
            <CloseIcon size={16} />
          </button>
        </div>
      ))}
      <div className="option-add">
        <input
          className="input"
          aria-label={say("addThing", { name: say("filterName") })}
          placeholder={say("filterName")}
          list="usual-filters"
          value={name}
          maxLength={40}
          onChange={({ target }) => setName(target.value.toLowerCase())}
        />
        <button
          type="button"
          className="button"
          disabled={!/^[a-z][a-z0-9_-]*$/.test(name.trim()) || name.trim() in attributes}
          onClick={add}
        >
          {say("add")}
        </button>
      </div>
      <Datalist id="usual-filters" values={usual?.attributes.map((one) => one.name)} />
    </fieldset>
  );
}

/** A text field for values separated by commas. `change` receives them as a list. */
function FilterValues({
  label,
  values,
  change,
}: {
  label: string;
  values: string[];
  change: (next: string[]) => void;
}) {
  const [text, setText] = useState(values.join(", "));
  const shown = listOf(text).join() === values.join() ? text : values.join(", ");
  return (
    <input
      className="input"
      aria-label={label}
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        change(listOf(target.value));
      }}
    />
  );
}
