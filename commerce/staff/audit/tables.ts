import type { Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";
import type { Actor } from "#platform/actor.ts";

type JsonOrNull = object | null;

declare module "#database/tables.ts" {
  interface Tables {
    audit_log: {
      id: Generated<number>;
      at: Stamp;
      actor_kind: Actor["kind"];
      actor_id: number | null;
      actor_name: string;
      address: string | null;
      request_id: string | null;
      job_id: number | null;
      action: string;
      relation: string | null;
      key: JsonOrNull;
      type: string;
      record_id: Generated<string>;
      aggregate: string;
      aggregate_id: Generated<string>;
      version: number | null;
      label: Generated<string>;
      before: JsonOrNull;
      after: JsonOrNull;
    };
  }
}
