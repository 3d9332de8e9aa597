import { Link } from "@tanstack/react-router";
import type { ListOf, Tools } from "./types.ts";

type Props<Row> = {
  list: ListOf<Row>;
  rows: readonly Row[];
  /** The index of the row that is active for keyboard commands. */
  active: number;
  selected: Record<string, true>;
  toggle: (row: Row) => void;
  tools: Tools;
  isOld: boolean;
};

/** Rows as a grid of tiles: each links to its page, with a checkbox when there are bulk actions. */
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
