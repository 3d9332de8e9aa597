import { useState } from "react";
import { useHotkeys } from "../../runtime/hotkeys.ts";

type RowCommands<Row> = { open: (row: Row) => void; toggle: (row: Row) => void; [key: string]: (row: Row) => void };

/**
 * Keyboard commands of a list: j and k move between rows, x selects one, Enter opens it, and a list may add its own.
 * Returns the index of the active row, or -1 for none.
 */
export function useRowKeys<Row>(rows: readonly Row[], { open, toggle, ...more }: RowCommands<Row>): number {
  const [at, setAt] = useState(-1);
  const place = Math.min(at, rows.length - 1);
  const walk = (step: number) => () => {
    const next = Math.min(rows.length - 1, Math.max(0, place + step));
    setAt(next);
    document.querySelectorAll("[data-row]")[next]?.scrollIntoView({ block: "nearest" });
  };
  const withRow = (act: (row: Row) => void) => () => {
    const row = rows[place];
    if (row !== undefined) act(row);
  };
  useHotkeys({
    ...Object.fromEntries(Object.entries(more).map(([key, act]) => [key, withRow(act)])),
    j: walk(1),
    k: walk(-1),
    x: withRow(toggle),
    Enter: withRow(open),
    "/": () => document.querySelector<HTMLInputElement>("input[type=search]")?.focus(),
  });
  return place;
}
