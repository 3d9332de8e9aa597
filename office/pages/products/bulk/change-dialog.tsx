import { useState } from "react";
import type { Change as BulkChange } from "#commerce/catalog/office/bulk.ts";
import type { BulkPreview } from "#commerce/catalog/office/bulk-routes.ts";
import { BulkDialog } from "../../../components/bulk/dialog.tsx";
import { FixedDialog } from "../../../components/bulk/fixed.tsx";
import { KindField } from "../../../components/bulk/kind-field.tsx";
import type { Subject } from "../../../components/bulk/preview.tsx";
import type { BulkRequest } from "../../../components/bulk/start.ts";
import type { Key } from "../../../i18n/languages.ts";
import { useText, WithTexts } from "../../../i18n/text.tsx";
import { products } from "./actions.ts";
import { changeOf, type Draft, emptyDraft } from "./draft.ts";
import { ChangeFields } from "./fields.tsx";

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

const subject: Subject<BulkPreview["data"][number]> = {
  column: "product",
  type: "product",
  idOf: ({ productId }) => productId,
  subOf: ({ sku }) => sku,
};

type Props = BulkRequest<BulkChange> & { onClose: () => void };

/** Changes many products at once. */
export const ChangeDialog = (props: Props) => (
  <WithTexts of="bulk">
    <Change {...props} />
  </WithTexts>
);

function Change({ chosen, fixed, onClose }: Props) {
  const say = useText();
  const [draft, setDraft] = useState(emptyDraft);
  const put = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const way = { way: products, chosen, subject, onClose, titled: (count: number) => say("bulkTitle", { count }) };
  if (fixed) return <FixedDialog {...way} fixed={fixed} />;
  return (
    <BulkDialog {...way} change={changeOf(draft)}>
      {(problems) => (
        <>
          <KindField kinds={names} value={draft.kind} onChange={(kind) => put({ kind })} />
          <ChangeFields draft={draft} problems={problems} put={put} />
        </>
      )}
    </BulkDialog>
  );
}
