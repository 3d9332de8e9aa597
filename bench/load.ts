import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { type Cores, watchCores } from "./cpu.ts";

const run = promisify(execFile);

/** `cores`: how busy they were meanwhile. */
export type Measured = { rate: number; p50: number; p99: number; failed: number; placed: number; cores: Cores };
export type Load = {
  url: string;
  seconds: number;
  connections?: number;
  script?: string;
  environment?: Record<string, string>;
};

export const hasWrk = (): boolean => spawnSync("wrk", ["-v"]).error === undefined;
const hasTaskset = (): boolean => spawnSync("taskset", ["--version"]).error === undefined;

/** Prefix that pins a program to a core, where the machine can. */
export const onCore = (core: number): string[] => (hasTaskset() ? ["taskset", "-c", String(core)] : []);

/** Requests per second and latencies in milliseconds of one address, by wrk on the second core. */
export async function measure({ url, seconds, connections = 16, script, environment = {} }: Load): Promise<Measured> {
  if (!hasWrk()) return measureWithAutocannon(url, seconds, connections);
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

/** Where wrk is missing: slower than the server on small answers, so it understates. */
async function measureWithAutocannon(url: string, seconds: number, connections: number): Promise<Measured> {
  const { default: autocannon } = await import("autocannon");
  const coresSince = watchCores();
  const result = await autocannon({ url, duration: seconds, connections });
  return {
    rate: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx,
    placed: 0,
    cores: coresSince(),
  };
}

function milliseconds(text = "0ms"): number {
  const value = Number.parseFloat(text);
  if (text.endsWith("us")) return value / 1000;
  return text.endsWith("ms") ? value : value * 1000;
}
