import { useState } from "react";
import { BulkDialog } from "../../../components/bulk/dialog.tsx";
import { KindField } from "../../../components/bulk/kind-field.tsx";
import type { Entry, Subject } from "../../../components/bulk/preview.tsx";
import { SelectField, TextField } from "../../../components/field.tsx";
import type { RowChoice } from "../../../components/list/types.ts";
import type { Key } from "../../../i18n/languages.ts";
import { useText, WithTexts } from "../../../i18n/text.tsx";
import { adjustmentReasons } from "../reasons.ts";
import { levels } from "./actions.ts";
import { changeOf, type Draft, emptyDraft, usualReasons } from "./draft.ts";

const kinds = {
  add: "bulkAddPieces",
  subtract: "bulkSubtractPieces",
  set: "bulkSetPieces",
  low: "bulkLow",
} as const satisfies Record<Draft["kind"], Key>;

const subject: Subject<Entry & { sku: string }> = {
  column: "variant",
  type: "stock",
  idOf: ({ recordId }) => recordId,
  subOf: ({ sku }) => sku,
};

type Props = { chosen: RowChoice; onClose: () => void };

/** Sets, adds or subtracts pieces of many variants with a reason, or sets their low-stock threshold. */
export const ChangeDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Change {...props} />
  </WithTexts>
);

function Change({ chosen, onClose }: Props) {
  const say = useText();
  const [draft, setDraft] = useState(emptyDraft);
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const isLow = draft.kind === "low";
  return (
    <BulkDialog
      way={levels}
      chosen={chosen}
      change={changeOf(draft)}
      titled={(count) => say("bulkStock", { count })}
      subject={subject}
      onClose={onClose}
    >
      {({ quantity, low_at: lowAt, note }) => (
        <>
          <KindField kinds={kinds} value={draft.kind} onChange={(kind) => put({ kind, reason: usualReasons[kind] })} />
          <TextField
            label={say(isLow ? "lowFrom" : "pieces")}
            hint={isLow && say("bulkLowHint")}
            inputMode="numeric"
            value={draft.number}
            problem={isLow ? lowAt : quantity}
            onChange={({ target }) => put({ number: target.value })}
          />
          {!isLow && (
            <>
              <SelectField
                label={say("reason")}
                value={draft.reason}
                onChange={({ target }) => put({ reason: target.value as Draft["reason"] })}
              >
                {adjustmentReasons.map(([value, label]) => (
                  <option key={value} value={value}>
                    {say(label)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label={say("note")}
                maxLength={500}
                value={draft.note}
                problem={note}
                onChange={({ target }) => put({ note: target.value })}
              />
            </>
          )}
        </>
      )}
    </BulkDialog>
  );
}
