import type { PromotionChange } from "#commerce/sales/promotions/office/bulk.ts";
import { type BulkWay, fixedAction, type RequestBulk } from "../../../components/bulk/start.ts";
import type { ListSearch } from "../../../components/list/search.ts";
import type { Bulk } from "../../../components/list/types.ts";

/** The list's filters as API parameters. */
export const asked = ({ q, kind, state, redemption }: ListSearch) => ({ q, kind, state, redemption });

export const promotions: BulkWay = { path: "/staff/promotions/bulk", filterOf: asked };

/** `ask` opens the dialog that shows what a change does. */
export const promotionBulk = (ask: RequestBulk<PromotionChange>): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask({ chosen }) },
  fixedAction(promotions, "bin", { label: "toBin", change: { delete: true } }, ask),
];
