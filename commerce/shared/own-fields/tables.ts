import type { Generated } from "kysely";
import type { Json, NullableStamp, Stamp } from "#database/columns.ts";
import type { Aggregate, Audience, FieldKind } from "./names.ts";
import type { Choice, Texts } from "./schema.ts";

declare module "#database/tables.ts" {
  interface Tables {
    own_fields: {
      id: Generated<number>;
      aggregate: Aggregate;
      key: string;
      kind: FieldKind;
      is_translated: Generated<boolean>;
      labels: Json<Texts>;
      help: Json<Texts>;
      is_required: Generated<boolean>;
      min: number | null;
      max: number | null;
      unit: Generated<string>;
      choices: Json<Choice[]>;
      audience: Generated<Audience>;
      is_searchable: Generated<boolean>;
      is_filterable: Generated<boolean>;
      position: Generated<number>;
      version: Generated<number>;
      created_at: Stamp;
      updated_at: Stamp;
      deleted_at: NullableStamp;
    };
  }
}
