export type Again = {
  /** Has the work done once more, after what is under way. */
  wake(): void;
  /** When nothing is under way any more. */
  settled(): Promise<void>;
};

/** Work that is done one time after the other: however often it is asked for meanwhile, once more is enough. */
export function again(work: () => Promise<void>): Again {
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
