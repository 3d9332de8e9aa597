import type { AuditEntry } from "#commerce/staff/audit/schema.ts";
import { useFormats, useText } from "../i18n/text.tsx";
import { wordOfField, wordOfRecord, wordOfValue } from "./change-words.ts";

type Entry = Pick<AuditEntry, "before" | "after" | "label" | "type" | "recordId">;

/** What one entry of the audit log changed, field by field. */
export function Changes({ entry: { before, after, label, type, recordId } }: { entry: Entry }) {
  const say = useText();
  const formats = useFormats();
  const record = { type, recordId };
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <div className="changes">
      <p className="list-sub">
        {wordOfRecord(type, recordId, say)} {label}
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
                <th scope="row">{wordOfField(name, say)}</th>
                <td>{wordOfValue(record, name, before?.[name], formats, say)}</td>
                <td>{wordOfValue(record, name, after?.[name], formats, say)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
