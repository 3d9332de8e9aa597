import { type Static, Type } from "typebox";
import { closed, Moment, orNull } from "#commerce/shared/rest-shapes.ts";

const text = Type.String();
const whole = Type.Integer();

/** How the shop's machinery is. Sizes in bytes, times as ISO 8601. */
export const SystemStatus = Type.Object({
  version: text,
  node: text,
  /** When the process that answers was started, and the memory that it holds. */
  startedAt: Moment,
  memory: whole,
  database: Type.Object({
    version: text,
    bytes: whole,
    connections: whole,
    /** The largest tables with their indexes. */
    tables: Type.Array(Type.Object({ name: text, bytes: whole })),
  }),
  /** Queues that something waits in or failed in within the last two weeks; counted to 10,000 each. */
  queues: Type.Array(Type.Object({ name: text, waiting: whole, failed: whole, oldestWaiting: orNull(Moment) })),
  webhooks: Type.Object({ active: whole, paused: whole }),
  /** The latest backup that was told of; null: none was. */
  backup: orNull(Type.Object({ at: Moment, note: text, madeBy: text })),
  /** Where e-mails go to: a server, or files in the shop's folder. */
  mail: Type.Union([Type.Literal("server"), Type.Literal("files")]),
});
export type SystemStatus = Static<typeof SystemStatus>;

export const BackupBody = Type.Object(
  {
    /** When it was begun; left out: now. */
    at: Type.Optional(Type.String({ format: "date-time" })),
    note: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
);

export const Queue = Type.Object({ name: Type.String({ maxLength: 100, pattern: "^[\\w.-]+$" }) });
export const Retried = Type.Object({ count: whole });
