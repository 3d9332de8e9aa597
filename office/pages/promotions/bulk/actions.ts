import type { PromotionChange } from "#commerce/sales/promotions/office/bulk.ts";
import { type BulkWay, startBulk } from "../../../components/bulk/start.ts";
import type { ListSearch } from "../../../components/list/search.ts";
import type { Bulk, RowChoice } from "../../../components/list/types.ts";

/** The list's filters as API parameters. */
export const asked = ({ q, kind, state, redemption }: ListSearch) => ({ q, kind, state, redemption });

export const promotions: BulkWay = { path: "/staff/promotions/bulk", filterOf: asked };

const toBin: PromotionChange = { delete: true };

/** `ask` opens the dialog that shows what a change does. */
export const promotionBulk = (ask: (chosen: RowChoice) => void): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask(chosen) },
  { id: "bin", label: "toBin", takesMatching: true, run: (chosen) => startBulk(promotions, toBin, chosen) },
];
