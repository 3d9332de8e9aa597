import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import { DialogForm } from "../../components/dialog-form.tsx";
import { CheckField, TextField } from "../../components/field.tsx";
import { tell } from "../../components/toasts.tsx";
import { useText } from "../../i18n/text.tsx";
import { ApiProblem, send } from "../../runtime/api.ts";

type ImportResult = { data: { added: number; changed: number; removed: number } };
/** The maximum number of problems shown at once. */
const shown = 8;

/** Imports a table of stores, completely or not at all. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [replaces, setReplaces] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: File) =>
      send<ImportResult>("POST", `/stores/import?replace=${replaces}`, new Blob([given], { type: "text/csv" })),
    onSuccess: ({ data }) => {
      for (const queryKey of [["list", "stores"], ["store-facets"], ["store"]])
        void client.invalidateQueries({ queryKey });
      tell(say("storeImported", data));
      onClose();
    },
  });
  const faults = error instanceof ApiProblem ? Object.entries(error.body.errors ?? {}) : [];
  const submit = () => file && mutate(file);
  return (
    <Dialog title={say("storeImport")} onClose={onClose}>
      <DialogForm act={say("import")} isDisabled={isPending || !file} isChecked onLeave={onClose} onSubmit={submit}>
        <p>{say("storeImportText")}</p>
        <TextField
          label={say("storeFile")}
          type="file"
          accept=".csv,text/csv"
          required
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <CheckField
          label={say("storeImportReplaces")}
          checked={replaces}
          onChange={({ target }) => setReplaces(target.checked)}
        />
        {error && (
          <div role="alert">
            <p className="field-problem">{error.message}</p>
            <ul className="bullets">
              {faults.slice(0, shown).map(([field, text]) => (
                <li key={field}>{sayFault(field, text, say("storeRow"))}</li>
              ))}
            </ul>
          </div>
        )}
      </DialogForm>
    </Dialog>
  );
}

/** "stores.3.lat" is in line 5: indices start at 0 and the first line has the column names. */
function sayFault(field: string, text: string, row: string): string {
  const [, index, column] = /^stores\.(\d+)\.(.+)$/.exec(field) ?? [];
  return index ? `${row} ${Number(index) + 2}, ${column}: ${text}` : text;
}
