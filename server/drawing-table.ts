import { type ChildProcess, fork } from "node:child_process";
import type { Artist } from "#services/media/library.ts";
import { MasterMissing } from "#services/media/storage.ts";
import type { Size } from "#services/media/target.ts";

/** Without a size it is a film that is wanted. */
export type DrawingOrder = { number: number; id: string; path: string; size: Size | null; hasAlpha: boolean };
export type DrawingAnswer = { number: number; isDrawn: boolean; error?: string };

type Open = { id: string; done: () => void; fail: (error: Error) => void };

/** It shall stay small; what it draws is not on its heap. */
const execArgv = ["--max-semi-space-size=2", "--max-old-space-size=160"];

/** The program that draws: built beside this one, or as it is written. */
const program = import.meta.url.includes("/dist/server/") ? "dist/server/draw-demo.js" : "server/draw-demo.ts";

/** Starts the program that draws the demo world when something is to be drawn, and ends it when nothing is for a while. */
export function openDrawingTable(idle = 15_000): Artist & { close(): void } {
  const open = new Map<number, Open>();
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let count = 0;

  const close = () => {
    clearTimeout(rest);
    child?.kill();
    child = null;
  };

  function start(): ChildProcess {
    const started = fork(program, { env: { ...process.env, MALLOC_ARENA_MAX: "2" }, execArgv });
    started.on("message", ({ number, isDrawn, error }: DrawingAnswer) => {
      const order = open.get(number);
      open.delete(number);
      if (open.size === 0) rest = setTimeout(close, idle).unref();
      if (!order) return;
      if (isDrawn) order.done();
      else order.fail(error ? new Error(error) : new MasterMissing(order.id));
    });
    const end = (error: Error) => {
      if (child === started) child = null;
      for (const order of open.values()) order.fail(error);
      open.clear();
    };
    started.on("error", end);
    started.on("exit", () => child === started && end(new Error("The program that draws has ended.")));
    // Nobody waits for it when the server ends.
    started.unref();
    started.channel?.unref?.();
    return started;
  }

  function order(id: string, path: string, size: Size | null, hasAlpha = false): Promise<void> {
    clearTimeout(rest);
    child ??= start();
    const number = ++count;
    return new Promise((done, fail) => {
      open.set(number, { id, done, fail });
      child?.send({ number, id, path, size, hasAlpha } satisfies DrawingOrder, (error) => {
        if (error && open.delete(number)) fail(error);
      });
    });
  }

  return {
    draw: ({ id, hasAlpha }, size, path) => order(id, path, size, hasAlpha),
    film: (id, path) => order(id, path, null),
    close,
  };
}
