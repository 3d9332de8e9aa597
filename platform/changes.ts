import pg from "pg";
import type { ConnectionSettings } from "#platform/database.ts";
import type { Logger } from "#platform/log.ts";

export const changeChannel = "firn_changed";

export type Changes = { stop(): Promise<void> };

/**
 * Tells `onChange` the tags of every committed change, in every process (PostgreSQL NOTIFY).
 * After a lost connection anything may have changed meanwhile, so it says "*".
 */
export async function listenForChanges(
  settings: ConnectionSettings,
  log: Logger,
  onChange: (tags: string[]) => void,
): Promise<Changes> {
  let stopped = false;
  let client: pg.Client | null = null;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...settings, keepAlive: true });
    next.on("notification", (message) => onChange(readTags(message.payload)));
    next.on("error", () => undefined);
    try {
      await next.connect();
      await next.query(`listen ${changeChannel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Only a connection that stood is missed: one that was refused ends too, and its caller tries again already.
    next.on("end", () => void (stopped || setTimeout(reconnect, 500).unref()));
    client = next;
  }

  async function reconnect(): Promise<void> {
    if (stopped) return;
    try {
      await connect();
      onChange(["*"]);
      log.info("listening for changes again");
    } catch {
      setTimeout(reconnect, 1000).unref();
    }
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      await client?.end().catch(() => undefined);
    },
  };
}

function readTags(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? "");
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : ["*"];
  } catch {
    return ["*"];
  }
}
