import { defineConfig } from "vitest/config";
import { limit } from "./tests/support/limits.ts";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "dist", "data", "tests/journeys"],
    globalSetup: ["tests/support/own-temp.ts", "tests/support/postgres.ts"],
    setupFiles: ["tests/support/properties.ts"],
    // Limits that end hanging tests; nothing is judged by them. A machine may become busier during the run than at its
    // start.
    testTimeout: limit(240_000),
    hookTimeout: limit(240_000),
    expect: { poll: { timeout: limit(45_000) } },
    pool: "threads",
    maxWorkers: 2,
    // A worker loads a module once for all its files; otherwise a third of the time is spent on loading.
    isolate: false,
  },
});
