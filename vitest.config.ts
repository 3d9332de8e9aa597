import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: ["node_modules", "dist", "data", "tests/journeys"],
    globalSetup: ["tests/support/postgres.ts"],
    setupFiles: ["tests/support/properties.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    pool: "threads",
    maxWorkers: 2,
    // A worker reads a module once for all its files: a third of the time goes into reading them otherwise.
    isolate: false,
  },
});
