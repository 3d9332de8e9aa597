import type { ReactNode } from "react";
import { useDecimal } from "../../../components/decimal-field.tsx";
import { localOf } from "../../../components/moment-field.tsx";

/** Cells of the table of variants. A problem is shown below its field. */

type CellProps = { name: string; fault: string | undefined; isNumber?: boolean; children: ReactNode };

/** `name`: the column's name, shown on phones. */
export const Cell = ({ name, fault, isNumber = false, children }: CellProps) => (
  <td data-label={name} className={isNumber ? "list-number" : undefined}>
    {children}
    {fault !== undefined && (
      <span className="field-problem" role="alert">
        {fault}
      </span>
    )}
  </td>
);

type NumberProps = {
  label: string;
  value: number | undefined;
  decimals: number;
  isWrong?: boolean;
  isReadOnly?: boolean;
  change: (value: number) => void;
};

const whole = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);

/** A number in the member's format, such as "1.234,56" in German. NaN for an empty field. */
export const NumberCell = ({ label, value, decimals, isWrong = false, isReadOnly = false, change }: NumberProps) => (
  <input
    className="input input-number"
    aria-label={label}
    aria-invalid={isWrong || undefined}
    readOnly={isReadOnly}
    {...useDecimal({ value: whole(value), decimals, onChange: (next) => change(next ?? Number.NaN) })}
  />
);

type MomentProps = {
  label: string;
  value: string | null | undefined;
  isWrong?: boolean;
  change: (value: string | null) => void;
};

/** A moment in local time. */
export const MomentCell = ({ label, value, isWrong = false, change }: MomentProps) => (
  <input
    type="datetime-local"
    className="input"
    aria-label={label}
    aria-invalid={isWrong || undefined}
    value={value ? localOf(value) : ""}
    onChange={({ target }) => change(target.value === "" ? null : new Date(target.value).toISOString())}
  />
);
