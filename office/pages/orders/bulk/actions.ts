import type { BulkWay } from "../../../components/bulk/start.ts";
import type { ListSearch } from "../../../components/list/search.ts";
import type { Bulk, RowChoice } from "../../../components/list/types.ts";
import { asked } from "../filters.ts";

/** The list's filters in the API's format, where "days" is a number. */
const filterOf = (search: ListSearch) => ({ ...asked(search), ...(search.days && { days: Number(search.days) }) });

export const orders: BulkWay = { path: "/staff/orders/bulk", filterOf };

type BulkHandlers = { change: ((chosen: RowChoice) => void) | null; print: (chosen: RowChoice) => void };

/** Who may only read orders prints what is packed. */
export const orderActions = ({ change, print }: BulkHandlers): readonly Bulk[] => [
  ...(change
    ? [
        {
          id: "change",
          label: "bulkChange" as const,
          takesMatching: true,
          asks: true,
          run: async (chosen: RowChoice) => change(chosen),
        },
      ]
    : []),
  {
    id: "print",
    label: "bulkPrint",
    takesMatching: true,
    asks: true,
    run: async (chosen) => print(chosen),
  },
];
