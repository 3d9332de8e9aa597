import type { Generated } from "kysely";
import type { Json, Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    staff_views: {
      id: Generated<number>;
      member_id: number | null;
      made_by: string;
      list: string;
      name: string;
      is_shared: Generated<boolean>;
      search: Json<Record<string, string>>;
      created_at: Stamp;
      updated_at: Stamp;
    };
  }
}
