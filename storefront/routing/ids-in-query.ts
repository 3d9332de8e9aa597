/** Reads ids from an address, "?ids=12,15" or "?ids=12&ids=15": each once, in order. Pure. */
export const idsInQuery = (query: URLSearchParams, most: number): number[] => {
  const ids = query
    .getAll("ids")
    .flatMap((list) => list.split(","))
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  return [...new Set(ids)].slice(0, most);
};
