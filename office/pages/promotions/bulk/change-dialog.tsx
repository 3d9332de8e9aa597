import { useState } from "react";
import type { PromotionChange } from "#commerce/sales/promotions/office/bulk.ts";
import { BulkDialog } from "../../../components/bulk/dialog.tsx";
import { FixedDialog } from "../../../components/bulk/fixed.tsx";
import { KindField } from "../../../components/bulk/kind-field.tsx";
import type { Entry, Subject } from "../../../components/bulk/preview.tsx";
import type { BulkRequest } from "../../../components/bulk/start.ts";
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

type Props = BulkRequest<PromotionChange> & { onClose: () => void };

/** Switches many promotions on or off, or ends them. */
export const ChangeDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Change {...props} />
  </WithTexts>
);

function Change({ chosen, fixed, onClose }: Props) {
  const say = useText();
  const [kind, setKind] = useState<Kind>("on");
  const way = {
    way: promotions,
    chosen,
    subject,
    onClose,
    titled: (count: number) => say("bulkPromotions", { count }),
  };
  if (fixed) return <FixedDialog {...way} fixed={fixed} />;
  return (
    <BulkDialog {...way} change={changes[kind]}>
      {() => <KindField kinds={kinds} value={kind} onChange={setKind} />}
    </BulkDialog>
  );
}
