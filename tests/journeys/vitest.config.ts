import { defineConfig } from "vitest/config";
import { limit } from "../support/limits.ts";

/** Journeys run two files at a time against one shop that is started as a newcomer starts it. */
export default defineConfig({
  test: {
    include: ["tests/journeys/**/*.test.ts"],
    globalSetup: ["tests/support/own-temp.ts", "tests/journeys/shop.ts"],
    // They end what hangs; nothing is judged by them.
    testTimeout: limit(240_000),
    hookTimeout: limit(240_000),
    expect: { poll: { timeout: limit(45_000) } },
    // A failure is told whole: the run's end names the reason of one that passed when it was repeated.
    chaiConfig: { truncateThreshold: 2000 },
    // A journey that failed is made once more, by a visitor of a new browser context; the run names it at its end.
    retry: 1,
    fileParallelism: true,
    maxWorkers: 2,
  },
});
