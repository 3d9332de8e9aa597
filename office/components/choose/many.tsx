import { CheckField } from "../field.tsx";

type Option<T> = { value: T; label: string; depth?: number };
type Props<T> = {
  label: string;
  hint?: string;
  options: readonly Option<T>[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** A short list of checkboxes for choosing several options. */
export function ChooseMany<T extends string | number>({ label, hint, options, chosen, onChange }: Props<T>) {
  return (
    <fieldset className="choose">
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <div className="choose-options">
        {options.map(({ value, label: name, depth = 0 }) => (
          <span key={value} style={{ paddingInlineStart: `${depth * 20}px` }}>
            <CheckField
              label={name}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
