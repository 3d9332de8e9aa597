import { lazy, Suspense } from "react";
import { ApiProblem } from "../runtime/api.ts";
import { sharedValue } from "../runtime/shared-value.ts";
import type { PendingAction } from "./password-dialog.tsx";

const PasswordDialog = lazy(() => import("./password-dialog.tsx"));

/** Dangerous actions ask for the password again. They wait here until it was entered, and then continue. */

const waiting = sharedValue<PendingAction | null>(null);

/** Runs `work`. When the server requires confirmation first, asks for the password and runs it again. */
export async function confirmed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== "confirm-first") throw error;
    await new Promise<void>((go, stop) => waiting.set({ go, stop: () => stop(error) }));
    return work();
  }
}

/** The password dialog, shown while an action waits for it. */
export function Confirm() {
  const asked = waiting.use();
  return (
    asked && (
      <Suspense>
        <PasswordDialog asked={asked} end={() => waiting.set(null)} />
      </Suspense>
    )
  );
}
