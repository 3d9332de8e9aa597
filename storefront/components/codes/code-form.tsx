import type { ReactNode } from "react";
import { PostForm } from "#storefront/components/forms/post-form.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { CloseIcon } from "#ui/icons/icons.tsx";
import "./code-form.css";

/** A code that was entered before. Its value is sent with the form that removes it. */
export type EnteredCode = { value: string; label: string; note?: string; remove: string; isRefused?: boolean };

type Props = {
  /** The address the forms post to. `name` is the field's name. */
  action: string;
  csrf: string;
  name: string;
  label: string;
  hint?: ReactNode;
  add: string;
  /** The `action` values of the buttons that add and remove a code. */
  does: { add: string; remove: string };
  entered: readonly EnteredCode[];
  /** The refused input and the reason. */
  typed?: string;
  error?: string;
};

/**
 * A field for a code and the list of entered codes, each with a remove button. Plain forms that work without scripts.
 */
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
