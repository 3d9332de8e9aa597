import { useCallback, useState } from "react";
import type { Cells, Edits, Overtaken, Selection, Sheet } from "./rules.ts";
import { setCells } from "./rules.ts";
import { useSheetDraft } from "./use-sheet-draft.ts";

type SheetEdits = { edits: Edits; past: readonly Edits[]; future: readonly Edits[] };
const nothing: SheetEdits = { edits: {}, past: [], future: [] };
const mostSteps = 100;
const corner: Selection = { anchor: { row: 0, column: 1 }, head: { row: 0, column: 1 } };

/** The state of the sheet: edits with undo, redo and their draft, the selection, and problems by cell. */
export function useSheet(sheet: Sheet, draftName: string) {
  const [{ edits, past, future }, setHistory] = useState(nothing);
  const [selection, setSelection] = useState(corner);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [overtaken, setOvertaken] = useState<Overtaken>({});
  const draft = useSheetDraft(draftName, sheet, edits, (restored) => {
    setHistory((history) => ({ ...history, edits: { ...restored.edits, ...history.edits } }));
    setOvertaken(restored.overtaken);
  });
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
    setOvertaken({});
  }, []);
  /** Notes what others saved meanwhile in cells that are edited here. */
  const overtake = (now: Overtaken) => setOvertaken((known) => ({ ...known, ...now }));
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
    overtaken,
    overtake,
    draftOf: draft.draftOf,
    lost: draft.lost,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
export type SheetState = ReturnType<typeof useSheet>;
