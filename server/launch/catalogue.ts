import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportFile, importFile } from "#commerce/catalog/management/files.ts";
import type { Db } from "#database/tables.ts";
import { runInDatabase } from "./in-database.ts";

/**
 * npm run catalogue: exports the whole catalogue to a JSON file or imports one, next to a running shop or without one.
 */
const usage = `npm run catalogue -- export <file.json>
npm run catalogue -- import <file.json>`;

/** Runs the command. Returns a problem, or null. */
async function run(db: Db, command: string, file: string): Promise<string | null> {
  if (file === "") return usage;
  if (command === "export") {
    await pipeline(Readable.from(exportFile(db)), createWriteStream(file));
    console.log(`The catalogue is in ${file}.`);
    return null;
  }
  if (command !== "import") return usage;
  if (!existsSync(file)) return `There is no file ${file}.`;
  const began = performance.now();
  const outcome = await importFile(db, () => createReadStream(file, "utf8"));
  if (!outcome.ok) {
    const { message, fields = {}, detail } = outcome.problem;
    const wrong = Object.entries(fields).map(([path, text]) => `${path} ${text}`);
    const done = detail?.imported ? [`The first ${detail.imported} products of the file were imported before.`] : [];
    return [message, ...wrong.slice(0, 50), ...done].join("\n  ");
  }
  const { categories, productIds } = outcome.value;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${categories} categories and ${productIds.length} products were imported in ${seconds} s.`);
  return null;
}

const [command = "", file = ""] = process.argv.slice(2);
await runInDatabase((db) => run(db, command, file));
