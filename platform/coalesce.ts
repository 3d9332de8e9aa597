export type CoalescedWork = {
  /** Requests one more run of the work, after the run in progress. */
  wake(): void;
  /** Resolves when no run is in progress. */
  settled(): Promise<void>;
};

/** Runs work one run at a time. Any number of requests that arrive during a run are served by one further run. */
export function coalesce(work: () => Promise<void>): CoalescedWork {
  let isWanted = false;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false;
        await work();
      }
    } finally {
      running = null;
    }
  }

  return {
    wake() {
      isWanted = true;
      running ??= run();
    },
    settled: () => running ?? Promise.resolve(),
  };
}
