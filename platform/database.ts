import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { CompiledQuery, Kysely, PostgresDialect, type TransactionBuilder } from "kysely";
import pg from "pg";
import { type Actor, actors } from "./actor.ts";

// Amounts are bigint columns far below 2^53, so plain numbers are exact. Dates stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The number of distinct statements that one connection keeps prepared. Further statements are planned per call. */
const maxPrepared = 400;
const names = new Map<string, string>();
/** Increased when a table changes under prepared statements; all statements are then prepared again under new names. */
let generation = 0;

/**
 * Statements whose text differs from call to call start with this marker; preparing them would fill the map of names.
 */
const isWorthPreparing = (text: string): boolean => text.length < 20_000 && !text.startsWith("/* once */");

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxPrepared) return known;
  const name = `s${generation}_${createHash("sha1").update(text).digest("base64url").slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/**
 * True for the error PostgreSQL raises when a newer version has added a column to a table (`select *` returns another
 * row type): the prepared statement must be prepared again.
 */
function isOutdated({ code, message }: { code?: string; message?: string }): boolean {
  if (code !== "0A000" || !message?.includes("cached plan")) return false;
  generation += 1;
  names.clear();
  return true;
}

/** A client that prepares every parameterised statement under a name derived from its text. */
class PreparingClient extends pg.Client {
  constructor(settings?: pg.ClientConfig) {
    super(settings);
    // A connection that breaks while it is taken but idle has no other error listener, and the error would end the
    // process. The next statement on it fails; the pool itself handles idle connections.
    this.on("error", () => undefined);
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads are untyped here
  override query(...args: any[]): any {
    const isAlone = this.getTransactionStatus() === "I";
    const asked = this.#ask(...args);
    return isAlone && asked instanceof Promise ? asked.catch(retryOnConflict(() => this.#ask(...args))) : asked;
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

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: pg.PoolClient["release"],
) => void;

/**
 * A pool that tells the database who acts: a connection taken while an actor is set carries the actor until it is
 * released. Without an actor no extra statement is sent.
 */
class ActingPool extends pg.Pool {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads answer either way
  override connect(taken?: ConnectCallback): any {
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
  // When the actor cannot be cleared, the connection is closed, so that the next user of it is not recorded as this
  // actor.
  client.release = (failed) => {
    if (failed || client.getTransactionStatus() !== "I") return release(true);
    client.query("set firn.actor = ''").then(
      () => release(),
      () => release(true),
    );
  };
  return client;
}

/**
 * Opens a pool that closes idle connections and passes their errors to `onError` instead of throwing them at the
 * process.
 */
export function openPool(settings: ConnectionSettings, max: number, onError: (error: Error) => void): pg.Pool {
  const pool = new ActingPool({ ...settings, max, Client: PreparingClient, keepAlive: true, allowExitOnIdle: true });
  pool.on("error", onError);
  return pool;
}

/**
 * Opens Kysely over a pool; the caller names the tables. A transaction, or a statement outside one, that fails because
 * of a conflict with another is run again, so its work must consist of statements only.
 */
export function openDatabase<Tables>(pool: pg.Pool): Kysely<Tables> {
  return new RetryingDatabase<Tables>({ dialect: new PostgresDialect({ pool }) });
}

class RetryingDatabase<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute: TransactionBuilder<Tables>["execute"] = builder.execute.bind(builder);
    builder.execute = (work) => execute(work).catch(retryOnConflict(() => execute(work)));
    return builder;
  }
}

/** Deadlocks and serialisation failures. */
const conflicts = ["40P01", "40001"];

/** Milliseconds before each further attempt: the conflicting transaction needs time to finish. */
const pauses = [10, 50, 250];

const retryOnConflict =
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

/** A database with any tables. */
type QueryExecutor = Pick<Kysely<unknown>, "executeQuery">;

/**
 * Calls a database function, for example "cart_add($1, $2)", and returns its answer. The text is raw SQL instead of a
 * template because these calls run thousands of times a second, and building the text would be a third of their cost.
 */
export async function callFunction<Answer>(db: QueryExecutor, call: string, values: unknown[]): Promise<Answer> {
  const { rows } = await db.executeQuery<{ answer: Answer }>(CompiledQuery.raw(`select ${call} as answer`, values));
  return rows[0]!.answer;
}
