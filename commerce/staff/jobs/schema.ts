import { type Static, Type } from "typebox";
import { ReasonShape } from "#commerce/shared/reasons/schema.ts";
import { literals, orNull } from "#commerce/shared/rest-shapes.ts";
import type { Db, Transaction } from "#database/tables.ts";
import type { Permission } from "../schema.ts";

export const jobStatuses = ["queued", "running", "done", "failed", "cancelled", "reverted"] as const;
export type JobStatus = (typeof jobStatuses)[number];

const text = Type.String();
/** What a job left as it was, in English (`id`, `why`) and as data. */
export const Skipped = Type.Object({
  id: text,
  why: text,
  /** The code of a problem that stopped it. */
  code: Type.Optional(text),
  reason: Type.Optional(ReasonShape),
  /** What `id` names: a row of a file, or a record by its kind. */
  about: Type.Optional(Type.Object({ kind: text, id: text })),
  /** Of a row: which of its cells, as `why` names it in front of the reason. */
  cell: Type.Optional(text),
});
export type Skipped = Static<typeof Skipped>;

export const JobReport = Type.Object({
  /** What was left as it was; the first thousand. */
  skipped: Type.Optional(Type.Array(Skipped)),
  skippedCount: Type.Optional(Type.Integer()),
  error: Type.Optional(text),
  /** What became of how many, in the words of the kind. */
  counts: Type.Optional(Type.Record(text, Type.Integer())),
});
export type JobReport = Static<typeof JobReport>;

/** Long work as staff see it. */
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
  /** The job that it takes back. */
  reverts: orNull(Type.Integer()),
  canCancel: Type.Boolean(),
  canRevert: Type.Boolean(),
  canRetry: Type.Boolean(),
});
export type StaffJob = Static<typeof StaffJob>;

const filters = {
  /** The number, or a part of the name of who started it. */
  q: Type.Optional(Type.String({ maxLength: 100, pattern: "^[^\\u0000\\ud800-\\udfff]*$" })),
  /** As jobs name it: "products", "import". */
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

/** What a step came to; `next` null: that was the last. */
export type Step = {
  done: number;
  next: number | null;
  skipped?: Skipped[];
  counts?: Record<string, number>;
  /** How much more there is to do than was known. */
  more?: number;
};
export type JobKind = {
  /** What whoever cancels, retries or takes back such a job has to hold; null: what the job that it takes back asks for. */
  permission: Permission | null;
  /**
   * What the next step needs that takes long and changes nothing of the job's, such as a stranger's answer: outside of its
   * transaction. A step that another process has done meanwhile is not given it.
   */
  prepare?(db: Db, job: { input: object; cursor: number }): Promise<unknown>;
  /**
   * Does the next piece of the work inside a transaction that also stores how far it came: a killed process repeats nothing
   * and leaves nothing out. Some seconds at most.
   */
  step(
    trx: Transaction,
    job: { input: object; targets: number[] | null; cursor: number; prepared?: unknown },
  ): Promise<Step>;
};
/** What is derived of aggregates follows when a job was taken back: by the aggregate's name. */
export type Followers = Record<string, (trx: Transaction, ids: string[]) => Promise<void>>;
export type JobKinds = Record<string, JobKind>;
