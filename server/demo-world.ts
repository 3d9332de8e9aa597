import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Db } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import type { ConnectionSettings } from "#platform/database.ts";

/** Whether the demo world, or the media of one that was loaded before there were any, still has to be loaded. */
export async function lacksDemoWorld(db: Db): Promise<boolean> {
  const [product, asset] = await Promise.all([
    db.selectFrom("products").select("id").limit(1).executeTakeFirst(),
    db.selectFrom("media_assets").select("id").limit(1).executeTakeFirst(),
  ]);
  return product === undefined || asset === undefined;
}

/** Runs a program of ours that ends by itself, and answers what it said; throws what it complained about if it fails. */
async function runWith(connection: ConnectionSettings, file: string, ...more: string[]): Promise<string> {
  const actor = actors.getStore();
  const env = {
    ...process.env,
    CONNECTION: JSON.stringify(connection),
    ...(actor && { ACTOR: JSON.stringify(actor) }),
  };
  return (await promisify(execFile)(process.execPath, [file, ...more], { env })).stdout;
}

/** Fills an empty database with the demo world. */
export const loadDemoWorld = async (connection: ConnectionSettings): Promise<void> => {
  await runWith(connection, "demo/program.ts");
};

/** Products alone, into a merchant's own shop that wants to look around; answers how many. */
export const loadDemoProducts = async (connection: ConnectionSettings): Promise<number> =>
  Number.parseInt(await runWith(connection, "demo/program.ts", "products"), 10);
