import type { ColumnType, Generated } from "kysely";
import type { Json, Stamp } from "#database/columns.ts";
import type { ContentField, ContentTypeOptions } from "#services/content/schema.ts";

/** Tables of the content service: entries in all versions, types, assets and taxonomies. */
export type ContentTables = {
  content_entries: {
    content_type: string;
    uid: string;
    locale: string;
    title: string;
    url: string | null;
    data: Json<Record<string, unknown>>;
    tags: Generated<string[]>;
    version: Generated<number>;
    author: Generated<string>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  /** A view of every entry in its draft state. */
  content_drafts: ContentTables["content_entries"];
  content_heads: {
    content_type: string;
    uid: string;
    locale: string;
    version: number;
    created_at: Stamp;
    created_by: string;
  };
  content_versions: {
    content_type: string;
    uid: string;
    locale: string;
    version: number;
    title: string;
    url: string | null;
    tags: Generated<string[]>;
    data: Json<Record<string, unknown>>;
    created_at: Stamp;
    author: string;
    published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  content_environments: { name: string; created_at: Stamp; updated_at: Stamp };
  content_publications: {
    environment: string;
    content_type: string;
    uid: string;
    locale: string;
    version: number;
    at: Stamp;
    author: string;
  };
  content_schedules: {
    id: Generated<string>;
    action: "publish" | "unpublish";
    content_type: string;
    uid: string;
    locale: string;
    environment: string;
    version: number | null;
    due_at: ColumnType<Date, Date | string, Date | string>;
    author: string;
    created_at: Stamp;
  };
  content_log: {
    number: Generated<number>;
    at: Stamp;
    author: string;
    action: string;
    content_type: string;
    uid: string;
    locale: string | null;
    version: number | null;
    environment: string | null;
  };
  content_types: {
    uid: string;
    title: string;
    description: Generated<string>;
    is_global_field: Generated<boolean>;
    options: Json<ContentTypeOptions>;
    schema: Json<ContentField[]>;
    version: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_assets: {
    uid: string;
    title: string;
    description: Generated<string>;
    filename: string;
    content_type: string;
    file_size: number;
    path: string;
    width: number | null;
    height: number | null;
    tags: Generated<string[]>;
    version: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_taxonomies: {
    uid: string;
    name: string;
    description: Generated<string>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_terms: {
    taxonomy: string;
    uid: string;
    parent: string | null;
    name: string;
    position: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
  };
  content_events: {
    subject: "entry" | "asset" | "content_type";
    content_type: string;
    uid: string;
    locale: string;
    number: Generated<number>;
    type: string;
    version: number;
    at: Stamp;
  };
};

declare module "#database/tables.ts" {
  interface Tables extends ContentTables {}
}
