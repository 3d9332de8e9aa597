import type { Change } from "#commerce/catalog/office/bulk.ts";
import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Bulk, Chosen } from "../../components/list/types.ts";
import { follow } from "../../layout/jobs.tsx";
import { send } from "../../runtime/api.ts";
import { filterOf } from "./load.ts";

/** One change to all that are chosen, as a job that can be taken back. */
const changing = (change: Change) => async (chosen: Chosen) => {
  const targets =
    "ids" in chosen
      ? { ids: chosen.ids.map(Number) }
      : { filter: filterOf(chosen.matching), ...(chosen.total !== undefined && { expected: chosen.total }) };
  const { job } = await send<{ job: StaffJob }>("POST", "/staff/products/bulk", { change, ...targets });
  follow(job);
};

export const productBulk: readonly Bulk[] = [
  { id: "show", label: "show", takesMatching: true, run: changing({ is_visible: true }) },
  { id: "hide", label: "hide", takesMatching: true, run: changing({ is_visible: false }) },
  { id: "bin", label: "toBin", takesMatching: true, run: changing({ delete: true }) },
];
