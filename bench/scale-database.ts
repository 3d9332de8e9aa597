import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "#database/migrate.ts";
import type { Db, Tables } from "#database/tables.ts";
import { fillCatalogue } from "#demo/generator/fill.ts";
import { loadDemoWorld } from "#demo/load.ts";
import { catchUp } from "#discovery/indexing/catch-up.ts";
import { type ConnectionSettings, openDatabase, openPool } from "#platform/database.ts";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { type Program, startOnFirstCore } from "./program.ts";

/**
 * A separate PostgreSQL with large databases, one per number of products. SCALE_DIR keeps them for the next run; an
 * existing one is migrated and used.
 */
export async function openScale() {
  const kept = process.env.SCALE_DIR;
  const folder = kept ?? mkdtempSync(join(tmpdir(), "firn-scale-"));
  const postgres = await startEmbeddedPostgres(folder);
  const nameOf = (size: number) => `scale_${size}`;
  const settingsOf = (size: number): ConnectionSettings => ({ ...postgres.settings, database: nameOf(size) });

  /** Creates the demo world with this many additional products, and what `more` adds. */
  async function prepare(size: number, more: (db: Db) => Promise<void> = async () => undefined): Promise<void> {
    const admin = new pg.Client({ ...postgres.settings, database: "postgres" });
    await admin.connect();
    const { rows } = await admin.query("select from pg_database where datname = $1", [nameOf(size)]);
    if (rows.length === 0) await admin.query(`create database ${nameOf(size)}`);
    await admin.end();
    const pool = openPool(settingsOf(size), 4, (error) => console.error(error.message));
    const began = performance.now();
    await migrate(pool, "database");
    const db = openDatabase<Tables>(pool);
    await loadDemoWorld(db);
    await fillCatalogue(db, size);
    await more(db);
    // Search is not measured here, so its index is filled now and not when the server starts.
    await catchUp(db);
    await pool.end();
    console.log(`${size} products are there after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }

  /** Starts a shop on the first core over the database of that size. */
  async function startShop(size: number, port: number, apiCacheMb: number): Promise<{ url: string; program: Program }> {
    const url = `http://127.0.0.1:${port}`;
    const env = {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: join(folder, `shop-${size}`),
      DATABASE_URL: `postgres://firn@localhost/${nameOf(size)}?host=${encodeURIComponent(postgres.settings.host ?? "")}`,
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      API_CACHE_MB: String(apiCacheMb),
    };
    const program = await startOnFirstCore("server/launch/serve.js", env, `${url}/readyz`);
    const began = performance.now();
    await fetch(`${url}/api/products?limit=1`);
    console.log(`${size} products: the first list after ${(performance.now() - began).toFixed(0)} ms`);
    return { url, program };
  }

  async function close(): Promise<void> {
    await postgres.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
  return { prepare, startShop, settingsOf, close };
}
