import type { CardsChange } from "#commerce/sales/gift-cards/bulk.ts";
import { type BulkWay, fixedAction, type RequestBulk } from "../../../components/bulk/start.ts";
import type { ListSearch } from "../../../components/list/search.ts";
import type { Bulk } from "../../../components/list/types.ts";

/** The list's filters as API parameters. */
export const asked = ({ q, state, currency }: ListSearch) => ({ q, state, currency });

export const giftCards: BulkWay = { path: "/staff/gift-certificates/bulk", filterOf: asked };

/** `ask` opens the dialog that shows what a change does. */
export const giftCardBulk = (ask: RequestBulk<CardsChange>): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask({ chosen }) },
  fixedAction(giftCards, "block", { label: "giftBlock", change: { status: "disabled" } }, ask),
  fixedAction(giftCards, "open", { label: "giftOpen", change: { status: "active" } }, ask),
];
