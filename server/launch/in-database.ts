import { existsSync } from "node:fs";
import { basename } from "node:path";
import { readConfig } from "#commerce/settings/environment.ts";
import { migrate } from "#database/migrate.ts";
import type { Db, Tables } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import { type ConnectionSettings, openDatabase, openPool } from "#platform/database.ts";
import { joinEmbeddedPostgres } from "#platform/postgres.ts";
import { StartError } from "#platform/start-error.ts";

type DatabaseTask = (db: Db, connection: ConnectionSettings) => Promise<string | null>;

/**
 * Runs work in the shop's database, next to a running shop or without one. `work` returns a problem or null. A problem,
 * like an invalid setting, is printed and the program exits with 2.
 */
export async function runInDatabase(work: DatabaseTask): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const problem = await inDatabase(work).catch((error: unknown) => {
    if (error instanceof StartError) return error.message;
    throw error;
  });
  if (problem === null) return;
  console.error(problem);
  process.exitCode = 2;
}

async function inDatabase(work: DatabaseTask): Promise<string | null> {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
  const embedded = DATABASE_URL ? null : await joinEmbeddedPostgres(DATA_DIR);
  const connection = embedded?.settings ?? { connectionString: DATABASE_URL };
  const pool = openPool(connection, 4, () => undefined);
  try {
    await migrate(pool, "database");
    return await actors.run(program(), () => work(openDatabase<Tables>(pool), connection));
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

/** The audit log names the command, for example "npm run catalogue". */
const program = () => ({
  kind: "program" as const,
  id: null,
  name: `npm run ${process.env.npm_lifecycle_event ?? basename(process.argv[1] ?? "", ".ts")}`,
  address: null,
  requestId: null,
});
