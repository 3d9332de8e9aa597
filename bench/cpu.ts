import { readdirSync, readFileSync } from "node:fs";

/** Seconds of processor time that a process and its children have used so far; NaN where there is no /proc. */
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

/** The fields of /proc/…/stat behind the program's name, which may hold anything. */
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
