import type { Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    webhooks: {
      id: Generated<number>;
      url: string;
      events: string[];
      description: Generated<string>;
      salt: string;
      is_active: Generated<boolean>;
      paused_at: Date | null;
      failures: Generated<number>;
      failing_since: Date | null;
      created_at: Stamp;
      updated_at: Stamp;
    };
  }
}
