import { createHook } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

export type Work = {
  /** The statements sent to the database, in order, without the queue's own housekeeping. */
  statements: string[];
  /** The number of tasks given to native modules, such as checking a password. */
  nativeTasks: number;
};

const isHousekeeping = (text: string) => text.includes("pgboss") && !/insert into pgboss/i.test(text);

/**
 * Measures the work that a function causes in this process. Two functions with the same work take the same time, on any
 * machine.
 */
export async function workOf(run: () => Promise<unknown>): Promise<Work> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  let nativeTasks = 0;
  // Native tasks have no name for their kind.
  const hook = createHook({ init: (_, kind) => void (kind === "undefined" && nativeTasks++) }).enable();
  try {
    await run();
    const asked = query.mock.calls.map(([first]: unknown[]) =>
      typeof first === "string" ? first : String((first as { text?: string }).text),
    );
    return { statements: asked.filter((text) => !isHousekeeping(text)), nativeTasks };
  } finally {
    hook.disable();
    query.mockRestore();
  }
}
