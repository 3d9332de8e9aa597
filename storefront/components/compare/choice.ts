import { useSyncExternalStore } from "react";
import { isId, readStoredList, store } from "#storefront/runtime/storage.ts";
import { mostCompared } from "./limits.ts";

/**
 * The boards that a visitor has selected for comparison. Stored only in the browser for the visit, or in memory when
 * storage is not available.
 */

const key = "compare";
const listeners = new Set<() => void>();
let current: readonly number[] | undefined;

export function chosenBoards(): readonly number[] {
  current ??= readStoredList("sessionStorage", key, isId).slice(0, mostCompared);
  return current;
}

export function setCompared(ids: readonly number[]): void {
  current = ids.slice(-mostCompared);
  store("sessionStorage", key, current);
  for (const listener of listeners) listener();
}

/** Adds a board or removes it. Adding a fifth drops the first. */
export const toggleCompared = (id: number): void => {
  const ids = chosenBoards();
  setCompared(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
};

/** Null when no script has run yet. */
export const useCompared = (): readonly number[] | null =>
  useSyncExternalStore<readonly number[] | null>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosenBoards,
    () => null,
  );
