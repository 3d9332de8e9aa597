import { useId } from "react";

type Props<Value extends string> = {
  legend: string;
  values: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** A few choices side by side, of which one is selected. */
export function Choices<Value extends string>({ legend, values, chosen, onChoose }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="field-label">{legend}</legend>
      <div className="choices-row">
        {values.map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              className="cover-input"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
