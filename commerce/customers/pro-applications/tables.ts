import type { ColumnType, Generated } from "kysely";
import type { ApplicationStatus } from "#commerce/customers/pro-applications/schema.ts";
import type { Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    pro_applications: {
      id: Generated<number>;
      status: Generated<ApplicationStatus>;
      first_name: string;
      last_name: string;
      email: string;
      kind: string;
      association: string;
      country: string;
      role: string;
      notes: Generated<string>;
      locale: string;
      proof_file: string | null;
      proof_type: string;
      customer_id: number | null;
      region: string | null;
      spend_limit: number | null;
      expires_on: string | null;
      answer: Generated<string>;
      decided_by: Generated<string>;
      decided_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
      created_at: Stamp;
    };
  }
}
