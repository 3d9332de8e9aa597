/** The speed of the visitor's connection (specification 3.4, 4). Pure. */

export type Connection = { fastConnection: boolean; dpi: readonly [once: number, twice: number] };

type NetworkInformation = { effectiveType?: string; saveData?: boolean };

/** Effective types from 4 ("4g") on are fast. Browsers that do not report a type are treated as fast. */
export function connectionOf(network: NetworkInformation | undefined): Connection {
  const type = Number.parseInt(network?.effectiveType ?? "4g", 10);
  const fastConnection = type >= 4 && !network?.saveData;
  return { fastConnection, dpi: fastConnection ? [96, 144] : [72, 72] };
}

/** Returns the connection of this browser. */
export const connectionHere = (): Connection =>
  connectionOf((globalThis.navigator as Navigator & { connection?: NetworkInformation })?.connection);
