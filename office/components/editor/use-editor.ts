import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type DefaultValues, type Path, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { ApiProblem } from "../../runtime/api.ts";
import { dropDraft, keepDraft, readDraft } from "./drafts.ts";
import { type Choice, changesOf, fieldOf, isWithin, problemsByField, resolveConflict, type Values } from "./rules.ts";

export type StoredRecord<V> = { values: V; version: number | undefined };
export type SavedRecord<V> = StoredRecord<V> & { merged: string[] };
export type Save<V> = (changes: Partial<V>, version: number | undefined) => Promise<SavedRecord<V>>;
/** `kept` has what others changed besides the fields in conflict. */
export type Conflict = { fields: string[]; current: Values; kept: Values; version: number | undefined };

type EditorOptions<V> = {
  name: string;
  stored: StoredRecord<V>;
  save: Save<V>;
  onSaved: (saved: SavedRecord<V>) => void;
};

export type EditorState<V extends Values> = {
  form: UseFormReturn<V>;
  changes: Values;
  save: () => void;
  discard: () => void;
  isSaving: boolean;
  /** When the restored draft was typed; null without one. */
  draftOf: number | null;
  problem: string | null;
  /** Whether it is that somebody else changed the same, which the server tells with names of the API. */
  isConflict: boolean;
  /** The same as it came, for forms that tell it themselves. */
  error: Error | null;
  conflict: Conflict | null;
  settle: (choice: Choice) => void;
  leaveConflict: () => void;
};

/** Attributes with the names of changed fields and of those with problems, from which links to sections take marks. */
export function stateOf({
  changes,
  form,
}: Pick<EditorState<never>, "changes"> & { form: { formState: { errors: object } } }) {
  const named = (fields: object) => Object.keys(fields).join(" ") || undefined;
  return { "data-changed": named(changes), "data-faulty": named(form.formState.errors) };
}

/**
 * Manages the form of one record. It sends only the changed fields, with the version that was read. The server merges
 * changes that others made meanwhile. When both changed the same field, the conflict is shown and nothing is lost.
 */
export function useEditor<V extends Values>({ name, stored, save, onSaved }: EditorOptions<V>): EditorState<V> {
  const form = useForm<V>({ defaultValues: stored.values as DefaultValues<V> });
  const typed = useWatch({ control: form.control }) as Values;
  const [base, setBase] = useState(stored);
  const [draftOf, setDraftOf] = useState<number | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isReady, setIsReady] = useState(false);
  const changes = changesOf(base.values, typed);
  const changed = JSON.stringify(changes);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is looked for once per record.
  useEffect(() => {
    void readDraft(name).then((draft) => {
      if (draft) {
        for (const [field, value] of Object.entries(draft.changes)) form.setValue(field as Path<V>, value as never);
        setBase({ ...stored, version: draft.version ?? stored.version });
        setDraftOf(draft.at);
      }
      setIsReady(true);
    });
  }, [name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept as often as something changes.
  useEffect(() => {
    if (!isReady) return;
    if (changed === "{}") void dropDraft(name);
    else void keepDraft(name, { at: Date.now(), version: base.version, changes });
  }, [changed, isReady]);

  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ sent, version }: { sent: Values; version: number | undefined }) => save(sent as Partial<V>, version),
    onSuccess: (saved) => {
      form.reset(saved.values as DefaultValues<V>);
      setBase(saved);
      setDraftOf(null);
      setConflict(null);
      void dropDraft(name);
      onSaved(saved);
    },
    onError: (failed) => {
      if (!(failed instanceof ApiProblem)) return;
      const { code, fields = [], current = {}, kept = {}, version, errors = {} } = failed.body;
      if (code === "conflict") setConflict({ fields, current, kept, version });
      for (const [field, problems] of problemsByField(errors))
        form.setError((field in form.getValues() || isWithin(field) ? field : fieldOf(field)) as Path<V>, problems);
    },
  });

  const send = (sent: Values, version: number | undefined) => {
    form.clearErrors();
    if (Object.keys(sent).length > 0) mutate({ sent, version });
  };
  return {
    form,
    changes,
    save: () => send(changes, base.version),
    discard: () => {
      form.reset(base.values as DefaultValues<V>);
      setDraftOf(null);
      setConflict(null);
    },
    isSaving: isPending,
    draftOf,
    error,
    problem: error ? (error instanceof ApiProblem ? error.message : "") : null,
    isConflict: error instanceof ApiProblem && error.code === "conflict",
    conflict,
    settle: (choice) => {
      if (!conflict) return;
      const settled = resolveConflict(conflict, choice, { stored: base.values, mine: form.getValues() as V });
      for (const [field, value] of Object.entries(changesOf(form.getValues(), settled.mine)))
        form.setValue(field as Path<V>, value as never);
      setBase({ values: settled.stored, version: conflict.version });
      setConflict(null);
      send(changesOf(settled.stored, settled.mine), conflict.version);
    },
    leaveConflict: () => setConflict(null),
  };
}
