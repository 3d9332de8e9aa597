import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { inject, type onTestFinished } from "vitest";
import type { TestProject } from "vitest/node";
import { findChromium } from "#tests/support/chromium.ts";
import { limit } from "#tests/support/limits.ts";
import { makeDataFolder, useDataFolder } from "#tests/support/temp.ts";

declare module "vitest" {
  interface ProvidedContext {
    world: string;
    shop: string;
    shopData: string;
  }
}

/**
 * A port that is free, from below those that systems give to whoever asks for any: nobody is given it before the shop takes it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240, 32_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((answer) => {
      server.once("error", () => answer(false)).listen(port, "127.0.0.1", () => answer(true));
    });
    if (!isFree) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
}

export type RunningShop = {
  url: string;
  child: ChildProcess;
  /** What it has printed so far. */
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

type Environment = Record<string, string | undefined>;

/** Starts the built shop on its own data, from this clone or another folder, and waits until it can serve. */
export async function startShop(
  data: string,
  port: number,
  more: Environment = {},
  folder = process.cwd(),
): Promise<RunningShop> {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: data,
    LOG_LEVEL: "warn",
    NODE_ENV: "production",
    // Tests share their machine with others: a lag of theirs must not make the shop refuse requests.
    BUSY_AFTER_MS: "0",
    ...more,
  };
  const child = spawn(process.execPath, ["server/launch/start.js"], {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const gone = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `http://localhost:${port}`;
  const end = Date.now() + limit(60_000);
  for (let isReady = false; !isReady; ) {
    isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReady && (child.exitCode !== null || Date.now() > end)) {
      child.kill("SIGKILL");
      throw new Error(`The shop did not start:\n${output}`);
    }
    if (!isReady) await new Promise((later) => setTimeout(later, 100));
  }
  return {
    url,
    child,
    said: () => output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await gone;
    },
  };
}

/** A data folder with the demo world in it, for a shop of a test file or, with onTestFinished, of one test. */
export function useWorldCopy(name: string, end?: typeof onTestFinished): string {
  const data = useDataFolder(name, end);
  copyWorld(inject("world"), data);
  return data;
}

const copyWorld = (world: string, data: string) => execFileSync("cp", ["-Rp", `${world}/.`, data]);

/** One shop for all journeys, on a folder that was empty: the demo world is loaded once, and copied for other shops. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await findChromium();
  const world = makeDataFolder("world");
  await (await startShop(world, await freePort())).stop();
  const data = makeDataFolder("journeys");
  copyWorld(world, data);
  const shop = await startShop(data, await freePort());
  project.provide("world", world);
  project.provide("shop", shop.url);
  project.provide("shopData", data);
  return async () => {
    await shop.stop();
    for (const folder of [data, world]) rmSync(folder, { recursive: true, force: true });
  };
}
