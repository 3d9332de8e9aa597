import { defineConfig } from "vitest/config";

/** Journeys run two files at a time against one shop that is started as a newcomer starts it. */
export default defineConfig({
  test: {
    include: ["tests/journeys/*.test.ts"],
    globalSetup: ["tests/journeys/shop.ts"],
    testTimeout: 90_000,
    // A cold shop on a busy machine takes its time.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    fileParallelism: true,
    maxWorkers: 2,
  },
});
