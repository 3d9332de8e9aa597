import { useState } from "react";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { Dialog } from "../dialog.tsx";
import { type Choice, fieldOf, shown, type Values, valueAt } from "./rules.ts";
import type { Conflict, Editing } from "./use-editor.ts";

type Props<V extends Values> = {
  conflict: Conflict;
  editing: Editing<V>;
  labels: Partial<Record<keyof V & string, Key>>;
};

/** Shows both versions of every field that two people changed. Nothing is sent until each field has been decided. */
export function ConflictDialog<V extends Values>({ conflict, editing, labels }: Props<V>) {
  const say = useText();
  const [choice, setChoice] = useState<Choice>(() =>
    Object.fromEntries(conflict.fields.map((field) => [field, "yours"])),
  );
  return (
    <Dialog title={say("conflictTitle")} wide onClose={editing.leaveConflict}>
      <p className="lead">{say("conflictText")}</p>
      {conflict.fields.map((field) => {
        const label = labels[fieldOf(field)];
        const within = field.slice(fieldOf(field).length + 1);
        const sides = [
          ["yours", valueAt(editing.changes, field)],
          ["theirs", conflict.current[field]],
        ] as const;
        return (
          <fieldset key={field} className="conflict">
            <legend>{label ? [say(label), within].filter(Boolean).join(": ") : field}</legend>
            {sides.map(([side, value]) => (
              <label key={side} className="conflict-side">
                <input
                  type="radio"
                  name={field}
                  checked={choice[field] === side}
                  onChange={() => setChoice({ ...choice, [field]: side })}
                />
                <span>
                  <strong>{say(side)}</strong>
                  <span className="conflict-value">{shown(value)}</span>
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className="dialog-foot">
        <button type="button" className="button" onClick={editing.leaveConflict}>
          {say("cancel")}
        </button>
        <button type="button" className="button button-main" onClick={() => editing.settle(choice)}>
          {say("save")}
        </button>
      </div>
    </Dialog>
  );
}
