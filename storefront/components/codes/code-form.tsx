import type { ReactNode } from "react";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import "./code-form.css";

/** What was entered before: its value goes back with the form that takes it away. */
export type EnteredCode = { value: string; label: string; note?: string; remove: string; isRefused?: boolean };

type Props = {
  /** Where the forms post to, and the field's name there. */
  action: string;
  csrf: string;
  name: string;
  label: string;
  hint?: ReactNode;
  add: string;
  /** The buttons' value of `action`: what to do with the code. */
  does: { add: string; remove: string };
  entered: readonly EnteredCode[];
  /** What was typed and refused, and why. */
  typed?: string;
  error?: string;
};

/** A field for a code, and the codes that were entered, each with the way to take it back. Plain forms: no script is needed. */
export function CodeForm({ action, csrf, name, label, hint, add, does, entered, typed, error }: Props) {
  return (
    <div className="stack stack-s">
      <PostForm csrf={csrf} action={action} className="code-form" noValidate>
        <TextField
          name={name}
          label={label}
          hint={hint}
          error={error}
          defaultValue={typed}
          autoFocus={error !== undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
        />
        <Button type="submit" name="action" value={does.add} kind="outline">
          {add}
        </Button>
      </PostForm>
      {entered.length > 0 && (
        <ul className="code-entered">
          {entered.map((one) => (
            <li key={one.value} data-refused={one.isRefused ? "" : undefined}>
              <span>
                <strong>{one.label}</strong> {one.note && <span className="muted">{one.note}</span>}
              </span>
              <PostForm csrf={csrf} action={action}>
                <input type="hidden" name={name} value={one.value} />
                <IconButton label={one.remove} type="submit" name="action" value={does.remove}>
                  <CloseIcon size={18} />
                </IconButton>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
