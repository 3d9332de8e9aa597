import { useSyncExternalStore } from "react";
import { isId, readStoredList, store } from "#storefront/runtime/storage.ts";
import { mostCompared } from "./limits.ts";

/** What a visitor has picked to compare; stored for the visit, in the browser alone, or as long as the document lasts. */

const key = "compare";
const listeners = new Set<() => void>();
let current: readonly number[] | undefined;

function read(): readonly number[] {
  current ??= readStoredList("sessionStorage", key, isId).slice(0, mostCompared);
  return current;
}

export function setCompared(ids: readonly number[]): void {
  current = ids.slice(-mostCompared);
  store("sessionStorage", key, current);
  for (const listener of listeners) listener();
}

/** Picks, or puts back; of a fifth the first makes room. */
export const toggleCompared = (id: number): void => {
  const ids = read();
  setCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
};

/** Null where no script runs (yet). */
export const useCompared = (): readonly number[] | null =>
  useSyncExternalStore<readonly number[] | null>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => null,
  );
