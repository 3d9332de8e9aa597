import { useState } from "react";
import { BulkDialog } from "../../../components/bulk/dialog.tsx";
import { KindField } from "../../../components/bulk/kind-field.tsx";
import type { Entry, Subject } from "../../../components/bulk/preview.tsx";
import { TextField } from "../../../components/field.tsx";
import type { RowChoice } from "../../../components/list/types.ts";
import { TagsField } from "../../../components/tags-field.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText, WithTexts } from "../../../i18n/text.tsx";
import { orders } from "./actions.ts";
import { changeOf, type Draft, emptyDraft } from "./draft.ts";

const names: Record<Draft["kind"], Key> = {
  addTags: "bulkAddTags",
  removeTags: "bulkRemoveTags",
  hold: "bulkHold",
  release: "bulkRelease",
  ready: "bulkReady",
  delivered: "bulkDelivered",
};

const subject: Subject<Entry> = {
  column: "orderNumber",
  type: "order",
  idOf: ({ recordId }) => recordId,
  titleOf: ({ recordId }) => recordId,
  subOf: ({ name }) => name,
};

type Props = { chosen: RowChoice; known: readonly string[]; onClose: () => void };

/** Changes many orders at once. */
export const ChangeDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Change {...props} />
  </WithTexts>
);

function Change({ chosen, known, onClose }: Props) {
  const say = useText();
  const [draft, setDraft] = useState(emptyDraft);
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { kind, tags, reason } = draft;
  return (
    <BulkDialog
      way={orders}
      chosen={chosen}
      change={changeOf(draft)}
      titled={(count) => say("bulkTitleOrders", { count })}
      subject={subject}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <KindField kinds={names} value={kind} onChange={(next) => put({ kind: next })} />
          {(kind === "addTags" || kind === "removeTags") && (
            <TagsField
              label={say("tags")}
              tags={tags}
              known={known}
              problem={problems.add_tags ?? problems.remove_tags}
              onChange={(next) => put({ tags: next })}
            />
          )}
          {kind === "ready" && <p className="note">{say("bulkReadyHint")}</p>}
          {kind === "delivered" && <p className="note">{say("bulkDeliveredHint")}</p>}
          {kind === "hold" && (
            <TextField
              label={say("reason")}
              hint={say("bulkHoldHint")}
              value={reason}
              maxLength={300}
              problem={problems.hold}
              onChange={({ target }) => put({ reason: target.value })}
            />
          )}
        </>
      )}
    </BulkDialog>
  );
}
