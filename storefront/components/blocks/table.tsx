import { use } from "react";
import { TableTermsContext } from "./table-terms.ts";

type Props = { heading?: string; columns: string[]; rows: string[][] };

/** A table that scrolls sideways when it is too wide. */
export function Table({ heading, columns, rows }: Props) {
  const terms = use(TableTermsContext);
  const shown = (column: number, cell = "") => terms?.cell(columns[column] ?? "", cell) ?? cell;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="block-table" tabIndex={0} aria-label={heading}>
      <table className="numbers">
        {heading && <caption>{heading}</caption>}
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: editors may give two columns one name
              <th key={index} scope="col">
                {terms?.head(column) ?? column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in the order of the entry
            <tr key={row} data-chosen={(first && terms?.own === first) || undefined}>
              <th scope="row">{shown(0, first)}</th>
              {others.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand below their columns
                <td key={index}>{shown(index + 1, cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
