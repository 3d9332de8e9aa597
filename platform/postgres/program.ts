import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import type { Account } from "./account.ts";

/** The path under which a PostgreSQL program that runs as another user finds the data folder; see runOnData. */
const inherited = "/proc/self/fd/3";

/** The path of the data folder for PostgreSQL programs. */
export const pathOfData = (data: string, account: Account | null): string => (account ? inherited : data);

/**
 * Runs a PostgreSQL program on a data folder. Resolves with its output, rejects with its error message.
 *
 * Another user may be unable to enter the folders above the data (for example a clone below /root). Root therefore
 * opens the data folder and passes it on as an open file, which the program and its child processes find under /proc.
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
