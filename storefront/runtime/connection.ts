/** How fast the visitor's connection is (specification 3.4, 4). Pure. */

export type Connection = { fastConnection: boolean; dpi: readonly [once: number, twice: number] };

type NetworkInformation = { effectiveType?: string; saveData?: boolean };

/** Fast from an effective type of 4 on ("4g"); browsers that do not say are taken for fast. */
export function connectionOf(network: NetworkInformation | undefined): Connection {
  const type = Number.parseInt(network?.effectiveType ?? "4g", 10);
  const fastConnection = type >= 4 && !network?.saveData;
  return { fastConnection, dpi: fastConnection ? [96, 144] : [72, 72] };
}

/** That of this browser. */
export const connectionHere = (): Connection =>
  connectionOf((globalThis.navigator as Navigator & { connection?: NetworkInformation })?.connection);
