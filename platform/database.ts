import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { CompiledQuery, Kysely, PostgresDialect, type TransactionBuilder } from "kysely";
import pg from "pg";
import { type Actor, actors } from "./actor.ts";

// Amounts are bigint columns far below 2^53, so plain numbers are exact; dates stay the text that they are.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Distinct statements that one connection keeps prepared; beyond it statements are planned per call. */
const maxPrepared = 400;
const names = new Map<string, string>();
/** Counts up when a table has changed below what is prepared: everything is prepared anew, under other names. */
let generation = 0;

/** Statements whose text differs from call to call say so in front; preparing them would fill the memory of names. */
const isWorthPreparing = (text: string): boolean => text.length < 20_000 && !text.startsWith("/* once */");

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxPrepared) return known;
  const name = `s${generation}_${createHash("sha1").update(text).digest("base64url").slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/** A later version has given a table a column (`select *` answers another row): what was prepared for it cannot be asked again. */
function isOutdated({ code, message }: { code?: string; message?: string }): boolean {
  if (code !== "0A000" || !message?.includes("cached plan")) return false;
  generation += 1;
  names.clear();
  return true;
}

/** A client whose every parameterised statement is prepared under a name made of its text. */
class PreparingClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings);
    // A connection that is lost while somebody holds it and asks nothing has no other listener, and would end the
    // process. Its next statement fails; the pool hears of idle ones itself.
    this.on("error", () => undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads are untyped here
  override query(...args: any[]): any {
    const isAlone = this.getTransactionStatus() === "I";
    const asked = this.#ask(...args);
    return isAlone && asked instanceof Promise ? asked.catch(askedAgain(() => this.#ask(...args))) : asked;
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above
  #ask(...args: any[]): any {
    const [text, values, ...rest] = args;
    if (typeof text === "string" && Array.isArray(values) && values.length > 0 && isWorthPreparing(text)) {
      const name = nameOf(text);
      if (name) return super.query({ name, text, values }, ...(rest as []));
    }
    return super.query(...(args as [string]));
  }
}

export type ConnectionSettings = { connectionString?: string; host?: string; database?: string; user?: string };

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient["release"]) => void;

/**
 * Tells the database who acts: a connection that is taken while there is an actor says so until it is given back. Without an
 * actor nothing is asked, and nothing waited for.
 */
class ActingPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads answer either way
  override connect(taken?: Taken): any {
    const actor = actors.getStore();
    if (!actor) return taken ? super.connect(taken as never) : super.connect();
    const taking = super.connect().then((client) => actAs(client, actor));
    if (!taken) return taking;
    taking.then(
      (client) => taken(undefined, client, client.release),
      (error: Error) => taken(error, undefined, () => undefined),
    );
  }
}

async function actAs(client: pg.PoolClient, actor: Actor): Promise<pg.PoolClient> {
  const release = client.release.bind(client);
  try {
    await client.query("select set_config('firn.actor', $1, false)", [JSON.stringify(actor)]);
  } catch (error) {
    release(true);
    throw error;
  }
  // A connection that cannot be told that nobody acts any more is closed: the next to take it must not be taken for another.
  client.release = (failed) => {
    if (failed || client.getTransactionStatus() !== "I") return release(true);
    client.query("set firn.actor = ''").then(
      () => release(),
      () => release(true),
    );
  };
  return client;
}

/** A pool that closes idle connections and reports their errors instead of throwing them at the process. */
export function openPool(settings: ConnectionSettings, max: number, onError: (error: Error) => void): pg.Pool {
  const pool = new ActingPool({ ...settings, max, Client: PreparingClient, keepAlive: true, allowExitOnIdle: true });
  pool.on("error", onError);
  return pool;
}

/**
 * Kysely over a pool; the caller says which tables there are. A transaction, or a statement outside of one, that PostgreSQL
 * ended because it stood in the way of another is done again: its work has to be nothing but statements.
 */
export function openDatabase<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new RetryingDatabase<Tables>({ dialect: new PostgresDialect({ pool }) });
}

class RetryingDatabase<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute: TransactionBuilder<Tables>["execute"] = builder.execute.bind(builder);
    builder.execute = (work) => execute(work).catch(askedAgain(() => execute(work)));
    return builder;
  }
}

/** Deadlocks, and failures to serialise. */
const conflicts = ["40P01", "40001"];

/** Milliseconds before each further try: what stood in the way goes on meanwhile, or both would meet again. */
const pauses = [10, 50, 250];

const askedAgain =
  <Answer>(ask: () => Promise<Answer>) =>
  async (error: { code?: string; message?: string }): Promise<Answer> => {
    let last = error;
    for (const pause of pauses) {
      if (!conflicts.includes(last.code ?? "") && !isOutdated(last)) break;
      await setTimeout(pause * (0.5 + Math.random()));
      try {
        return await ask();
      } catch (next) {
        last = next as { code?: string; message?: string };
      }
    }
    throw last;
  };

/** Whatever tables it has. */
type Asked = Pick<Kysely<unknown>, "executeQuery">;

/**
 * What a database function answers: `call` is "cart_add($1, $2)". Raw text, not a template: these run thousands of times a
 * second, and building the text anew is a third of their cost.
 */
export async function callFunction<Answer>(db: Asked, call: string, values: unknown[]): Promise<Answer> {
  const { rows } = await db.executeQuery<{ answer: Answer }>(CompiledQuery.raw(`select ${call} as answer`, values));
  return rows[0]!.answer;
}
