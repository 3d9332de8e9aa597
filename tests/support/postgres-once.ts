import pg from "pg";
import { startEmbeddedPostgres } from "#platform/postgres.ts";

/**
 * A program that starts the embedded PostgreSQL on a data folder, prints as JSON where it listens and a query's result,
 * and stops it. Arguments: the data folder, and optionally npm's package folder and the folder for copies of it.
 */
const [folder = "", root, copies] = process.argv.slice(2);
const flags = { fsync: "off", shared_buffers: "16MB", max_connections: "20" };
const server = await startEmbeddedPostgres(folder, { flags, binaries: root ? { root, copies: [copies ?? ""] } : {} });
try {
  const client = new pg.Client(server.settings as pg.ClientConfig);
  await client.connect();
  const { rows } = await client.query("select current_database() as database");
  await client.end();
  console.log(JSON.stringify({ host: server.settings.host, database: rows[0].database }));
} finally {
  await server.stop();
}
