import { useState } from "react";
import { TextField } from "#ui/field.tsx";

type Props = {
  name: string;
  label: string;
  /** In the unit of the label. Undefined when not known. */
  value: number | undefined;
  from: number;
  to: number;
  required?: boolean;
  /** "Please give a number from {from} to {to}." */
  problem: string;
};

/** A field for a measure. An invalid value shows an error when the field is left, until the value is valid. */
export function MeasureField({ name, label, value, from, to, required, problem }: Props) {
  const [isWrong, setWrong] = useState(false);
  return (
    <TextField
      name={name}
      label={label}
      type="number"
      inputMode="decimal"
      step="any"
      min={from}
      max={to}
      required={required}
      defaultValue={value}
      error={isWrong ? problem : undefined}
      onInput={({ currentTarget }) => currentTarget.validity.valid && setWrong(false)}
      onBlur={({ currentTarget }) => setWrong(!currentTarget.validity.valid && currentTarget.value !== "")}
      onInvalid={(event) => {
        event.preventDefault();
        setWrong(true);
      }}
    />
  );
}

/** Returns the typed value. Undefined when the field is empty or not a positive number. */
export function measureIn(form: FormData, name: string): number | undefined {
  const value = Number(String(form.get(name) ?? "").replace(",", "."));
  return value > 0 ? value : undefined;
}
