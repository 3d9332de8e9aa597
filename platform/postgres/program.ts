import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import type { Account } from "./account.ts";

/** How a program of PostgreSQL that runs as another user finds the data folder: see runOnData. */
const inherited = "/proc/self/fd/3";

/** The path of the data folder, as programs of PostgreSQL are to write it. */
export const pathOfData = (data: string, account: Account | null): string => (account ? inherited : data);

/**
 * Runs a program of PostgreSQL on a data folder; resolves with its output, or rejects with its complaint.
 *
 * As another user the program may be unable to pass through the folders above the data (a clone below /root, say). So root
 * opens the data folder and hands it down as an open file, which the program and all that it starts find under /proc.
 */
export function runOnData(file: string, args: string[], data: string, account: Account | null): Promise<string> {
  const folder = openSync(data, "r");
  const child = spawn(file, args, { ...account, cwd: "/", stdio: ["ignore", "pipe", "pipe", folder] });
  closeSync(folder);
  let output = "";
  let complaint = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (complaint += chunk));
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code, signal) => {
      if (code === 0) done(output);
      else failed(new Error(complaint.trim() || output.trim() || `${file} ended with ${code ?? signal}.`));
    });
  });
}
