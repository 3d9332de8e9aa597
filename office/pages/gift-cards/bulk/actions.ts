import type { CardsChange } from "#commerce/sales/gift-cards/bulk.ts";
import { type BulkWay, startBulk } from "../../../components/bulk/start.ts";
import type { ListSearch } from "../../../components/list/search.ts";
import type { Bulk, RowChoice } from "../../../components/list/types.ts";

/** The list's filters as API parameters. */
export const asked = ({ q, state, currency }: ListSearch) => ({ q, state, currency });

export const giftCards: BulkWay = { path: "/staff/gift-certificates/bulk", filterOf: asked };

const changing = (change: CardsChange) => (chosen: RowChoice) => startBulk(giftCards, change, chosen);

/** `ask` opens the dialog for changes that need a value. */
export const giftCardBulk = (ask: (chosen: RowChoice) => void): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask(chosen) },
  { id: "block", label: "giftBlock", takesMatching: true, run: changing({ status: "disabled" }) },
  { id: "open", label: "giftOpen", takesMatching: true, run: changing({ status: "active" }) },
];
