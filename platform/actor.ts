import { AsyncLocalStorage } from "node:async_hooks";

/** Who does what is done now: the audit log names them (database/functions/audit.sql). Shoppers and the shop itself are nobody. */
export type Actor = {
  kind: "member" | "key" | "job" | "program";
  /** The member's or key's number; null: it has none. */
  id: number | null;
  name: string;
  /** Where the request came from; null: none led here. */
  address: string | null;
  requestId: string | null;
  /** The job that does it: its changes can be taken back together. */
  jobId?: number;
};

/** `actors.run(actor, work)`: connections that are taken inside name the actor to the database (platform/database.ts). */
export const actors = new AsyncLocalStorage<Actor>();
