import { TextField } from "./field.tsx";

type Props = {
  label: string;
  hint?: string | undefined;
  /** ISO 8601; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  problem?: string | undefined;
};

/** A date and time, typed in local time. */
export function MomentField({ value, onChange, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={value === null ? "" : localOf(value)}
      onChange={({ target }) => onChange(target.value === "" ? null : new Date(target.value).toISOString())}
    />
  );
}

/** The moment in local time: "2026-11-25T20:15". */
export function localOf(iso: string): string {
  const at = new Date(iso);
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}
