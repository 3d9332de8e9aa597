import type { Generated } from "kysely";
import type { Json, NullableStamp, Stamp } from "#database/columns.ts";
import type { Actor } from "#platform/actor.ts";
import type { JobReport, JobStatus } from "./schema.ts";

declare module "#database/tables.ts" {
  interface Tables {
    staff_jobs: {
      id: Generated<number>;
      kind: string;
      input: Json<object>;
      targets: number[] | null;
      status: Generated<JobStatus>;
      done: Generated<number>;
      total: number;
      cursor: Generated<number>;
      report: Json<JobReport>;
      started_by: Json<Actor>;
      reverts: number | null;
      is_cancelled: Generated<boolean>;
      tries: Generated<number>;
      created_at: Stamp;
      updated_at: Stamp;
      finished_at: NullableStamp;
    };
  }
}
