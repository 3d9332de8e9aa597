import { createHook } from "node:async_hooks";
import pg from "pg";
import { vi } from "vitest";

export type Work = {
  /** What was asked of the database, in order; of the queue's own housekeeping nothing. */
  statements: string[];
  /** Tasks that native modules were given, such as the checking of a password. */
  nativeTasks: number;
};

const isHousekeeping = (text: string) => text.includes("pgboss") && !/insert into pgboss/i.test(text);

/** What a piece of work has this process do: two that do the same take the same time, on any machine. */
export async function workOf(run: () => Promise<unknown>): Promise<Work> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  let nativeTasks = 0;
  // Native tasks come without a name for their kind.
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
