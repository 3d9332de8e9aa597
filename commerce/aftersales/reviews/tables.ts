import type { Generated } from "kysely";
import type { Fit, ModerationStatus, ModerationSubject, Translations } from "#commerce/aftersales/reviews/schema.ts";
import type { ColumnDecision, Stamp } from "#database/columns.ts";

declare module "#database/tables.ts" {
  interface Tables {
    reviews: ColumnDecision & {
      id: Generated<number>;
      product_id: number;
      customer_id: number | null;
      order_id: number | null;
      email_hash: Buffer | null;
      origin: Generated<"purchase" | "import">;
      is_verified: Generated<boolean>;
      rating: number;
      title: string;
      body: string;
      display_name: string;
      language: string;
      fit: Fit | null;
      size: Generated<string>;
      weight: Generated<number | null>;
      height: Generated<number | null>;
      translations: Generated<Translations>;
      status: Generated<ModerationStatus>;
      helpful: Generated<number>;
    };
    review_photos: { media_id: string; review_id: number | null; position: number; width: number; height: number };
    product_questions: ColumnDecision & {
      id: Generated<number>;
      product_id: number;
      customer_id: number | null;
      email: Generated<string>;
      display_name: string;
      body: string;
      locale: string;
      status: Generated<ModerationStatus | "unconfirmed">;
    };
    product_answers: ColumnDecision & {
      id: Generated<number>;
      question_id: number;
      customer_id: number | null;
      is_staff: Generated<boolean>;
      display_name: string;
      body: string;
      language: string;
      status: Generated<ModerationStatus>;
    };
    review_votes: { review_id: number; voter: Buffer; created_at: Stamp };
    review_reports: {
      id: Generated<number>;
      what: ModerationSubject;
      target_id: number;
      reporter: Buffer;
      note: string;
      created_at: Stamp;
    };
    review_requests: { order_id: number; asked_at: Stamp };
    translation_requests: { address_hash: Buffer; at: Stamp };
    review_optouts: { email_hash: Buffer; created_at: Stamp };
  }
}
