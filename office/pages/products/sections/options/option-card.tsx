import { type KeyboardEvent, useState } from "react";
import { codeOf } from "#commerce/catalog/texts/rules.ts";
import { OptionList } from "../../../../components/field.tsx";
import { PlusIcon } from "../../../../components/icons.tsx";
import { RowActs } from "../../../../components/row-acts.tsx";
import type { Key } from "../../../../i18n/languages.ts";
import { useText } from "../../../../i18n/text.tsx";
import type { ProductForm } from "../../form.ts";
import { type Option, type OptionMatrix, type OptionValue, withOptionNamed, withValue } from "../../variant-rules.ts";
import { renameInTexts } from "./use-shape.ts";
import { ValueRow } from "./value-row.tsx";

const kinds: Record<Option["type"], Key> = {
  swatch: "kindSwatch",
  rectangles: "kindRectangles",
  dropdown: "kindDropdown",
};

type Props = {
  form: ProductForm;
  shape: OptionMatrix;
  setShape: (next: OptionMatrix) => void;
  option: Option;
  place: number;
  move: (to: number) => void;
  remove: () => void;
  removeValue: (code: string, label: string) => void;
};

/** One option: its name, its display type, and its values in order. */
export function OptionCard({ form, shape, setShape, option, place, move, remove, removeValue }: Props) {
  const say = useText();
  const [label, setLabel] = useState("");
  const { display_name: name, option_values: values } = option;
  const change = (changed: Partial<Option>) =>
    setShape({ ...shape, options: shape.options.with(place, { ...option, ...changed }) });
  const changeValue = (at: number, value: OptionValue) => change({ option_values: values.with(at, value) });
  const code = codeOf(label);
  const isNew = code !== "" && !values.some(({ value_data }) => value_data.code === code);
  const add = () => {
    if (!isNew) return;
    setShape(withValue(shape, place, { label: label.trim(), value_data: { code } }));
    setLabel("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    add();
  };
  return (
    <fieldset className="option">
      <div className="option-head">
        <input
          className="input"
          aria-label={say("optionName", { number: place + 1 })}
          value={name}
          maxLength={60}
          onChange={({ target }) => {
            renameInTexts(form.getValues("texts"), form.setValue, name, target.value);
            setShape(withOptionNamed(shape, place, target.value));
          }}
        />
        <select
          className="input"
          aria-label={say("optionKind", { name })}
          value={option.type}
          onChange={({ target }) => change({ type: target.value as Option["type"] })}
        >
          <OptionList of={Object.entries(kinds).map(([kind, key]) => [kind, say(key)])} />
        </select>
        <RowActs {...{ name, place, move, remove }} count={shape.options.length} />
      </div>
      <ol className="option-values">
        {values.map((value, at) => (
          <ValueRow
            key={value.value_data.code}
            {...{ form, option, value, at }}
            change={(changed) => changeValue(at, changed)}
            move={(to) => change({ option_values: values.toSpliced(at, 1).toSpliced(to, 0, value) })}
            remove={() => removeValue(value.value_data.code, value.label)}
          />
        ))}
      </ol>
      <div className="option-add">
        <input
          className="input"
          aria-label={`${say("addValue")}: ${name}`}
          placeholder={say("addValue")}
          value={label}
          maxLength={100}
          onChange={({ target }) => setLabel(target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={say("addThing", { name: label || name })}
          disabled={!isNew}
          onClick={add}
        >
          <PlusIcon size={16} />
        </button>
      </div>
    </fieldset>
  );
}
