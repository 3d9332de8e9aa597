import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "#database/columns.ts";
import type { AssetKind, Film, PointOfInterest, SetItem } from "#services/media/schema.ts";

/** Pictures, sets and films. */
export type MediaTables = {
  media_assets: {
    alias: string;
    kind: AssetKind;
    id: string;
    title: Generated<string>;
    description: Generated<string>;
    file: string | null;
    version: string;
    format: Generated<string>;
    width: Generated<number>;
    height: Generated<number>;
    has_alpha: Generated<boolean>;
    bytes: Generated<number>;
    point_of_interest: ColumnType<PointOfInterest | null, string | null | undefined, string | null>;
    items: ColumnType<SetItem[], string | undefined, string>;
    film: ColumnType<Film | null, string | null | undefined, string | null>;
    created_at: Stamp;
    updated_at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends MediaTables {}
}
