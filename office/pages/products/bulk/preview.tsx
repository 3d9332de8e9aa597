import type { BulkPreview } from "#commerce/catalog/office/bulk-routes.ts";
import { wordOfField, wordOfRecord, wordOfValue } from "../../../components/change-words.ts";
import { useFormats, useText, WithTexts } from "../../../i18n/text.tsx";

const mostShown = 200;

type Shown = BulkPreview;

/** Shows what the change does to the first products, value by value, in the same format as the audit log. */
export const ChangePreview = ({ preview }: { preview: Shown }) => (
  <WithTexts of="records">
    <Values preview={preview} />
  </WithTexts>
);

function Values({ preview: { data, skipped, total } }: { preview: Shown }) {
  const say = useText();
  const tools = { formats: useFormats(), say };
  if (data.length === 0 && skipped.length === 0) return <p>{say("bulkNothing")}</p>;
  const products = new Set(data.map(({ productId }) => productId)).size;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
    <section className="changes sheet-preview" tabIndex={0} aria-label={say("sheetPreview")}>
      <p>{say("bulkFirst", { shown: products, count: total })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("product")}</th>
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
                  {entry.name}
                  {entry.sku && <span className="list-sub">{entry.sku}</span>}
                </th>
                <td>
                  {wordOfField(entry.type, name, say)}
                  {entry.type !== "product" && (
                    <span className="list-sub">{wordOfRecord(entry.type, entry.recordId, say)}</span>
                  )}
                </td>
                <td>{wordOfValue(entry, name, entry.before?.[name], tools)}</td>
                <td>{wordOfValue(entry, name, entry.after?.[name], tools)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {skipped.map(({ id, why }) => (
        <p key={id} className="list-sub">
          {id}: {why}
        </p>
      ))}
    </section>
  );
}

/** For a sale with dates, shows only the values that the change sets. The current price follows from them. */
function namesIn({ type, before, after }: Shown["data"][number]): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const isSale = type === "price" && names.includes("sale_price");
  return isSale ? names.filter((name) => name.startsWith("sale_")) : names;
}
