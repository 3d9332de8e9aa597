import type { BulkWay } from "../../../components/bulk/start.ts";
import type { ListSearch } from "../../../components/list/search.ts";

/** The list's filters as API parameters. */
export const asked = ({ q, stock }: ListSearch) => ({ q, stock });

export const levels: BulkWay = { path: "/staff/stock/bulk", filterOf: asked };
