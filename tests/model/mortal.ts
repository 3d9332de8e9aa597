import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import type pg from "pg";
import type { Db, Tables } from "#database/tables.ts";
import { openPool } from "#platform/database.ts";

/**
 * A process that is killed, as its database and everybody else see it: at its n-th statement all of its connections drop,
 * transactions and all, and nothing that it would have done after that happens.
 */

/** Before the statement is sent, while the server works on it, or when it has answered. From 1. */
export type CrashPoint = { at: number; moment: "before" | "during" | "after" };

type MortalProcess = {
  db: Db;
  /** The statements so far. */
  said: string[];
  /** Ends when the process has died; what it was doing never does. */
  died: Promise<void>;
  /** Drops what is still connected, and waits until the server has noticed. */
  bury(witness: pg.Pool): Promise<void>;
};

export function openMortal(
  { host, name }: { host: string; name: string },
  { at, moment }: CrashPoint,
  kill: () => void = () => undefined,
): MortalProcess {
  const pool = openPool({ host, user: "firn", database: name }, 4, () => undefined);
  const clients = new Set<pg.PoolClient>();
  pool.on("connect", (client) => clients.add(client));
  const said: string[] = [];
  const never = new Promise<never>(() => undefined);
  let isDead = false;
  const { promise: died, resolve: tell } = Promise.withResolvers<void>();

  const drop = () => {
    isDead = true;
    for (const client of clients) Reflect.get(client, "connection").stream.destroy();
  };
  const die = (): Promise<never> => {
    kill();
    drop();
    tell();
    return never;
  };

  async function query(client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<never> {
    if (isDead) return never;
    const isLast = said.push(text) === at;
    if (isLast && moment === "before") return die();
    const asked = client.query(text, [...values]);
    if (isLast && moment === "during") {
      asked.catch(() => undefined);
      await turn();
      return die();
    }
    const answer = await asked;
    return isLast ? die() : isDead ? never : (answer as never);
  }

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    return {
      query: ((text: string, values: unknown[]) => query(client, text, values)) as pg.PoolClient["query"],
      release: (isBroken) => client.release(isBroken),
    };
  };
  const dialect = new PostgresDialect({ pool: { options: pool.options, connect, end: () => pool.end() } });

  return {
    db: new Kysely<Tables>({ dialect }),
    said,
    died,
    async bury(witness) {
      drop();
      const ids = [...clients].map((client) => Reflect.get(client, "processID") as number);
      const alive = () => witness.query("select from pg_stat_activity where pid = any ($1)", [ids]);
      while ((await alive()).rowCount) await pause(2);
    },
  };
}
