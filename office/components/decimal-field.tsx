import { type KeyboardEvent, useMemo, useState } from "react";
import { useLanguage } from "../i18n/text.tsx";
import { type DecimalRules, decimalsIn } from "../runtime/numbers.ts";
import { TextField } from "./field.tsx";

type Decimal = DecimalRules & {
  /** Null for an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/**
 * The properties of an input for a number as the member writes it: "5,6" in German. What can be read is taken at once,
 * an emptied field when it is left, since one is emptied on the way to another number, too. What cannot be read gives
 * way to the last number then.
 */
export function useDecimal({ value, onChange, currency, decimals, min, max }: Decimal) {
  const language = useLanguage();
  const { show, read } = useMemo(
    () => decimalsIn(language, { currency, decimals, min, max }),
    [language, currency, decimals, min, max],
  );
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed?.trim() === "" && value !== null) onChange(null);
    setTyped(null);
  };
  return {
    // The number pads of telephones have no minus.
    inputMode: min !== undefined && min < 0 ? ("text" as const) : ("decimal" as const),
    autoComplete: "off",
    value: typed ?? show(value),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      const next = read(target.value);
      if (typeof next === "number" && next !== value) onChange(next);
    },
    onBlur: leave,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Enter") leave();
    },
  };
}

type Props = Decimal & { label: string; hint?: string | undefined; problem?: string | undefined; placeholder?: string };

/** A number field with its label. With a currency it shows an amount of money: "4,90 €". */
export const DecimalField = ({ label, hint, problem, placeholder, ...decimal }: Props) => (
  <TextField {...{ label, hint, problem, placeholder }} {...useDecimal(decimal)} />
);
