import { useState } from "react";
import { useText } from "../../i18n/text.tsx";
import { Dialog } from "../dialog.tsx";
import { ConflictValue, useNames } from "./conflict-value.tsx";
import { conflictName } from "./conflict-words.ts";
import type { PartName } from "./paths.ts";
import { type Choice, valueAt } from "./rules.ts";
import type { Conflict, EditorState } from "./use-editor.ts";
import { type Labels, usePathTools } from "./use-path-tools.ts";

export type ConflictProps = {
  conflict: Conflict;
  // biome-ignore lint/suspicious/noExplicitAny: the dialog reads the changes of forms of any shape.
  editing: Pick<EditorState<any>, "changes" | "settle" | "leaveConflict">;
  labels: Labels;
  partName?: PartName | undefined;
};

/** Shows both versions of every field that two people changed. Nothing is sent until each field has been decided. */
export default function ConflictDialog({ conflict, editing, labels, partName }: ConflictProps) {
  const say = useText();
  const tools = usePathTools(labels, partName);
  const [choice, setChoice] = useState<Choice>(() =>
    Object.fromEntries(conflict.fields.map((field) => [field, "yours"])),
  );
  const fields = conflict.fields.map((field) => {
    const sides = [
      ["yours", valueAt(editing.changes, field)],
      ["theirs", conflict.current[field]],
    ] as const;
    return { field, sides };
  });
  const names = useNames(fields.flatMap(({ field, sides }) => sides.map(([, value]) => [field, value] as const)));
  return (
    <Dialog title={say("conflictTitle")} wide onClose={editing.leaveConflict}>
      <p className="lead">{say("conflictText")}</p>
      {fields.map(({ field, sides }) => (
        <fieldset key={field} className="conflict">
          <legend>{conflictName(field, tools)}</legend>
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
                <ConflictValue path={field} value={value} names={names} tools={tools} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
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
