import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { MasterMissing } from "#services/media/storage/storage.ts";
import type { PictureTask, TaskMessage, TaskResult } from "./studio-work.ts";

export type Studio = {
  /** Has an order carried out. Throws MasterMissing where nothing is drawn under its id. */
  order(order: PictureTask): Promise<Extract<TaskResult, { kind: "done" }>>;
  /** Gives up what is open; resolves when the program has ended and writes nothing more. */
  close(): Promise<void>;
};

/** Pictures cannot be made just now. */
class StudioFault extends Error {
  readonly statusCode = 503;
}

type Open = {
  content: PictureTask;
  done: (outcome: TaskResult) => void;
  fail: (error: Error) => void;
  clock?: NodeJS.Timeout;
};

/**
 * Large buffers come from the system and go back to it at once (glibc), and the heap stays small: what is worked on is not
 * on it.
 */
const env = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "262144" };
const execArgv = ["--max-semi-space-size=2", "--max-old-space-size=160"];

const minute = 60_000;

/**
 * A program of its own for everything that touches pixels, started when there is something to do and ended when there has
 * been nothing for a while: it needs memory in bursts, keeps a processor busy, and a file that is too much for it takes
 * nothing else along. `patience`: how long a picture may take; a film has five times as long.
 */
export function openStudio(program: string, { idle = 2 * minute, patience = minute } = {}): Studio {
  const open = new Map<number, Open>();
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
      // What a program that was ended still said is made anew by the next one, in the same place.
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
    // Nobody waits for it when the server ends.
    started.unref();
    started.channel?.unref?.();
    return started;
  }

  function send(content: PictureTask): Promise<TaskResult> {
    return new Promise((done, fail) => hand(++count, { content, done, fail }));
  }

  function hand(number: number, order: Open): void {
    const { content } = order;
    clearTimeout(rest);
    child ??= start();
    // First of all: an order that cannot be sent throws, and nobody is to wait for it.
    child.send({ number, content } satisfies TaskMessage<PictureTask>, () => undefined);
    const clock = setTimeout(giveUp, content.kind === "film" ? 5 * patience : patience, number).unref();
    open.set(number, { ...order, clock });
  }

  /** Ends the program over an order that it does not come back from; the others are taken up by the next one. */
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
