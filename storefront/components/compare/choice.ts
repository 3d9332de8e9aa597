import { useSyncExternalStore } from "react";
import { mostCompared } from "./limits.ts";

/** What a visitor has picked to compare; kept for the visit, in the browser alone. */

const key = "compare";
const listeners = new Set<() => void>();
let current: readonly number[] | undefined;

function read(): readonly number[] {
  if (current) return current;
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    current = Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)).slice(0, mostCompared) : [];
  } catch {
    current = [];
  }
  return current;
}

export function setCompared(ids: readonly number[]): void {
  current = ids.slice(-mostCompared);
  try {
    sessionStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the document.
  }
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
