import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { StartError } from "#platform/start-error.ts";

/** The user that PostgreSQL runs as, when it is not the current one. */
export type Account = { uid: number; gid: number };

const nobody = 65_534;

/**
 * PostgreSQL refuses to run as root. When Firn is started by root, PostgreSQL runs as the owner of the data folder, or
 * as "nobody" when there is none yet. Null means that it runs as the current user.
 */
export function accountFor(data: string): Account | null {
  const self = process.getuid?.();
  const owner = statSync(data, { throwIfNoEntry: false });
  if (self !== 0) {
    if (owner && self !== undefined && owner.uid !== self)
      throw new StartError(
        `${data} belongs to another user (number ${owner.uid}). Start Firn as that user or as root.`,
      );
    return null;
  }
  if (process.platform !== "linux") {
    throw new StartError(
      "PostgreSQL does not run as root. Start Firn as an ordinary user, or set DATABASE_URL to a server.",
    );
  }
  return owner?.uid ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody };
}

/** Whether the account can enter a folder. It is tried out, because modes, access lists and mounts all matter. */
export const canEnter = (folder: string, account: Account | null): boolean =>
  account === null || spawnSync("/bin/sh", ["-c", 'cd "$0"', folder], { ...account, cwd: "/" }).status === 0;
