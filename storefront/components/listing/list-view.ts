import { useSyncExternalStore } from "react";

/**
 * The layout of a category's list. It is set by the address, or else by what this browser has stored (specification
 * 2.7).
 */
export type ListView = "grid" | "rows";

const key = "list-view";
const listeners = new Set<() => void>();

/** "?view=rows" */
export const viewIn = (query: URLSearchParams): ListView => (query.get("view") === "rows" ? "rows" : "grid");

/** Returns an address of the list in a view. The grid needs no parameter. */
export const inView = (path: string, view: ListView): string =>
  view === "rows" ? `${path}${path.includes("?") ? "&" : "?"}view=rows` : path;

export function rememberView(view: ListView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // Storage may be blocked; the address alone then decides.
  }
  for (const listener of listeners) listener();
}

function remembered(): ListView {
  try {
    return localStorage.getItem(key) === "rows" ? "rows" : "grid";
  } catch {
    return "grid";
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useListView(asked: ListView): ListView {
  const own = useSyncExternalStore<ListView>(subscribe, remembered, () => "grid");
  return asked === "rows" ? "rows" : own;
}
