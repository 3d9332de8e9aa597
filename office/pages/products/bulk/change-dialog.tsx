import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Change } from "#commerce/catalog/office/bulk.ts";
import type { BulkPreview } from "#commerce/catalog/office/bulk-routes.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { DialogForm } from "../../../components/dialog-form.tsx";
import { SelectField } from "../../../components/field.tsx";
import { FormProblem, problemsOf } from "../../../components/form-problem.tsx";
import type { Chosen } from "../../../components/list/types.ts";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { changeAll, targetsOf } from "./actions.ts";
import { changeOf, type Draft, emptyDraft, kindsOfChange } from "./draft.ts";
import { ChangeFields } from "./fields.tsx";
import { ChangePreview } from "./preview.tsx";

const names: Record<Draft["kind"], Key> = {
  prices: "prices",
  sale: "bulkSale",
  endSales: "bulkEndSales",
  addCategories: "bulkAddCategories",
  removeCategories: "bulkRemoveCategories",
  brand: "brand",
  labels: "labels",
  availability: "availability",
};

/** Changes many products at once: fill in, preview, then run as a job that can be undone. */
export function ChangeDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const say = useText();
  const [draft, setDraft] = useState(emptyDraft);
  const change = changeOf(draft);
  const looking = useMutation({
    mutationFn: (wanted: Change) =>
      send<BulkPreview>("POST", "/staff/products/bulk?preview=1", {
        change: wanted,
        ...targetsOf(chosen),
      }),
  });
  const doing = useMutation({ mutationFn: (wanted: Change) => changeAll(wanted, chosen), onSuccess: onClose });
  const put = (part: Partial<Draft>) => {
    looking.reset();
    doing.reset();
    setDraft((before) => ({ ...before, ...part }));
  };
  const error = looking.error ?? doing.error;
  const count = looking.data?.total ?? ("ids" in chosen ? chosen.ids.length : chosen.total);
  const title = count === undefined ? say("bulkTitleMany") : say("bulkTitle", { count });
  return (
    <Dialog title={title} onClose={onClose} wide>
      <DialogForm
        act={looking.data ? title : say("bulkLook")}
        isDisabled={!change || looking.isPending || doing.isPending || looking.data?.data.length === 0}
        back={["cancel", onClose]}
        onSubmit={() => {
          if (change) looking.data ? doing.mutate(change) : looking.mutate(change);
        }}
      >
        <SelectField
          label={say("bulkWhat")}
          value={draft.kind}
          onChange={({ target }) => put({ kind: target.value as Draft["kind"] })}
        >
          {kindsOfChange.map((kind) => (
            <option key={kind} value={kind}>
              {say(names[kind])}
            </option>
          ))}
        </SelectField>
        <ChangeFields draft={draft} problems={byField(problemsOf(error))} put={put} />
        <FormProblem error={error} />
        {looking.data && <ChangePreview preview={looking.data} />}
      </DialogForm>
    </Dialog>
  );
}

/** The problem of "change.prices.change.percent" is shown beside the field "percent". */
const byField = (problems: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([path, text]) => [path.split(".").at(-1), text]));
