import type { Change } from "#commerce/catalog/office/bulk.ts";
import { type BulkWay, startBulk } from "../../../components/bulk/start.ts";
import type { Bulk, RowChoice } from "../../../components/list/types.ts";
import { filterOf } from "../load.ts";

export const products: BulkWay = { path: "/staff/products/bulk", filterOf };

const changing = (change: Change) => (chosen: RowChoice) => startBulk(products, change, chosen);

/** `ask` opens the dialog for changes that need a value. */
export const productBulk = (ask: (chosen: RowChoice) => void): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask(chosen) },
  { id: "show", label: "show", takesMatching: true, run: changing({ is_visible: true }) },
  { id: "hide", label: "hide", takesMatching: true, run: changing({ is_visible: false }) },
  { id: "bin", label: "toBin", takesMatching: true, run: changing({ delete: true }) },
];
