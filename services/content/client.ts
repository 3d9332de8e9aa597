import type { Entry } from "#services/content/schema.ts";

/** What readers of content ask for. In process it reads the database; with a hosted service configured, HTTP. */
export interface ContentClient {
  /**
   * All published entries of a type in a locale, falling back to en-us entry by entry, ordered by uid; with `regions` only
   * those that are for one of them or for all.
   */
  all<Data>(contentType: string, locale: string, regions?: readonly string[]): Promise<Entry<Data>[]>;
  /** Those entries of the given uids that exist, by uid, with the same fallback. */
  byUids<Data>(contentType: string, uids: string[], locale: string): Promise<Map<string, Entry<Data>>>;
  /** The entry with this url, or null. */
  byUrl<Data>(url: string, locale: string): Promise<Entry<Data> | null>;
}
