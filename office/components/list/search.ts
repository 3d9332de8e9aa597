/** What a list shows, as its address says it: what is searched for, the order, the page, and a filter per other name. */
export type ListSearch = {
  q?: string;
  sort?: string;
  page?: string;
  limit?: string;
  [filter: string]: string | undefined;
};

/** Names of addresses with their values, none of them empty; what is no text is none of ours. */
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
export const pageOf = (search: ListSearch): number => whole(search.page, 1);
export const limitOf = (search: ListSearch): number => pageSizes.find((size) => size === whole(search.limit, 50)) ?? 50;

/** Another column orders upwards first, the same one the other way round. */
export const nextSort = (current: string | undefined, by: string): string => (current === by ? `-${by}` : by);

/** What narrows a list: everything but its order and place. */
export const filtersIn = (
  { sort, page, limit, ...filters }: ListSearch,
  fixed: ListSearch = {},
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value && value !== fixed[name] ? [[name, value]] : [])),
  );
