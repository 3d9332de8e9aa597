import type { Change } from "#commerce/catalog/office/bulk.ts";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Bulk, Chosen } from "../../../components/list/types.ts";
import { follow } from "../../../layout/jobs.tsx";
import { send } from "../../../runtime/api.ts";
import { filterOf } from "../load.ts";

/** The products that a change is for, in the API's format. */
export const targetsOf = (chosen: Chosen) =>
  "ids" in chosen
    ? { ids: chosen.ids.map(Number) }
    : { filter: filterOf(chosen.matching), ...(chosen.total !== undefined && { expected: chosen.total }) };

/** Applies one change to all chosen products, as a job that can be undone. */
export async function changeAll(change: Change, chosen: Chosen): Promise<void> {
  const { job } = await send<{ job: StaffJob }>("POST", "/staff/products/bulk", { change, ...targetsOf(chosen) });
  follow(job);
}

const changing = (change: Change) => (chosen: Chosen) => changeAll(change, chosen);

/** `ask` opens the dialog for changes that need a value. */
export const productBulk = (ask: (chosen: Chosen) => void): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask(chosen) },
  { id: "show", label: "show", takesMatching: true, run: changing({ is_visible: true }) },
  { id: "hide", label: "hide", takesMatching: true, run: changing({ is_visible: false }) },
  { id: "bin", label: "toBin", takesMatching: true, run: changing({ delete: true }) },
];
