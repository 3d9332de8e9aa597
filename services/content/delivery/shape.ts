import type { Selectable } from "kysely";
import type { Tables } from "#database/tables.ts";
import type { ContentEnvironment } from "./fields.ts";

/** Entries and assets in the protocol's format. */

export type EntryRow = Selectable<Tables["content_entries"]>;
export type AssetRow = Selectable<Tables["content_assets"]>;
export type EntryJson = Record<string, unknown> & { uid: string };

type VersionStamp = { version: number; created_at: Date; updated_at: Date; author?: string };

const stamps = ({ author = "firn", ...row }: VersionStamp, environment: string, locale: string) => ({
  ACL: {},
  _version: row.version,
  _in_progress: false,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  created_by: author,
  updated_by: author,
  publish_details: { environment, locale, time: row.updated_at.toISOString(), user: author },
});

/** The entry's own fields are on the same level as the system fields. System fields win when names collide. */
export function toEntryJson(row: EntryRow, environment: string): EntryJson {
  const system = {
    uid: row.uid,
    title: row.title,
    url: row.url ?? "",
    locale: row.locale,
    tags: row.tags,
    ...stamps(row, environment, row.locale),
  };
  return { ...system, ...row.data, ...system };
}

export type AssetShape = ContentEnvironment & { hasDimension: boolean };

export function toAssetJson(row: AssetRow, { environment, origin, hasDimension }: AssetShape) {
  const { width, height } = row;
  return {
    uid: row.uid,
    title: row.title,
    description: row.description,
    filename: row.filename,
    content_type: row.content_type,
    file_size: String(row.file_size),
    url: origin + row.path,
    tags: row.tags,
    is_dir: false,
    parent_uid: null,
    ...(hasDimension && width && height ? { dimension: { width, height } } : {}),
    ...stamps(row, environment, "en-us"),
  };
}
