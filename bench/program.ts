import { spawn } from "node:child_process";
import { onCore } from "./load.ts";

export type Program = { pid: number; stop(): Promise<void> };

/** Runs a program on the first core and waits until its address responds. */
export async function startOnFirstCore(file: string, env: Record<string, string>, address: string): Promise<Program> {
  const [command = process.execPath, ...args] = [...onCore(0), process.execPath, file];
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await fetch(address).catch(() => null))?.ok) return { pid: child.pid ?? 0, stop };
    await new Promise((later) => setTimeout(later, 100));
  }
  await stop();
  throw new Error(`${address} did not answer within a minute`);
}
