import { shown } from "../../components/editor/rules.ts";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import type { ProblemBody } from "../../runtime/api.ts";

const labels: Record<string, Key> = {
  name: "name",
  code: "methodChoice",
  type: "methodKind",
  enabled: "methodOffered",
  days_from: "daysFrom",
  days_to: "daysTo",
  settings: "methodRanges",
};

type Props = { conflict: ProblemBody; onMine: () => void; onTheirs: () => void };

/** Shown when somebody else changed the same fields of a method: lists their values and asks whose to keep. */
export function MethodConflict({ conflict: { fields = [], current = {} }, onMine, onTheirs }: Props) {
  const say = useText();
  return (
    <div className="note note-signal stack-tight" role="alert">
      <strong>{say("conflictTitle")}</strong>
      <ul>
        {fields.map((field) => {
          const label = labels[field];
          return (
            <li key={field}>
              {label ? say(label) : field}: {say("theirs")} {shown(current[field])}
            </li>
          );
        })}
      </ul>
      <div className="dialog-foot">
        <button type="button" className="button" onClick={onMine}>
          {say("yours")}
        </button>
        <button type="button" className="button" onClick={onTheirs}>
          {say("theirs")}
        </button>
      </div>
    </div>
  );
}
