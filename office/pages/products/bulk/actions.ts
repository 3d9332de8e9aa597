import type { Change } from "#commerce/catalog/office/bulk.ts";
import { type BulkWay, fixedAction, type RequestBulk } from "../../../components/bulk/start.ts";
import type { Bulk } from "../../../components/list/types.ts";
import { filterOf } from "../load.ts";

export const products: BulkWay = { path: "/staff/products/bulk", filterOf };

/** `ask` opens the dialog that shows what a change does. */
export const productBulk = (ask: RequestBulk<Change>): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask({ chosen }) },
  fixedAction(products, "show", { label: "show", change: { is_visible: true } }, ask),
  fixedAction(products, "hide", { label: "hide", change: { is_visible: false } }, ask),
  fixedAction(products, "bin", { label: "toBin", change: { delete: true } }, ask),
];
