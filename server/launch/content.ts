import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import type { Db } from "#database/tables.ts";
import type { ConnectionSettings } from "#platform/database.ts";
import { exportStack } from "#services/content/management/stack.ts";
import { importStack } from "#services/content/management/stack-import.ts";
import { runInDatabase } from "./in-database.ts";

/**
 * npm run content: exports all content to JSON files or imports it, next to a running shop or without one. It can also
 * add demo content that is newer than the database.
 */
const usage = `npm run content -- export <folder>
npm run content -- import <folder>
npm run content -- demo`;

const [command = "", folder = ""] = process.argv.slice(2);

/** Runs the command. Returns a problem, or null. */
async function run(db: Db, connection: ConnectionSettings): Promise<string | null> {
  if (command === "demo") return refreshDemo(connection);
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

function refreshDemo(connection: ConnectionSettings): string | null {
  const env = { ...process.env, CONNECTION: JSON.stringify(connection) };
  const { status } = spawnSync(process.execPath, ["demo/program.ts", "refresh"], { env, stdio: "inherit" });
  return status === 0 ? null : "The content of the demo world could not be brought.";
}

await runInDatabase(run);
