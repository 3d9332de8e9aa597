import type { Generated } from "kysely";
import type { Json, NullableStamp, Stamp } from "#database/columns.ts";
import type { EmailChoice } from "./schema.ts";

declare module "#database/tables.ts" {
  interface Tables {
    staff_notices: {
      id: Generated<number>;
      kind: string;
      subject: string;
      at: Stamp;
      market: string | null;
      data: Json<Record<string, unknown>>;
      is_spread: Generated<boolean>;
      /** The only recipient; null means all members who may see it. */
      member_id: number | null;
    };
    staff_notice_choices: {
      member_id: number;
      kind: string;
      in_office: boolean;
      email: EmailChoice;
      changed_at: Stamp;
    };
    staff_notice_reads: { member_id: number; notice_id: number };
    staff_notice_mails: {
      id: Generated<number>;
      member_id: number;
      is_digest: boolean;
      created_at: Stamp;
      sent_at: NullableStamp;
    };
    staff_notice_mailed: { member_id: number; notice_id: number; mail_id: number };
  }
}
