import type { AuditEntry } from "#commerce/staff/audit/schema.ts";
import { useFormats, useText } from "../i18n/text.tsx";
import { unsaid } from "./change-names.ts";
import { wordOfField, wordOfRecord, wordOfValue } from "./change-words.ts";
import { useWord } from "./record-words.ts";

type Entry = Pick<AuditEntry, "before" | "after" | "label" | "type" | "recordId" | "currency">;

/** What one entry of the audit log changed, field by field. */
export function Changes({ entry }: { entry: Entry }) {
  const say = useText();
  const word = useWord();
  const tools = { formats: useFormats(), word };
  const { before, after, label, type, recordId } = entry;
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const names = all.filter((name) => !unsaid.has(name));
  return (
    <div className="changes">
      <p className="list-sub">
        {wordOfRecord(type, recordId, word)} {label}
      </p>
      {names.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say("fieldsChanged")}</th>
              <th scope="col">{say("before")}</th>
              <th scope="col">{say("after")}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{wordOfField(type, name, word)}</th>
                <td>{wordOfValue(entry, name, before?.[name], tools)}</td>
                <td>{wordOfValue(entry, name, after?.[name], tools)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
