import type { ColumnType, Generated, RawBuilder } from "kysely";
import type { Stamp } from "#database/columns.ts";
import type { AltTexts, AssetKind, Film, PointOfInterest, SetItem } from "#services/media/schema.ts";

/** Tables of the media library: pictures, sets and videos. */
export type MediaTables = {
  media_assets: {
    alias: string;
    kind: AssetKind;
    id: string;
    title: Generated<string>;
    description: Generated<string>;
    file: string | null;
    version: string;
    /** The revision of the asset's properties. It increases by one with each change. */
    revision: Generated<number>;
    format: Generated<string>;
    width: Generated<number>;
    height: Generated<number>;
    has_alpha: Generated<boolean>;
    bytes: Generated<number>;
    point_of_interest: ColumnType<PointOfInterest | null, string | null | undefined, string | null>;
    items: ColumnType<SetItem[], string | undefined, string>;
    film: ColumnType<Film | null, string | null | undefined, string | null>;
    alt: ColumnType<AltTexts, string | undefined, string>;
    ground: string | null;
    deleted_at: ColumnType<Date | null, never, RawBuilder<Date> | null>;
    created_at: Stamp;
    updated_at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends MediaTables {}
}
