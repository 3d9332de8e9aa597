import { useCallback, useEffect, useState } from "react";
import type { Cells, Edits, Selection, Sheet } from "./rules.ts";
import { setCells } from "./rules.ts";

type SheetEdits = { edits: Edits; past: readonly Edits[]; future: readonly Edits[] };
const nothing: SheetEdits = { edits: {}, past: [], future: [] };
const mostSteps = 100;
const corner: Selection = { anchor: { row: 0, column: 1 }, head: { row: 0, column: 1 } };

/** The state of the sheet: edits with undo and redo, the selection, and problems by cell. */
export function useSheet(sheet: Sheet, setDirty: (isDirty: boolean) => void) {
  const [{ edits, past, future }, setHistory] = useState(nothing);
  const [selection, setSelection] = useState(corner);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const isDirty = Object.keys(edits).length > 0;
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  const change = (cells: Cells) => {
    setFaults({});
    setHistory((history) => {
      const next = setCells(sheet, history.edits, cells);
      return { edits: next, past: [...history.past, history.edits].slice(-mostSteps), future: [] };
    });
  };
  const undo = () =>
    setHistory((history) => {
      const last = history.past.at(-1);
      return last
        ? { edits: last, past: history.past.slice(0, -1), future: [history.edits, ...history.future] }
        : history;
    });
  const redo = () =>
    setHistory((history) => {
      const [next, ...later] = history.future;
      return next ? { edits: next, past: [...history.past, history.edits], future: later } : history;
    });
  const clear = useCallback(() => {
    setHistory(nothing);
    setFaults({});
  }, []);
  /** Replaces the base values of edits with values that others saved meanwhile. */
  const rebase = (current: Readonly<Record<string, string | null>>) =>
    setHistory((history) => ({
      ...nothing,
      edits: Object.fromEntries(
        Object.entries(history.edits).map(([key, edit]) => [
          key,
          key in current ? { ...edit, from: current[key] ?? null } : edit,
        ]),
      ),
    }));
  return {
    edits,
    selection,
    setSelection,
    faults,
    setFaults,
    change,
    undo,
    redo,
    clear,
    rebase,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
export type SheetState = ReturnType<typeof useSheet>;
