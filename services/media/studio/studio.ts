import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { MasterMissing } from "#services/media/storage/storage.ts";
import type { PictureTask, TaskMessage, TaskResult } from "./studio-work.ts";

export type Studio = {
  /** Carries out an order. Throws MasterMissing when no drawing has its id. */
  order(order: PictureTask): Promise<Extract<TaskResult, { kind: "done" }>>;
  /** Gives up open orders. Resolves when the process has ended and writes nothing more. */
  close(): Promise<void>;
};

/** Pictures cannot be made at the moment. */
class StudioFault extends Error {
  readonly statusCode = 503;
}

type PendingTask = {
  content: PictureTask;
  done: (outcome: TaskResult) => void;
  fail: (error: Error) => void;
  clock?: NodeJS.Timeout;
};

/**
 * Large buffers are allocated from the system and returned to it at once (glibc). The heap stays small, because pixels
 * are not on it.
 */
const env = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "262144" };
const execArgv = ["--max-semi-space-size=2", "--max-old-space-size=160"];

const minute = 60_000;

/**
 * A separate process for everything that touches pixels, started on demand and ended after an idle period. It needs
 * memory in bursts and keeps a processor busy, and a file that crashes it affects nothing else. `patience` is the time
 * limit for a picture, in milliseconds; a film has five times as long.
 */
export function openStudio(program: string, { idle = 2 * minute, patience = minute } = {}): Studio {
  const open = new Map<number, PendingTask>();
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let count = 0;

  async function close(): Promise<void> {
    const ended = child && once(child, "exit");
    stop();
    failAll(new StudioFault("No pictures are made any more."));
    await ended;
  }

  function stop(): void {
    clearTimeout(rest);
    child?.kill("SIGKILL");
    child = null;
  }

  function failAll(error: Error): void {
    for (const { fail, clock } of open.values()) {
      clearTimeout(clock);
      fail(error);
    }
    open.clear();
  }

  function start(): ChildProcess {
    const started = fork(program, { env: { ...process.env, ...env }, execArgv, serialization: "advanced" });
    started.on("message", ({ number, content }: TaskMessage<TaskResult>) => {
      // Late results of a stopped process are ignored. The next process makes them again, at the same path.
      if (child !== started) return;
      const order = open.get(number);
      open.delete(number);
      if (open.size === 0) rest = setTimeout(() => void close(), idle).unref();
      clearTimeout(order?.clock);
      order?.done(content);
    });
    const end = (error: Error) => {
      if (child !== started) return;
      child = null;
      failAll(error);
    };
    started.on("error", () => end(new StudioFault("The program that makes pictures could not be started.")));
    started.on("exit", () => end(new StudioFault("The program that makes pictures has ended.")));
    // The process must not keep the server from ending.
    started.unref();
    started.channel?.unref?.();
    return started;
  }

  function send(content: PictureTask): Promise<TaskResult> {
    return new Promise((done, fail) => hand(++count, { content, done, fail }));
  }

  function hand(number: number, order: PendingTask): void {
    const { content } = order;
    clearTimeout(rest);
    child ??= start();
    // Send comes first: an order that cannot be sent throws, and must not be recorded as open.
    child.send({ number, content } satisfies TaskMessage<PictureTask>, () => undefined);
    const clock = setTimeout(giveUp, content.kind === "film" ? 5 * patience : patience, number).unref();
    open.set(number, { ...order, clock });
  }

  /** Ends the process when an order takes too long. The next process takes over the other orders. */
  function giveUp(late: number): void {
    stop();
    const orders = [...open];
    open.clear();
    for (const [number, order] of orders) {
      clearTimeout(order.clock);
      if (number === late) order.fail(new StudioFault("A picture took too long."));
      else hand(number, order);
    }
  }

  return {
    async order(order) {
      const outcome = await send(order);
      if (outcome.kind === "done") return outcome;
      if (outcome.kind === "missing") throw new MasterMissing("id" in order ? order.id : order.kind);
      throw new Error(`A picture could not be made: ${outcome.message}`);
    },
    close,
  };
}
