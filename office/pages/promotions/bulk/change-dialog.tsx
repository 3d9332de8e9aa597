import { useState } from "react";
import type { PromotionChange } from "#commerce/sales/promotions/office/bulk.ts";
import { BulkDialog } from "../../../components/bulk/dialog.tsx";
import { KindField } from "../../../components/bulk/kind-field.tsx";
import type { Entry, Subject } from "../../../components/bulk/preview.tsx";
import type { RowChoice } from "../../../components/list/types.ts";
import type { Key } from "../../../i18n/languages.ts";
import { useText, WithTexts } from "../../../i18n/text.tsx";
import { promotions } from "./actions.ts";

const kinds = { on: "bulkSwitchOn", off: "bulkSwitchOff", end: "bulkEndNow" } as const satisfies Record<string, Key>;
type Kind = keyof typeof kinds;

const changes: Record<Kind, PromotionChange> = {
  on: { status: "ENABLED" },
  off: { status: "DISABLED" },
  end: { end_now: true },
};

const subject: Subject<Entry> = { column: "promoOne", type: "promotion", idOf: ({ recordId }) => recordId };

type Props = { chosen: RowChoice; onClose: () => void };

/** Switches many promotions on or off, or ends them. */
export const ChangeDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Change {...props} />
  </WithTexts>
);

function Change({ chosen, onClose }: Props) {
  const say = useText();
  const [kind, setKind] = useState<Kind>("on");
  return (
    <BulkDialog
      way={promotions}
      chosen={chosen}
      change={changes[kind]}
      titled={(count) => say("bulkPromotions", { count })}
      subject={subject}
      onClose={onClose}
    >
      {() => <KindField kinds={kinds} value={kind} onChange={setKind} />}
    </BulkDialog>
  );
}
