import { existsSync } from "node:fs";
import type { Db, Tables } from "#database/tables.ts";
import { refreshDemoContent } from "#demo/load.ts";
import { readConfig } from "#platform/config.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { migrate } from "#platform/migrate.ts";
import { joinEmbeddedPostgres } from "#platform/postgres.ts";
import { exportStack } from "#services/content/management/stack.ts";
import { importStack } from "#services/content/management/stack-import.ts";

/**
 * npm run content: takes all content out into files of JSON, or brings it in, beside a running shop or without one; or
 * brings what the demo world has got since the database was filled.
 */
const usage = `npm run content -- export <folder>
npm run content -- import <folder>
npm run content -- demo`;

/** Does what the command says; answers what is wrong with it, or null. */
async function run(db: Db, command: string, folder: string): Promise<string | null> {
  if (command === "demo") {
    console.log(`${await refreshDemoContent(db)} entries are new or different.`);
    return null;
  }
  if (folder === "") return usage;
  if (command === "export") {
    const { types, entries, assets } = await exportStack(db, folder);
    console.log(`${types} types, ${entries} entries and ${assets} assets are in ${folder}.`);
    return null;
  }
  if (command !== "import") return usage;
  if (!existsSync(folder)) return `There is no folder ${folder}.`;
  const outcome = await importStack(db, folder, "npm run content");
  if (!outcome.ok) {
    const wrong = Object.entries(outcome.problem.fields ?? {}).map(([path, text]) => `${path} ${text}`);
    const more = wrong.length > 50 ? [`… and ${wrong.length - 50} more`] : [];
    return ["Nothing was imported:", ...wrong.slice(0, 50), ...more].join("\n  ");
  }
  const { types, entries, assets } = outcome.value;
  console.log(`${types} types, ${entries} entries and ${assets} assets were imported.`);
  return null;
}

if (existsSync(".env")) process.loadEnvFile(".env");
const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
const embedded = DATABASE_URL ? null : await joinEmbeddedPostgres(DATA_DIR);
const pool = openPool(embedded?.settings ?? { connectionString: DATABASE_URL }, 2, () => undefined);
try {
  await migrate(pool, "database");
  const [command = "", folder = ""] = process.argv.slice(2);
  const problem = await run(openDatabase<Tables>(pool), command, folder);
  if (problem) {
    console.error(problem);
    process.exitCode = 2;
  }
} finally {
  await pool.end();
  await embedded?.stop();
}
