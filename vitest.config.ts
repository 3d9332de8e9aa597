import { defineConfig } from "vitest/config";
import { limit } from "./tests/support/limits.ts";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "dist", "data", "tests/journeys"],
    globalSetup: ["tests/support/own-temp.ts", "tests/support/postgres.ts"],
    setupFiles: ["tests/support/properties.ts"],
    // They end what hangs; nothing is judged by them. A machine may become busier during the run than it was at its start.
    testTimeout: limit(240_000),
    hookTimeout: limit(240_000),
    expect: { poll: { timeout: limit(45_000) } },
    pool: "threads",
    maxWorkers: 2,
    // A worker reads a module once for all its files: a third of the time goes into reading them otherwise.
    isolate: false,
  },
});
