import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { useFormats, useText, WithTexts } from "../../i18n/text.tsx";
import { wordOfField, wordOfRecord, wordOfValue } from "../changes/words.ts";
import { Skipped } from "../skipped.tsx";

const mostShown = 200;

type Values = Record<string, unknown> | null;
/** A value that would be written, as the audit log tells it. */
export type Entry = { type: string; recordId: string; name: string; before: Values; after: Values };
export type PreviewOf<E extends Entry> = {
  total: number;
  these: string;
  data: E[];
  skipped: NonNullable<StaffJob["report"]["skipped"]>;
};
/** What the entries are about: the heading of their names, the type that is changed itself, and an entry's record. */
export type Subject<E extends Entry> = {
  column: Key;
  type: string;
  idOf: (entry: E) => string;
  /** What stands in the column; the name, unless this says otherwise, and a line below it. */
  titleOf?: (entry: E) => string;
  subOf?: (entry: E) => string;
  /** A value in words that the office knows only here, such as the name of a group; undefined for all others. */
  wordOf?: (name: string, value: unknown) => string | undefined;
};

type Props<E extends Entry> = { preview: PreviewOf<E>; subject: Subject<E> };

/** Shows what the change does to the first records, value by value, in the same format as the audit log. */
export const ShownPreview = <E extends Entry>(props: Props<E>) => (
  <WithTexts of="records">
    <Shown {...props} />
  </WithTexts>
);

function Shown<E extends Entry>({ preview: { data, skipped, total }, subject }: Props<E>) {
  const say = useText();
  const tools = { formats: useFormats(), say };
  if (data.length === 0 && skipped.length === 0) return <p>{say("bulkNothing")}</p>;
  const { type, column, idOf, titleOf, subOf, wordOf } = subject;
  const word = (entry: E, name: string, value: unknown) =>
    wordOf?.(name, value) ?? wordOfValue(entry, name, value, tools);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className="changes sheet-preview" tabIndex={0} aria-label={say("sheetPreview")}>
      {data.length > 0 && (
        <>
          <p>{say("bulkFirst", { shown: new Set(data.map(idOf)).size, count: total })}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{say(column)}</th>
                <th scope="col">{say("fieldsChanged")}</th>
                <th scope="col">{say("before")}</th>
                <th scope="col">{say("after")}</th>
              </tr>
            </thead>
            <tbody>
              {data
                .flatMap((entry) => namesIn(entry).map((name) => ({ entry, name })))
                .slice(0, mostShown)
                .map(({ entry, name }) => (
                  <tr key={`${entry.type} ${entry.recordId} ${name}`}>
                    <th scope="row">
                      {titleOf?.(entry) ?? entry.name}
                      {subOf?.(entry) && <span className="list-sub">{subOf(entry)}</span>}
                    </th>
                    <td>
                      {wordOfField(entry.type, name, say)}
                      {entry.type !== type && (
                        <span className="list-sub">{wordOfRecord(entry.type, entry.recordId, say)}</span>
                      )}
                    </td>
                    <td>{word(entry, name, entry.before?.[name])}</td>
                    <td>{word(entry, name, entry.after?.[name])}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </>
      )}
      {skipped.length > 0 && <Skipped skipped={skipped} />}
    </section>
  );
}

/** For a sale with dates, shows only the values that the change sets. The current price follows from them. */
function namesIn({ type, before, after }: Entry): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isSale = type === "price" && names.includes("sale_price");
  return isSale ? names.filter((name) => name.startsWith("sale_")) : names;
}
