import { lazy, Suspense, useSyncExternalStore } from "react";
import { ApiProblem } from "../runtime/api.ts";
import type { Waiting } from "./confirm-dialog.tsx";

const ConfirmDialog = lazy(() => import("./confirm-dialog.tsx"));

/** Dangerous actions ask for the password again. They wait here until it was entered, and then continue. */

let waiting: Waiting | null = null;
const watchers = new Set<() => void>();
const change = (next: Waiting | null) => {
  waiting = next;
  for (const watcher of watchers) watcher();
};

/** Runs `work`. When the server requires confirmation first, asks for the password and runs it again. */
export async function confirmed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "confirm-first") throw error;
    await new Promise<void>((go, stop) => change({ go, stop: () => stop(error) }));
    return work();
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The password dialog, shown while an action waits for it. */
export function Confirm() {
  const asked = useSyncExternalStore(subscribe, () => waiting);
  return (
    asked && (
      <Suspense>
        <ConfirmDialog asked={asked} end={() => change(null)} />
      </Suspense>
    )
  );
}
