import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Who performs the current work. The audit log records the actor of every change (database/functions/audit.sql).
 * Shoppers and the shop's own background work have no actor, except customers who change their own account.
 */
export type Actor = {
  kind: "member" | "key" | "job" | "program" | "customer";
  /** The member's, API key's or customer's id; null for other kinds. */
  id: number | null;
  name: string;
  /** The IP address of the request; null when the work was not started by a request. */
  address: string | null;
  requestId: string | null;
  /** The job that performs the work, so that all its changes can be reverted together. */
  jobId?: number;
};

/**
 * `actors.run(actor, work)` sets the actor for `work`: every database connection taken inside it tells PostgreSQL who
 * acts (platform/database.ts).
 */
export const actors = new AsyncLocalStorage<Actor>();
