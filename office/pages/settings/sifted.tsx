import { type ReactNode, useState } from "react";
import { ExportLink } from "../../components/list/export-link.tsx";
import { SearchBox } from "../../components/search-box.tsx";
import { Nothing } from "../../components/states.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";

type Props<Row extends { id: number }> = {
  rows: readonly Row[];
  /** The address of the list as a file. */
  file: string;
  /** The text that the search box searches. */
  textOf: (row: Row) => string;
  heads: readonly Key[];
  /** Renders one table row. */
  draw: (row: Row) => ReactNode;
  /** Shown when there are no rows at all. */
  empty?: ReactNode;
};

/** A short table that is loaded completely, with a search box. */
export function Sifted<Row extends { id: number }>({ rows, file, textOf, heads, draw, empty }: Props<Row>) {
  const say = useText();
  const [text, setText] = useState("");
  const wanted = text.trim().toLocaleLowerCase();
  const found = rows.filter((row) => textOf(row).toLocaleLowerCase().includes(wanted));
  if (empty && rows.length === 0) return empty;
  return (
    <>
      <search className="toolbar">
        <SearchBox text={text} onType={setText} />
        {found.length > 0 && (
          <ExportLink path={file} query={wanted ? { ids: found.map(({ id }) => id).join(",") } : {}} />
        )}
      </search>
      {found.length === 0 ? (
        <Nothing isNarrowed={wanted !== ""} clear={() => setText("")} />
      ) : (
        <div className="list-scroll">
          <table className="list-table">
            <thead>
              <tr>
                {heads.map((key) => (
                  <th key={key} scope="col">
                    {say(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{found.map(draw)}</tbody>
          </table>
        </div>
      )}
    </>
  );
}
