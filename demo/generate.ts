import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { readConfig } from "#commerce/settings/environment.ts";
import { migrate } from "#database/migrate.ts";
import type { Tables } from "#database/tables.ts";
import { openDatabase, openPool } from "#platform/database.ts";
import { joinEmbeddedPostgres } from "#platform/postgres.ts";
import { fillCatalogue } from "./generator/fill.ts";
import { loadDemoWorld } from "./load.ts";

/**
 * npm run generate -- --products 100000: fills the configured database with a catalogue of that size, in addition to
 * the demo world. The products are always the same; existing ones stay as they are.
 */

const { values } = parseArgs({ options: { products: { type: "string", default: "100000" } } });
const count = Number(values.products);
if (!/^\d{1,7}$/.test(values.products)) {
  console.error("--products must be a whole number below ten million.");
  process.exit(1);
}

if (existsSync(".env")) process.loadEnvFile(".env");
const { DATABASE_URL, DATA_DIR } = readConfig(process.env);
const embedded = DATABASE_URL ? null : await joinEmbeddedPostgres(DATA_DIR);
const settings = embedded?.settings ?? { connectionString: DATABASE_URL };
const pool = openPool(settings, 4, (error) => console.error(error.message));
const began = performance.now();
const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
try {
  await migrate(pool, "database");
  const db = openDatabase<Tables>(pool);
  if (await loadDemoWorld(db)) console.log(`The demo world, ${seconds()}`);
  const mark = Math.max(5000, Math.round(count / 20_000) * 1000);
  await fillCatalogue(db, count, {
    onProgress: (done) => done % mark === 0 && console.log(`${done.toLocaleString("en")} products, ${seconds()}`),
  });
  console.log(`Done, ${seconds()}`);
} finally {
  await pool.end();
  await embedded?.stop();
}
