import { useSyncExternalStore } from "react";

/** A value that the components of this window share: those that use it are drawn again when it is set. */
export function sharedValue<T>(first: T) {
  let value = first;
  const watchers = new Set<() => void>();
  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  const get = () => value;
  return {
    get,
    set(next: T): void {
      value = next;
      for (const watcher of watchers) watcher();
    },
    use: (): T => useSyncExternalStore(subscribe, get),
  };
}
