import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { findChromium } from "#tests/support/chromium.ts";
import { scratchFolder } from "#tests/support/scratch.ts";

declare module "vitest" {
  interface ProvidedContext {
    world: string;
    shop: string;
    shopData: string;
  }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}

export type RunningShop = { url: string; child: ChildProcess; stop(signal?: NodeJS.Signals): Promise<void> };

/** Starts the built shop on its own data and waits until it can serve. */
export async function startShop(data: string, port: number, more: Record<string, string> = {}): Promise<RunningShop> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: data,
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
    ...more,
  };
  const child = spawn(process.execPath, ["--max-semi-space-size=8", "server/launch/start.js"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) break;
    if (child.exitCode !== null) throw new Error(`The shop did not start:\n${output}`);
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    url,
    child,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await gone;
    },
  };
}

/** A data folder with the demo world in it, for a shop of one's own; whoever asks removes it. */
export function worldCopy(name: string, world = inject("world")): string {
  const data = scratchFolder(name);
  execFileSync("cp", ["-Rp", `${world}/.`, data]);
  return data;
}

/** One shop for all journeys, on a folder that was empty: the demo world is loaded once, and copied for other shops. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const world = scratchFolder("world");
  await (await startShop(world, await freePort())).stop();
  const data = worldCopy("journeys", world);
  const shop = await startShop(data, await freePort());
  project.provide("world", world);
  project.provide("shop", shop.url);
  project.provide("shopData", data);
  return async () => {
    await shop.stop();
    for (const folder of [data, world]) rmSync(folder, { recursive: true, force: true });
  };
}
