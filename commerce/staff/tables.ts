import type { Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    staff_keys: {
      id: Generated<number>;
      name: string;
      key_hash: Buffer;
      scopes: string[];
      created_at: Stamp;
      used_at: Date | null;
      revoked_at: Date | null;
    };
  }
}
