import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Field } from "#ui/field.tsx";
import { CheckIcon, PlusIcon } from "#ui/icons/icons.tsx";
import "./file-field.css";

type Props = Omit<ComponentProps<typeof Field>, "children" | "className"> &
  Omit<ComponentProps<"input">, "type" | "className" | "children"> & {
    /** What to do, as long as no file is chosen: "Drop your card here, or choose it". */
    prompt: string;
  };

/** A field for files in the shop's own words: one drops them there or chooses them, and reads their names. */
export function FileField({ label, hint, error, optional, prompt, ...input }: Props) {
  const control = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<string[]>([]);
  const read = () => setNames(Array.from(control.current?.files ?? [], ({ name }) => name));
  // A file may have been chosen before the page came to life.
  useEffect(read, []);
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={input.id}>
      {(wiring) => (
        <div className="file-drop">
          {names.length > 0 ? <CheckIcon size={24} /> : <PlusIcon size={24} />}
          <span>{names.join(", ") || prompt}</span>
          <input className="file-drop-input" type="file" ref={control} onChange={read} {...input} {...wiring} />
        </div>
      )}
    </Field>
  );
}
