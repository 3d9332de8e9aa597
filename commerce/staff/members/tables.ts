import type { Generated } from "kysely";
import type { NullableStamp, Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    staff_keys: {
      id: Generated<number>;
      name: string;
      key_hash: Buffer;
      scopes: string[];
      markets: string[] | null;
      made_by: string | null;
      created_at: Stamp;
      used_at: Date | null;
      revoked_at: Date | null;
    };
    staff_roles: {
      id: Generated<number>;
      built_in: string | null;
      name: string;
      permissions: Generated<string[]>;
      markets: string[] | null;
      created_at: Stamp;
      updated_at: Stamp;
    };
    staff_members: {
      id: Generated<number>;
      email: string;
      name: Generated<string>;
      password_hash: string | null;
      role_id: number;
      markets: string[] | null;
      is_active: Generated<boolean>;
      language: Generated<string>;
      totp_key: Buffer | null;
      totp_confirmed_at: NullableStamp;
      totp_step: Generated<number>;
      recovery_codes: Generated<Buffer[]>;
      is_demo: Generated<boolean>;
      created_at: Stamp;
      joined_at: NullableStamp;
      seen_at: NullableStamp;
    };
    staff_sessions: {
      id: Generated<number>;
      id_hash: Buffer;
      member_id: number;
      address: string;
      agent: string;
      created_at: Stamp;
      seen_at: Stamp;
      confirmed_at: Stamp;
    };
    staff_tokens: {
      token_hash: Buffer;
      member_id: number | null;
      purpose: "invitation" | "reset-password" | "set-up";
      expires_at: Date;
    };
    staff_passkeys: {
      id: Generated<number>;
      member_id: number;
      credential_id: string;
      user_handle: string;
      public_key: Buffer;
      counter: Generated<number>;
      transports: Generated<string[]>;
      is_synced: Generated<boolean>;
      name: string;
      created_at: Stamp;
      last_used_at: NullableStamp;
    };
    staff_policy: { is_only: Generated<boolean>; second_factor_required: boolean };
  }
}
