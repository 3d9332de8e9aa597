import { useEffect, useState } from "react";
import { type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { changesOf, type Values } from "./rules.ts";

/**
 * Keeps what is typed into a form that is no editor of a record, and brings it back after a reload or a lost connection, until it
 * was sent (`drop`) or nothing of it is left. `draftOf`: when the draft was typed that the form came back with.
 */
export function useDraft<V extends Values>(name: string, form: UseFormReturn<V>, stored: V) {
  const typed = useWatch({ control: form.control }) as Values;
  const [draftOf, setDraftOf] = useState<number | null>(null);
  const [isReady, setIsReady] = useState(false);
  const changes = changesOf(stored, typed);
  const changed = JSON.stringify(changes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is looked for once per form.
  useEffect(() => {
    void readDraft(name).then((draft) => {
      for (const [field, value] of Object.entries(draft?.changes ?? {}))
        form.setValue(field as Path<V>, value as never);
      setDraftOf(draft?.at ?? null);
      setIsReady(true);
    });
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept as often as something changes.
  useEffect(() => {
    if (!isReady) return;
    if (changed === "{}") void dropDraft(name);
    else void keepDraft(name, { at: Date.now(), version: undefined, changes });
  }, [changed, isReady]);

  return { draftOf: changed === "{}" ? null : draftOf, drop: () => dropDraft(name) };
}
