import type { Generated } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Json, Stamp } from "#database/columns.ts";
import type { Fault } from "./schema.ts";

declare module "#database/tables.ts" {
  interface Tables {
    import_files: {
      id: Generated<number>;
      format: string;
      header: string[];
      market: PriceRegion;
      created_at: Stamp;
    };
    import_mappings: {
      signature: string;
      format: string;
      columns: Json<Record<string, string>>;
      changed_at: Stamp;
    };
    import_items: {
      file_id: number;
      place: number;
      row: number;
      key: string;
      cells: Json<string[][]>;
      faults: Json<Fault[]>;
    };
  }
}
