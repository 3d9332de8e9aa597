import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { classes } from "./classes.ts";
import { ChevronIcon, WarningIcon } from "./icons/icons.tsx";
import "./field.css";

type FieldProps = {
  label: ReactNode;
  /** Shown below the field, before any error. */
  hint?: ReactNode;
  /** The error and how to correct it. Marks the field as invalid. */
  error?: string;
  /** Shown after the label of an optional field. */
  optional?: string;
  className?: string;
};

type ControlAttributes = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

/** A label, control, hint and error, linked for screen readers. */
export function Field(props: FieldProps & { id?: string; children: (wiring: ControlAttributes) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  const note = props.error || props.hint ? `${id}-note` : undefined;
  return (
    <div className={classes("field", props.className)}>
      <label className="field-label" htmlFor={id}>
        {props.label} {props.optional && <span className="field-optional">{props.optional}</span>}
      </label>
      {props.children({ id, "aria-describedby": note, "aria-invalid": props.error ? true : undefined })}
      {props.error ? (
        <p className="field-error" id={note}>
          <WarningIcon size={18} /> {props.error}
        </p>
      ) : (
        props.hint && (
          <p className="field-hint" id={note}>
            {props.hint}
          </p>
        )
      )}
    </div>
  );
}

/** A single-line text field: <TextField label="Email" name="email" type="email" autoComplete="email" error={…} />. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "className">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} id={input.id}>
      {(wiring) => <input className="field-input" {...input} {...wiring} />}
    </Field>
  );
}

/** The native select. Its options are passed as children. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  ...select
}: FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className">) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} className={className} id={select.id}>
      {(wiring) => (
        <span className="select">
          <select className="field-input" {...select} {...wiring} />
          <ChevronIcon size={18} />
        </span>
      )}
    </Field>
  );
}

/** A checkbox (or, with type="radio", a radio button) with its text beside it. */
export function Check({ children, className, type = "checkbox", ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className={classes("check", className)}>
      <input className="check-box" type={type} {...input} />
      <span className="check-text">{children}</span>
    </label>
  );
}
