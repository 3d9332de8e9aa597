import type { StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { send } from "../../runtime/api.ts";
import { follow } from "../jobs.tsx";
import type { ListSearch } from "../list/search.ts";
import type { Bulk, RowChoice } from "../list/types.ts";

/** Where a list's records are changed at once, and what of its address the API takes as a filter. */
export type BulkWay = { path: string; filterOf: (search: ListSearch) => object };

/** A change that needs no value, such as a move to the bin: what it does to all that match is looked at first. */
export type FixedChange<Change> = { label: Key; change: Change };

export type BulkRequest<Change> = { chosen: RowChoice; fixed?: FixedChange<Change> | undefined };
export type RequestBulk<Change> = (request: BulkRequest<Change>) => void;

/** The records that a change is for, in the API's format. */
export const targetsOf = (chosen: RowChoice, { filterOf }: BulkWay) =>
  "ids" in chosen
    ? { ids: chosen.ids.map(Number) }
    : { filter: filterOf(chosen.matching), expected: chosen.total, these: chosen.these };

/** Applies one change to all chosen records, as a job that can be undone. */
export async function startBulk(way: BulkWay, change: object, chosen: RowChoice): Promise<void> {
  const { job } = await send<{ job: StaffJob }>("POST", way.path, { change, ...targetsOf(chosen, way) });
  follow(job);
}

/** The action of a change that needs no value: rows that were chosen are changed at once, all that match are shown first. */
export const fixedAction = <Change extends object>(
  way: BulkWay,
  id: string,
  fixed: FixedChange<Change>,
  ask: RequestBulk<Change>,
): Bulk => ({
  id,
  label: fixed.label,
  takesMatching: true,
  asks: "matching",
  run: async (chosen) => ("ids" in chosen ? startBulk(way, fixed.change, chosen) : ask({ chosen, fixed })),
});
