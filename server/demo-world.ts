import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import type { DemoMembers } from "#commerce/staff/members/demo.ts";
import type { Db } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import type { ConnectionSettings } from "#platform/database.ts";

/** Whether the demo world, or the media of a demo world loaded before media existed, still has to be loaded. */
export async function lacksDemoWorld(db: Db): Promise<boolean> {
  const [product, asset] = await Promise.all([
    db.selectFrom("products").select("id").limit(1).executeTakeFirst(),
    db.selectFrom("media_assets").select("id").limit(1).executeTakeFirst(),
  ]);
  return product === undefined || asset === undefined;
}

/** The members of the demo world, who are public with their password. */
export const readDemoMembers = (): DemoMembers => JSON.parse(readFileSync("demo/data/members.json", "utf8"));

/** Runs one of our programs to its end and returns its output. Throws its error output when it fails. */
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

/** Loads only the demo products into a merchant's own empty shop. Returns their number. */
export const loadDemoProducts = async (connection: ConnectionSettings): Promise<number> =>
  Number.parseInt(await runWith(connection, "demo/program.ts", "products"), 10);
