import { type Static, Type } from "typebox";
import { closed, Moment, orNull } from "#commerce/shared/rest/shapes.ts";

const text = Type.String();
const whole = Type.Integer();

/** The system's status. Sizes in bytes, times as ISO 8601. */
export const SystemStatus = Type.Object({
  version: text,
  node: text,
  /** The start and the memory of the process that answers. */
  startedAt: Moment,
  memory: whole,
  database: Type.Object({
    version: text,
    bytes: whole,
    connections: whole,
    /** The tables, including their indexes, the largest first. */
    tables: Type.Array(Type.Object({ name: text, bytes: whole })),
  }),
  /** Queues with waiting jobs, or with failed ones from the last two weeks; up to 10,000 of each are counted. */
  queues: Type.Array(Type.Object({ name: text, waiting: whole, failed: whole, oldestWaiting: orNull(Moment) })),
  webhooks: Type.Object({ active: whole, paused: whole }),
  /** The latest backup that was reported; null when there is none. */
  backup: orNull(Type.Object({ at: Moment, note: text, madeBy: text })),
  /** Where e-mails are sent: to a server, or into files in the shop's folder. */
  mail: Type.Union([Type.Literal("server"), Type.Literal("files")]),
});
export type SystemStatus = Static<typeof SystemStatus>;

export const BackupBody = Type.Object(
  {
    /** When the backup was started; when absent, now. */
    at: Type.Optional(Type.String({ format: "date-time" })),
    note: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
);

export const Queue = Type.Object({ name: Type.String({ maxLength: 100, pattern: "^[\\w.-]+$" }) });
export const Retried = Type.Object({ count: whole });
