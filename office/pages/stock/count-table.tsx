import type { KeyboardEvent } from "react";
import type { StockRow } from "#commerce/catalog/office/list-schema.ts";
import { useFormats, useText } from "../../i18n/text.tsx";
import { type Entries, type Mode, quantityIn } from "./counting.ts";
import { nameOf } from "./name.ts";

type Props = {
  rows: readonly StockRow[];
  entries: Entries;
  mode: Mode;
  enter: (row: StockRow, text: string) => void;
};

/** A row with a number field for each variant. Enter moves to the next field. */
export function CountTable({ rows, entries, mode, enter }: Props) {
  const say = useText();
  const { number, signed } = useFormats();
  const goOn = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll("input")];
    fields[fields.indexOf(event.target as HTMLInputElement) + (event.shiftKey ? -1 : 1)]?.focus();
  };
  return (
    <div className="changes count-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say("variant")}</th>
            <th scope="col">{say("sku")}</th>
            <th scope="col" className="list-number">
              {say("pieces")}
            </th>
            <th scope="col" className="list-number">
              {say(mode === "count" ? "counted" : "cameOrWent")}
            </th>
            <th scope="col" className="list-number">
              {say("difference")}
            </th>
          </tr>
        </thead>
        <tbody onKeyDown={goOn}>
          {rows
            .filter(({ isTracked }) => isTracked)
            .map((row) => {
              const { row: seen = row, text = "" } = entries[row.variantId] ?? {};
              const quantity = quantityIn(text, mode);
              const change = quantity === null ? null : mode === "count" ? quantity - seen.available : quantity;
              return (
                <tr key={row.variantId}>
                  <th scope="row">{nameOf(row)}</th>
                  <td>{row.sku}</td>
                  <td className="list-number">{number(seen.available)}</td>
                  <td className="list-number">
                    <input
                      className="input input-number"
                      inputMode={mode === "count" ? "numeric" : "text"}
                      aria-label={`${say(mode === "count" ? "counted" : "cameOrWent")}: ${nameOf(row)}`}
                      aria-invalid={(text.trim() !== "" && quantity === null) || undefined}
                      value={text}
                      onChange={({ target }) => enter(row, target.value)}
                    />
                  </td>
                  <td className="list-number">{change === null || change === 0 ? "" : signed(change)}</td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </div>
  );
}
