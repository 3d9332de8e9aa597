import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";

type FieldFrame = { label: string; hint?: ReactNode; problem?: string | undefined };

/** A label, its control, a hint and a problem. The control refers to hint and problem for screen readers. */
function useFieldFrame({ hint, problem }: Pick<FieldFrame, "hint" | "problem">) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  const control = {
    id,
    ...(described && { "aria-describedby": described }),
    ...(problem && { "aria-invalid": true as const }),
  };
  return { id, control };
}

function Field({ id, label, hint, problem, children }: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}

type InputProps = FieldFrame & InputHTMLAttributes<HTMLInputElement> & { ref?: React.Ref<HTMLInputElement> };

export function TextField({ label, hint, problem, ...rest }: InputProps) {
  const { id, control } = useFieldFrame({ hint, problem });
  return (
    <Field {...{ id, label, hint, problem }}>
      <input className="input" {...rest} {...control} />
    </Field>
  );
}

type AreaProps = FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: React.Ref<HTMLTextAreaElement> };

export function TextArea({ label, hint, problem, ...rest }: AreaProps) {
  const { id, control } = useFieldFrame({ hint, problem });
  return (
    <Field {...{ id, label, hint, problem }}>
      <textarea className="input" rows={4} {...rest} {...control} />
    </Field>
  );
}

/** The value of an option and its text. */
export type Choice = readonly [value: string | number, text: ReactNode];

export const OptionList = ({ of }: { of: readonly Choice[] | undefined }) =>
  of?.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

type DatalistProps = { id: string; values: readonly string[] | undefined; nameOf?: (value: string) => string };

/** What browsers suggest in the text field whose `list` is the id, beside each what it is called. */
export const Datalist = ({ id, values, nameOf }: DatalistProps) => (
  <datalist id={id}>
    {values?.map((value) => (
      <option key={value} value={value} label={nameOf?.(value)} />
    ))}
  </datalist>
);

type SelectProps = FieldFrame &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options?: readonly Choice[] | undefined;
    ref?: React.Ref<HTMLSelectElement>;
  };

/** A select with options of one kind; children are options that come before these. */
export function SelectField({ label, hint, problem, options, children, ...rest }: SelectProps) {
  const { id, control } = useFieldFrame({ hint, problem });
  return (
    <Field {...{ id, label, hint, problem }}>
      <select className="input" {...rest} {...control}>
        {children}
        <OptionList of={options} />
      </select>
    </Field>
  );
}

type CheckProps = { label: ReactNode } & InputHTMLAttributes<HTMLInputElement> & { ref?: React.Ref<HTMLInputElement> };

export function CheckField({ label, ...rest }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
