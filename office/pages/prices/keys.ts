import type { KeyboardEvent } from "react";
import { sheetFields } from "#commerce/catalog/office/sheet/names.ts";
import { boundsOf, type CellPosition, filledDown, placesOf, type Sheet } from "./rules.ts";
import type { SheetState } from "./use-sheet.ts";

const steps: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
  Home: [0, -sheetFields.length],
  End: [0, sheetFields.length],
};

const within = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** The cell some rows and columns away, limited to the edges of the grid. */
export const moved = (
  from: CellPosition,
  [rows, columns]: readonly [number, number],
  { rows: all }: Sheet,
): CellPosition => ({
  row: within(from.row + rows, all.length - 1),
  column: within(from.column + columns, sheetFields.length - 1),
});

type GridContext = { sheet: Sheet; state: SheetState; edit: (first: string | null) => void };

/** Handles a key press in the grid while no cell is being edited. False when the key has no meaning here. */
export function pressed(event: KeyboardEvent, { sheet, state, edit }: GridContext): boolean {
  const { selection, setSelection, change, edits } = state;
  const isMod = event.ctrlKey || event.metaKey;
  const step = steps[event.key];
  if (step) {
    const far = isMod ? sheet.rows.length : 1;
    const head = moved(selection.head, [step[0] * far, step[1] * far], sheet);
    setSelection({ anchor: event.shiftKey ? selection.anchor : head, head });
    return true;
  }
  if (isMod) {
    const act = {
      a: () => {
        const { left, right } = boundsOf(selection);
        setSelection({ anchor: { row: 0, column: left }, head: { row: sheet.rows.length - 1, column: right } });
      },
      d: () => change(filledDown(sheet, edits, selection)),
      z: () => (event.shiftKey ? state.redo() : state.undo()),
      y: () => state.redo(),
    }[event.key.toLowerCase()];
    act?.();
    return act !== undefined;
  }
  if (event.altKey) return false;
  if (event.key === "Escape") setSelection({ anchor: selection.head, head: selection.head });
  else if (event.key === "Enter" || event.key === "F2") edit(null);
  else if (event.key === "Delete" || event.key === "Backspace")
    change(
      placesOf(selection).flatMap((place) => (sheetFields[place.column] === "sku" ? [] : [[place, null] as const])),
    );
  else if (event.key.length === 1 && event.key !== " ") edit(event.key);
  else return false;
  return true;
}
