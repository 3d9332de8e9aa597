import { Link } from "@tanstack/react-router";
import type { ListOf, Tools } from "./types.ts";

type Props<Row> = {
  list: ListOf<Row>;
  rows: readonly Row[];
  /** The place that the keys are at. */
  active: number;
  selected: Record<string, true>;
  toggle: (row: Row) => void;
  tools: Tools;
  isOld: boolean;
};

/** Rows as a grid: each leads to its page, with a checkbox where something can be done with several. */
export function Tiles<Row>({ list, rows, active, selected, toggle, tools, isOld }: Props<Row>) {
  const { say } = tools;
  return (
    <ul className={isOld ? "grid list-old" : "grid"}>
      {rows.map((row, place) => {
        const id = list.id(row);
        const inside = list.tile?.(row, tools);
        return (
          <li key={id} data-row className={place === active ? "grid-tile list-active" : "grid-tile"}>
            {list.path ? (
              <Link to={list.path(row)} className="grid-link">
                {inside}
              </Link>
            ) : (
              inside
            )}
            {list.bulk && (
              <input
                type="checkbox"
                className="grid-check"
                aria-label={say("selectRow", { name: list.title(row) })}
                checked={selected[id] ?? false}
                onChange={() => toggle(row)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
