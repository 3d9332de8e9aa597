import type { Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    backups: { id: Generated<number>; at: Stamp; note: Generated<string>; made_by: string };
  }
}
