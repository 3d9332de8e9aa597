import { type ChildProcess, fork } from "node:child_process";
import { MasterMissing } from "./storage.ts";
import type { Letter, Order, Outcome } from "./studio-work.ts";

export type Studio = {
  /** Has an order carried out. Throws MasterMissing where nothing is drawn under its id. */
  order(order: Order): Promise<Extract<Outcome, { kind: "done" }>>;
  close(): void;
};

/** Pictures cannot be made just now. */
class StudioFault extends Error {
  readonly statusCode = 503;
}

type Open = { done: (outcome: Outcome) => void; fail: (error: Error) => void; clock: NodeJS.Timeout };

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
 * nothing else along.
 */
export function openStudio(program: string, idle = 2 * minute): Studio {
  const open = new Map<number, Open>();
  let child: ChildProcess | null = null;
  let rest: NodeJS.Timeout | undefined;
  let count = 0;

  function close(): void {
    clearTimeout(rest);
    child?.kill("SIGKILL");
    child = null;
    failAll(new StudioFault("No pictures are made any more."));
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
    started.on("message", ({ number, content }: Letter<Outcome>) => {
      const order = open.get(number);
      open.delete(number);
      if (open.size === 0) rest = setTimeout(close, idle).unref();
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

  function send(content: Order): Promise<Outcome> {
    clearTimeout(rest);
    child ??= start();
    const number = ++count;
    return new Promise((done, fail) => {
      const giveUp = () => {
        failAll(new StudioFault("A picture took too long."));
        close();
      };
      // First of all: an order that cannot be sent throws, and nobody is to wait for it.
      child?.send({ number, content } satisfies Letter<Order>, () => undefined);
      const clock = setTimeout(giveUp, content.kind === "film" ? 5 * minute : minute).unref();
      open.set(number, { done, fail, clock });
    });
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
