import { parseArgs } from "node:util";
import { listKeys } from "#commerce/staff/keys/reads.ts";
import { addKey, revokeKey } from "#commerce/staff/keys/writes.ts";
import { readPermissions } from "#commerce/staff/permissions/rules.ts";
import { permissions } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { runInDatabase } from "./in-database.ts";

/** npm run keys: creates, lists and revokes staff keys, next to a running shop or without one. */
const usage = `npm run keys -- add --name "ERP" --scopes orders:read,orders:write
npm run keys -- list
npm run keys -- revoke <id>

Scopes (what a key may do; a write half includes its read half): ${permissions.join(", ")}, or all.`;

async function add(db: Db, name: string, wanted: string): Promise<string | null> {
  const { permissions: allowed, unknown } = readPermissions(wanted === "all" ? permissions.join() : wanted);
  if (unknown.length > 0) return `There is no scope ${unknown.join(", ")}. There are: ${permissions.join(", ")}.`;
  if (name === "" || allowed.length === 0) return usage;
  const { id, key } = await addKey(db, name, allowed);
  console.log(`Key ${id} for ${name} (${allowed.join(", ")}). It is shown this once:\n${key}`);
  return null;
}

async function list(db: Db): Promise<null> {
  const day = (date: Date | null) => date?.toISOString().slice(0, 16).replace("T", " ") ?? "never";
  for (const { id, name, permissions: allowed, createdAt, usedAt, revokedAt } of await listKeys(db)) {
    const state = revokedAt ? `revoked ${day(revokedAt)}` : `last used ${day(usedAt)}`;
    console.log([id, name, allowed.join(","), `made ${day(createdAt)}`, state].join("\t"));
  }
  return null;
}

async function revoke(db: Db, id: string): Promise<string | null> {
  const isRevoked = /^[1-9]\d{0,8}$/.test(id) && (await revokeKey(db, Number(id)));
  if (!isRevoked) return `There is no key ${id || "without a number"} that could be revoked.`;
  console.log(`Key ${id} is revoked.`);
  return null;
}

/** Runs the command. Returns a problem, or null. */
async function run(db: Db): Promise<string | null> {
  const options = { name: { type: "string" }, scopes: { type: "string" } } as const;
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const [command, id = ""] = positionals;
  if (command === "add") return add(db, values.name ?? "", values.scopes ?? "");
  if (command === "list") return list(db);
  return command === "revoke" ? revoke(db, id) : usage;
}

await runInDatabase(run);
