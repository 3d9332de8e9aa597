import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import type { useTill } from "#tests/support/till.ts";
import { type CrashPoint, openMortal } from "./mortal.ts";

/** Lets processes do something that they do not survive. */

export const isThorough = process.env.MODEL_KILLS === "all";
export type Services = ReturnType<typeof useTill>["services"];
export type KillResult = { isDead: boolean; said: string[] };

/** Lets a process do something that it does not survive; it is not dead when it came to its end. */
export async function killIn(
  base: TestDatabase,
  own: Services,
  act: (services: Services) => Promise<unknown>,
  death: CrashPoint,
): Promise<KillResult> {
  const mortal = openMortal(base, death);
  // What it had collected to send soon dies with it.
  const jobs = { ...own.jobs, sendSoon: () => undefined };
  const services = { ...own, jobs, db: mortal.db, payments: makeTestProvider(mortal.db) };
  const isDead = await Promise.race([act(services).then(() => false), mortal.died.then(() => true)]);
  await mortal.bury(base.pool);
  return { isDead, said: mortal.said };
}

/** After a statement is before the next one: so all of them before, the last one after. */
export const deathsIn = (count: number): CrashPoint[] => [
  ...Array.from({ length: count }, (_, at): CrashPoint => ({ at: at + 1, moment: "before" })),
  ...(isThorough ? Array.from({ length: count }, (_, at): CrashPoint => ({ at: at + 1, moment: "during" })) : []),
  { at: count, moment: "after" },
];

/** All of a few; of many not all of them every time. */
export const chosenOf = (deaths: CrashPoint[]) =>
  isThorough || deaths.length < 12 ? deaths : deaths.filter((_, at) => at % 6 === 0);

/** Not all of them every time. */
export const isChosen = (_: CrashPoint, at: number) => isThorough || at % 3 === 0;
