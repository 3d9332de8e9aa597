import { useEffect, useState } from "react";
import { dropDraft, keepDraft, readDraft } from "../../components/editor/drafts.ts";
import { type Edits, restoredEdits, type Sheet } from "./rules.ts";

type Restored = Pick<ReturnType<typeof restoredEdits>, "edits" | "overtaken">;

/**
 * Keeps the sheet's unsaved cells in this browser, and restores them after a reload, a lost connection or a visit to
 * another page. `draftOf` is when the restored cells were typed, `lost` how many of them have no place here any more.
 */
export function useSheetDraft(name: string, sheet: Sheet, edits: Edits, restore: (draft: Restored) => void) {
  const [isReady, setIsReady] = useState(false);
  const [found, setFound] = useState({ draftOf: null as number | null, lost: 0 });
  const isEmpty = Object.keys(edits).length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is looked for once per sheet.
  useEffect(() => {
    let isOpen = true;
    void readDraft(name).then((draft) => {
      if (!isOpen) return;
      if (draft) {
        const { lost, ...restored } = restoredEdits(sheet, draft.changes as Edits);
        restore(restored);
        setFound({ draftOf: Object.keys(restored.edits).length > 0 ? draft.at : null, lost });
      }
      setIsReady(true);
    });
    return () => {
      isOpen = false;
    };
  }, [name]);

  // What was saved or discarded needs no words about its draft.
  if (isReady && isEmpty && found.draftOf !== null) setFound({ draftOf: null, lost: 0 });

  useEffect(() => {
    if (!isReady) return;
    if (isEmpty) void dropDraft(name);
    else void keepDraft(name, { at: Date.now(), version: undefined, changes: { ...edits } });
  }, [name, edits, isEmpty, isReady]);

  return found;
}
