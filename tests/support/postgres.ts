import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "#database/migrate.ts";
import { openPool } from "#platform/database.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { onEarlyEnd } from "#tests/support/early-end.ts";
import { makeDataFolder } from "#tests/support/temp.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresHost: string;
  }
}

/** Vitest global set-up: one server for the run, with a migrated template that tests clone in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeDataFolder("test");
  const flags = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };
  const server = await startEmbeddedPostgres(folder, { flags });
  const host = server.settings.host ?? "";
  const callOff = onEarlyEnd(() => {
    const [pid] = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGQUIT");
  });
  const admin = new pg.Client({ host, user: "firn", database: "postgres" });
  await admin.connect();
  await admin.query("create database firn_template");
  await admin.end();
  const pool = openPool({ host, user: "firn", database: "firn_template" }, 1, () => undefined);
  await migrate(pool, "database");
  await pool.end();
  project.provide("postgresHost", host);
  return async () => {
    callOff();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
