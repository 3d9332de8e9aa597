import type { AuditEntry } from "#commerce/staff/audit-log/schema.ts";
import { useFormats, useText, WithTexts } from "../../i18n/text.tsx";
import { namedIds } from "./named-ids.ts";
import { unsaid } from "./names.ts";
import { wordOfField, wordOfRecord, wordOfValue } from "./words.ts";

type Entry = Pick<AuditEntry, "before" | "after" | "label" | "about" | "names" | "type" | "recordId" | "currency">;

/** Shows what one entry of the audit log changed, field by field. */
export const Changes = ({ entry }: { entry: Entry }) => (
  <WithTexts of="records">
    <Table entry={entry} />
  </WithTexts>
);

function Table({ entry }: { entry: Entry }) {
  const say = useText();
  const tools = { formats: useFormats(), say };
  const { before, after, label, about, names: known, type, recordId } = entry;
  const said = (name: string, value: unknown) => wordOfValue(entry, name, namedIds(name, value, known), tools);
  const all = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const names = all.filter((name) => !unsaid.has(name));
  return (
    <div className="changes">
      <p className="list-sub">
        {wordOfRecord(type, recordId, say)} {label || about.join(" · ")}
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
                <th scope="row">{wordOfField(type, name, say)}</th>
                <td>{said(name, before?.[name])}</td>
                <td>{said(name, after?.[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
