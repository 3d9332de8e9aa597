import { type Static, Type } from "typebox";
import { ReasonShape } from "#commerce/shared/reasons/schema.ts";
import { literals, orNull, textOf } from "#commerce/shared/rest/shapes.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { Db, Transaction } from "#database/tables.ts";

export const jobStatuses = ["queued", "running", "done", "failed", "cancelled", "reverted"] as const;
export type JobStatus = (typeof jobStatuses)[number];

const text = Type.String();
/** An item that a job skipped, in English (`id`, `why`) and as data. */
export const Skipped = Type.Object({
  id: text,
  why: text,
  /** The code of the problem that prevented the change. */
  code: Type.Optional(text),
  reason: Type.Optional(ReasonShape),
  /** What `id` names: a row of a file, or a record with its kind. */
  about: Type.Optional(Type.Object({ kind: text, id: text })),
  /** For a row of a file: the cell that `why` names before the reason. */
  cell: Type.Optional(text),
});
export type Skipped = Static<typeof Skipped>;

export const JobReport = Type.Object({
  /** The skipped items, up to a thousand. */
  skipped: Type.Optional(Type.Array(Skipped)),
  skippedCount: Type.Optional(Type.Integer()),
  error: Type.Optional(text),
  /** The number of items by outcome; the outcomes depend on the kind. */
  counts: Type.Optional(Type.Record(text, Type.Integer())),
});
export type JobReport = Static<typeof JobReport>;

/** A job as staff see it. */
export const StaffJob = Type.Object({
  id: Type.Integer(),
  kind: text,
  status: literals(jobStatuses),
  done: Type.Integer(),
  total: Type.Integer(),
  report: JobReport,
  startedBy: Type.Object({ kind: text, id: orNull(Type.Integer()), name: text }),
  createdAt: text,
  finishedAt: orNull(text),
  /** The job that it reverts. */
  reverts: orNull(Type.Integer()),
  canCancel: Type.Boolean(),
  canRevert: Type.Boolean(),
  canRetry: Type.Boolean(),
});
export type StaffJob = Static<typeof StaffJob>;

const filters = {
  /** The job's number, or a part of the name of the actor who started it. */
  q: Type.Optional(textOf(100)),
  /** The kind of job: "products", "import". */
  kind: Type.Optional(Type.String({ maxLength: 40, pattern: "^[a-z-]*$" })),
  status: Type.Optional(literals(jobStatuses)),
};
export const JobFilter = Type.Object(filters);
export type JobFilter = Static<typeof JobFilter>;
export const JobQuery = Type.Object({
  ...filters,
  page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
});
export type JobQuery = Static<typeof JobQuery>;

export const Started = Type.Object({ job: StaffJob });

/** The result of a step. `next` is null after the last one. */
export type Step = {
  done: number;
  next: number | null;
  skipped?: Skipped[];
  counts?: Record<string, number>;
  /** The amount of work that was discovered in addition to the known total. */
  more?: number;
};
export type JobKind = {
  /**
   * The permission needed to cancel, retry or revert such a job. Null means the permission of the job that it reverts.
   */
  permission: Permission | null;
  /** Further permissions that starting such a job asks for, because of what it changes. */
  alsoNeeds?(input: object): readonly Permission[];
  /**
   * The price regions that such a job changes. Staff of other markets may not cancel, retry or revert it. `own` are the
   * markets of who asks: what several markets share is left out when it is theirs.
   */
  marketsOf?(db: Db, job: { input: object; targets: number[] | null }, own: readonly string[]): Promise<string[]>;
  /**
   * Prepares the next step outside its transaction: slow work that changes none of the job's data, such as a request to
   * another server. When another process has done the step meanwhile, the value is dropped.
   */
  prepare?(db: Db, job: { input: object; cursor: number }): Promise<unknown>;
  /**
   * Does the next part of the work inside a transaction that also stores the progress, so that a killed process repeats
   * and skips nothing. It should take some seconds at most.
   */
  step(
    trx: Transaction,
    job: { input: object; targets: number[] | null; cursor: number; prepared?: unknown },
  ): Promise<Step>;
};
/**
 * By aggregate name: updates the data derived from aggregates when a job was reverted. Null where nothing is derived, or
 * triggers do it.
 */
export type Followers = Record<string, ((trx: Transaction, ids: string[]) => Promise<void>) | null>;
type Which = (trx: Transaction, ids: string[]) => Promise<string[]>;
/** By the kind of record ("product", "option-value"): which of these others use, so that a revert may not delete them. */
export type Uses = Record<string, Which>;
/** By aggregate name: which of these cannot be as they are, such as products of which a variant lacks a value. */
export type Broken = Record<string, Which>;
export type JobKinds = Record<string, JobKind>;
