import { useRef, useState } from "react";
import { classes } from "./classes.ts";
import { MinusIcon, PlusIcon } from "./icons/icons.tsx";
import "./quantity.css";

type Props = {
  name?: string;
  /** Labels of the field and its buttons: "Quantity", "One less", "One more". */
  labels: { field: string; less: string; more: string };
  /** The initial value. Change `key` to set another value from outside. */
  defaultValue?: number;
  max?: number;
  autoFocus?: boolean;
  /** Marks the typed value as refused. `aria-describedby` is the id of the explanation. */
  "aria-invalid"?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  className?: string;
  /**
   * Called with a whole number up to max, from the buttons or typing. Invalid input is left for the form to
   * refuse.
   */
  onChange?: (quantity: number) => void;
  /** Called when the field is left with an invalid value. */
  onRefused?: () => void;
};

/** A number field with − and + buttons. In forms and browsers without scripts it is a plain field. */
export function Quantity(props: Props) {
  const { name, labels, defaultValue = 1, max = 50, className, onChange, onRefused } = props;
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(defaultValue);

  const take = (next: number) => {
    setValue(next);
    if (next !== value) onChange?.(next);
  };
  const step = (by: number) => {
    const next = Math.min(max, Math.max(1, value + by));
    if (field.current) field.current.value = String(next);
    take(next);
  };

  const button = (by: 1 | -1) => ({
    type: "button" as const,
    className: "quantity-step",
    disabled: by > 0 ? value >= max : value <= 1,
    onClick: () => step(by),
  });

  return (
    <div className={classes("quantity", className)}>
      <button {...button(-1)} aria-label={labels.less}>
        <MinusIcon size={18} />
      </button>
      <input
        ref={field}
        className="quantity-number"
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={labels.field}
        defaultValue={defaultValue}
        min={1}
        max={max}
        step={1}
        // biome-ignore lint/a11y/noAutofocus: for the field that a form was refused for
        autoFocus={props.autoFocus}
        aria-invalid={props["aria-invalid"]}
        aria-describedby={props["aria-describedby"]}
        required
        onChange={(event) => event.target.validity.valid && take(event.target.valueAsNumber)}
        onBlur={(event) => event.target.validity.valid || onRefused?.()}
      />
      <button {...button(1)} aria-label={labels.more}>
        <PlusIcon size={18} />
      </button>
    </div>
  );
}
