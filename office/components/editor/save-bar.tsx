import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { useHotkeys } from "../../runtime/hotkeys.ts";
import type { Values } from "./rules.ts";
import type { EditorState } from "./use-editor.ts";

type Props<V extends Values> = {
  editing: EditorState<V>;
  labels: Partial<Record<keyof V & string, Key>>;
  detail?: Detail;
};
/** Extra text beside a changed field's name, or null for none. */
export type Detail = (name: string, value: unknown) => string | null;

/** Lists the fields with unsaved changes, and saves them; also on Ctrl+S. Hidden when nothing has changed. */
export function SaveBar<V extends Values>({ editing, labels, detail }: Props<V>) {
  const say = useText();
  const { moment } = useFormats();
  const { changes, save, discard, isSaving, draftOf, problem, isConflict, form } = editing;
  useHotkeys({ "mod+s": save });
  const names = Object.keys(changes);
  if (names.length === 0) return null;
  const nameOf = (name: string) => {
    const label = labels[name];
    const more = detail?.(name, changes[name]);
    return [label ? say(label) : name, more && `(${more})`].filter(Boolean).join(" ");
  };
  const marked = Object.keys(form.formState.errors).length > 0;
  const told = marked ? say("checkFields") : isConflict ? say("conflictTitle") : problem || say("failedText");
  return (
    <section className="save-bar" aria-label={say("save")}>
      <div className="save-bar-text">
        <strong>{say("unsaved", { fields: names.map(nameOf).join(", ") })}</strong>
        {draftOf !== null && <span>{say("draftRestored", { time: moment(new Date(draftOf).toISOString()) })}</span>}
        {problem !== null && <span role="alert">{told}</span>}
      </div>
      <button type="button" className="button" onClick={discard} disabled={isSaving}>
        {say("discard")}
      </button>
      <button type="button" className="button button-main" onClick={save} disabled={isSaving}>
        {say("save")}
      </button>
    </section>
  );
}
