import { type ChildProcess, spawn } from "node:child_process";
import type { ConnectionSettings } from "#platform/database.ts";

export type IndexProcess = { run(): Promise<void>; stop(): void };

/**
 * Updates the search index in a separate process, so that the work does not slow down visitors and its memory is freed
 * at the end.
 */
export function indexProcess(connection: ConnectionSettings): IndexProcess {
  const env = { ...process.env, CONNECTION: JSON.stringify(connection) };
  const running = new Set<ChildProcess>();
  return {
    run: () =>
      new Promise((done, fail) => {
        const program = ["--max-old-space-size=400", "dist/server/fill-search.js"];
        const child = spawn(process.execPath, program, { env, stdio: "ignore" });
        running.add(child);
        child.once("error", fail);
        child.once("exit", (code) => {
          running.delete(child);
          if (code === 0) done();
          else fail(new Error(`it ended with ${code}`));
        });
      }),
    stop() {
      for (const child of running) child.kill();
    },
  };
}
