import { useEffect, useState } from "react";
import { type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { changesOf, type Values } from "./rules.ts";

/**
 * Keeps the input of a form that does not edit a record, and restores it after a reload or a lost connection. The draft
 * is removed when the form is sent (`drop`) or nothing differs any more. `draftOf` is the time at which the restored
 * draft was typed.
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
