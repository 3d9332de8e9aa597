import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type Cores, watchCores } from "./cpu.ts";

const run = promisify(execFile);

/** `cores`: the load of the cores during the measurement. */
export type Measured = { rate: number; p50: number; p99: number; failed: number; placed: number; cores: Cores };
export type Load = {
  url: string;
  seconds: number;
  connections?: number;
  script?: string;
  environment?: Record<string, string>;
};

const hasWrk = (): boolean => spawnSync("wrk", ["-v"]).error === undefined;

/**
 * Every rate is measured with wrk. When it is missing, Debian's package is installed if this process may do that;
 * otherwise the run ends here, before anything is measured or written.
 */
export function requireWrk(): void {
  if (!hasWrk() && process.getuid?.() === 0) {
    console.log("wrk is missing: installing Debian's package");
    const steps = [["update"], ["install", "--yes", "--no-install-recommends", "wrk"]];
    for (const step of steps) spawnSync("apt-get", ["--quiet", ...step], { stdio: ["ignore", "ignore", "inherit"] });
  }
  if (hasWrk()) return;
  console.error("wrk is missing, so nothing can be measured and no result is written.");
  console.error("Install it first: apt-get install wrk (Debian, Ubuntu) or brew install wrk (macOS).");
  process.exit(1);
}

const hasTaskset = (): boolean => spawnSync("taskset", ["--version"]).error === undefined;

/** The prefix that pins a program to a core, where the machine supports it. */
export const onCore = (core: number): string[] => (hasTaskset() ? ["taskset", "-c", String(core)] : []);

/** Requests per second and latencies in milliseconds of one address, measured by wrk on the second core. */
export async function measure({ url, seconds, connections = 16, script, environment = {} }: Load): Promise<Measured> {
  const wrk = [
    "wrk",
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "--timeout",
    "10s",
    ...(script ? ["-s", script] : []),
    url,
  ];
  const [file = "wrk", ...args] = [...onCore(1), ...wrk];
  const coresSince = watchCores();
  const { stdout } = await run(file, args, { env: { ...process.env, ...environment }, maxBuffer: 1 << 24 });
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    failed: Number(/failed=(\d+)/.exec(stdout)?.[1] ?? bad ?? 0),
    placed: Number(/placed=(\d+)/.exec(stdout)?.[1] ?? 0),
    cores: coresSince(),
  };
}

function milliseconds(text = "0ms"): number {
  const value = Number.parseFloat(text);
  if (text.endsWith("us")) return value / 1000;
  return text.endsWith("ms") ? value : value * 1000;
}
