import { readdirSync, readFileSync } from "node:fs";

/** The processor time in seconds that a process and its children have used so far; NaN without /proc. */
export function cpuOf(pid: number): number {
  try {
    const parents = new Map<number, number[]>();
    for (const name of readdirSync("/proc").filter((one) => /^\d+$/.test(one))) {
      const parent = Number(statOf(Number(name))[1]);
      parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
    }
    const all = [pid];
    for (const one of all) all.push(...(parents.get(one) ?? []));
    return all.reduce((sum, one) => sum + used(one), 0);
  } catch {
    return Number.NaN;
  }
}

/** The fields of /proc/…/stat after the program's name, which may contain any character. */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

const ticksPerSecond = 100;
const used = (pid: number): number => {
  const fields = statOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
};

/**
 * The load of the first two cores as a row's last columns ("97 %"), and the share that the machine's host took for
 * others.
 */
export type Cores = { first: string; second: string; taken: string };

/** Starts measuring the cores; the returned function ends the measurement and returns the result. */
export function watchCores(): () => Cores {
  const before = coreTicks();
  return () => {
    const after = coreTicks();
    const between = after.map((core, at) => core.map((ticks, kind) => ticks - (before[at]?.[kind] ?? 0)));
    const percent = (part: number, whole: number) => (whole > 0 ? `${((100 * part) / whole).toFixed(0)} %` : "");
    const [first = "", second = ""] = between.map(([own = 0, stolen = 0, idle = 0]) =>
      percent(own, own + stolen + idle),
    );
    const sum = (kind: number) => between.reduce((total, core) => total + (core[kind] ?? 0), 0);
    return { first, second, taken: percent(sum(1), sum(0) + sum(1) + sum(2)) };
  };
}

/** For the first two cores: own work, time taken by the host, idle time. Empty without /proc. */
function coreTicks(): [own: number, stolen: number, idle: number][] {
  try {
    const lines = readFileSync("/proc/stat", "utf8").split("\n").slice(1, 3);
    return lines.map((line) => {
      const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, hard = 0, soft = 0, stolen = 0] = line
        .split(/\s+/)
        .slice(1)
        .map(Number);
      return [user + nice + system + hard + soft, stolen, idle + waiting];
    });
  } catch {
    return [];
  }
}
