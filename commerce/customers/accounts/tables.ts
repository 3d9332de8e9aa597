import type { ColumnType, Generated } from "kysely";
import type { DiscountRule } from "#commerce/shared/discounts/schema.ts";
import type { Json, NullableStamp, Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    customer_groups: {
      id: Generated<number>;
      region: string | null;
      name: string;
      is_default: Generated<boolean>;
      is_group_for_guests: Generated<boolean>;
      discount_rules: Json<DiscountRule[]>;
      version: Generated<number>;
    };
    customers: {
      id: Generated<number>;
      version: Generated<number>;
      email: string;
      password_hash: string | null;
      first_name: Generated<string>;
      last_name: Generated<string>;
      customer_group_id: number | null;
      notes: Generated<string>;
      form_fields: Json<{ name: string; value: string }[]>;
      created_at: Stamp;
      updated_at: Stamp;
      email_verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
      pending_email: string | null;
      language: string | null;
      tags: Generated<string[]>;
      /** A note among staff; never returned to the customer. */
      staff_note: Generated<string>;
      /** Taken from the pro code and kept up to date by a trigger, so that lists can find professionals. */
      pro_region: ColumnType<string | null, never, never>;
      pro_until: ColumnType<string | null, never, never>;
    };
    addresses: {
      id: Generated<number>;
      customer_id: number;
      first_name: string;
      last_name: string;
      company: Generated<string>;
      address1: string;
      address2: Generated<string>;
      city: string;
      state_or_province: Generated<string>;
      postal_code: Generated<string>;
      country_code: string;
      phone: Generated<string>;
      is_default_shipping: Generated<boolean>;
      is_default_billing: Generated<boolean>;
    };
    customer_tags: { name: string; used_at: Stamp };
    sessions: {
      id_hash: Buffer;
      customer_id: number | null;
      cart_id: string | null;
      order_id: number | null;
      created_at: Stamp;
      seen_at: Stamp;
    };
    sign_in_failures: { id: Generated<number>; email_hash: Buffer; address_hash: Buffer; at: Stamp };
    account_openings: { address_hash: Buffer; at: Stamp };
    customer_tokens: {
      token_hash: Buffer;
      customer_id: number;
      purpose: "reset-password" | "confirm-email" | "hand-over";
      detail: string;
      expires_at: ColumnType<Date, Date | string, Date | string>;
    };
    passkeys: {
      id: Generated<number>;
      customer_id: number;
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
    used_challenges: { hash: Buffer; expires_at: ColumnType<Date, Date | string, Date | string> };
  }
}
