import { useState } from "react";
import type { CardsChange } from "#commerce/sales/gift-cards/bulk.ts";
import { BulkDialog } from "../../../components/bulk/dialog.tsx";
import { FixedDialog } from "../../../components/bulk/fixed.tsx";
import { KindField } from "../../../components/bulk/kind-field.tsx";
import type { Entry, Subject } from "../../../components/bulk/preview.tsx";
import type { BulkRequest } from "../../../components/bulk/start.ts";
import { MomentField } from "../../../components/moment-field.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText, WithTexts } from "../../../i18n/text.tsx";
import { giftCards } from "./actions.ts";

const kinds = { expiry: "bulkExpiry", block: "giftBlock", open: "giftOpen" } as const satisfies Record<string, Key>;
type Kind = keyof typeof kinds;

const subject: Subject<Entry> = { column: "giftCard", type: "gift-card", idOf: ({ recordId }) => recordId };

type Props = BulkRequest<CardsChange> & { onClose: () => void };

/** Gives many gift cards another expiry date, or blocks or unblocks them. */
export const ChangeDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Change {...props} />
  </WithTexts>
);

function Change({ chosen, fixed, onClose }: Props) {
  const say = useText();
  const [kind, setKind] = useState<Kind>("expiry");
  const [expiry, setExpiry] = useState<string | null>(null);
  const changes: Record<Kind, CardsChange> = {
    expiry: { expiry_date: expiry },
    block: { status: "disabled" },
    open: { status: "active" },
  };
  const way = { way: giftCards, chosen, subject, onClose, titled: (count: number) => say("bulkGiftCards", { count }) };
  if (fixed) return <FixedDialog {...way} fixed={fixed} />;
  return (
    <BulkDialog {...way} change={changes[kind]}>
      {({ expiry_date: problem }) => (
        <>
          <KindField kinds={kinds} value={kind} onChange={setKind} />
          {kind === "expiry" && (
            <MomentField
              label={say("giftEnds")}
              hint={say("bulkExpiryHint")}
              value={expiry}
              problem={problem}
              onChange={setExpiry}
            />
          )}
        </>
      )}
    </BulkDialog>
  );
}
