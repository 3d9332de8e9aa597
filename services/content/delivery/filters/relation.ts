import { type RawBuilder, sql } from "kysely";

/** A source of entries: a relation with the columns of content_entries, for use after "from … as". */
export type EntryRelation = RawBuilder<unknown>;

/** Entries published in the environment that this shop reads. */
export const publishedEntries: EntryRelation = sql`content_entries`;

/** All entries in their draft state. */
export const draftEntries: EntryRelation = sql`content_drafts`;

/** Entries published in another environment. */
export const entriesIn = (environment: string): EntryRelation => sql`(
  select kept.content_type, kept.uid, kept.locale, kept.title, kept.url, kept.data, kept.version, head.created_at,
    there.at as updated_at, kept.tags, there.author
  from content_publications there
  join content_versions kept using (content_type, uid, locale, version)
  join content_heads head using (content_type, uid, locale)
  where there.environment = ${environment}
)`;
