/** The state of a list as in its URL: search text, sort order, page, and a filter for each other name. */
export type ListSearch = {
  q?: string;
  sort?: string;
  page?: string;
  limit?: string;
  [filter: string]: string | undefined;
};

/** Reads the query parameters of a URL. Empty values, and those that are neither text nor number, are ignored. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const entries = Object.entries(raw).flatMap(([name, value]) => {
    const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
    return text === "" ? [] : [[name, text.slice(0, 300)] as const];
  });
  return Object.fromEntries(entries);
}

const whole = (text: string | undefined, none: number): number =>
  /^[1-9]\d{0,5}$/.test(text ?? "") ? Number(text) : none;

export const pageSizes = [50, 100, 250] as const;
/** Pages of a list that is read on from a row have that row's id in the address, too: "3~1012". */
export const pageOf = ({ page }: ListSearch): number => whole(page?.split("~")[0], 1);
export const afterOf = ({ page }: ListSearch): string | undefined => page?.split("~")[1];
export const limitOf = (search: ListSearch): number => pageSizes.find((size) => size === whole(search.limit, 50)) ?? 50;

/** The first click on a column sorts ascending, the next one descending. */
export const nextSort = (current: string | undefined, by: string): string => (current === by ? `-${by}` : by);

/** The filters of a list, without sort order, page, page size and the values in `fixed`. */
export const filtersIn = (
  { sort, page, limit, ...filters }: ListSearch,
  fixed: ListSearch = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value && value !== fixed[name] ? [[name, value]] : [])),
  );
