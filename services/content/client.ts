import type { Entry } from "#services/content/schema.ts";

/** Reads published content. In process it reads the database; with a hosted service configured, it uses HTTP. */
export interface ContentClient {
  /**
   * Returns all published entries of a type in a locale, ordered by uid. Each entry falls back to en-us on its own.
   * With `regions`, only entries for one of these regions or for all regions.
   */
  all<Data>(contentType: string, locale: string, regions?: readonly string[]): Promise<Entry<Data>[]>;
  /** Returns the existing entries of the given uids, by uid, with the same fallback. */
  byUids<Data>(contentType: string, uids: string[], locale: string): Promise<Map<string, Entry<Data>>>;
  /** Returns the entry with this url, or null. */
  byUrl<Data>(url: string, locale: string): Promise<Entry<Data> | null>;
}
