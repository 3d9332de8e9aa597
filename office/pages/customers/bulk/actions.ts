import type { BulkWay } from "../../../components/bulk/start.ts";
import type { ListSearch } from "../../../components/list/search.ts";
import type { Bulk, RowChoice } from "../../../components/list/types.ts";

/** In the URL each own field is a separate filter: "own.size=m". */
const ownOf = (search: ListSearch) =>
  Object.entries(search)
    .flatMap(([name, value]) => (name.startsWith("own.") && value ? [`${name.slice(4)}:${value}`] : []))
    .join(",") || undefined;

/** The list's filters as API parameters. */
export const asked = (search: ListSearch) => {
  const { q, tag, group } = search;
  return { q, tag, group, own: ownOf(search) };
};

export const customers: BulkWay = {
  path: "/staff/customers/bulk",
  filterOf: (search) => ({ ...asked(search), group: search.group ? Number(search.group) : undefined }),
};

export const customerActions = (ask: (chosen: RowChoice) => void): readonly Bulk[] => [
  { id: "change", label: "bulkChange", takesMatching: true, asks: true, run: async (chosen) => ask(chosen) },
];
