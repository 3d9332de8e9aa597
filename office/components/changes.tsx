import type { AuditEntry } from "#commerce/staff/audit/schema.ts";
import { useText } from "../i18n/text.tsx";
import { shown } from "./editor/rules.ts";

/** What one entry of the audit log changed, field by field. */
export function Changes({ entry: { before, after, label, type, recordId } }: { entry: AuditEntry }) {
  const say = useText();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <div className="changes">
      <p className="list-sub">
        {type} {recordId} {label}
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
                <th scope="row">{name}</th>
                <td>{shown(before?.[name])}</td>
                <td>{shown(after?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
