import { readStoredList, store } from "#storefront/runtime/storage.ts";

const name = "firn-searches";
const most = 5;
const isText = (value: unknown) => typeof value === "string";

/** The last search queries in this browser, latest first. */
export const recentSearches = (): string[] => readStoredList("localStorage", name, isText).slice(0, most);

export function rememberSearch(query: string): void {
  const latest = query.trim().slice(0, 100);
  if (latest === "") return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== latest.toLowerCase());
  store("localStorage", name, [latest, ...others].slice(0, most));
}

export const forgetSearches = (): boolean => store("localStorage", name, null);
