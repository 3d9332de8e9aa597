import { noteTags } from "#platform/cache/noted-tags.ts";
import type { ContentClient } from "./client.ts";
import { addressRead, entriesRead, listRead } from "./tags.ts";

/** Wraps a client so that the tags of all content read are recorded for caches (platform/cache/noted-tags.ts). */
export function notedClient<Client extends ContentClient>(client: Client): Client {
  const noted: ContentClient = {
    async all<Data>(contentType: string, locale: string, regions?: readonly string[]) {
      noteTags(listRead(contentType, locale));
      return client.all<Data>(contentType, locale, regions);
    },
    async byUids<Data>(contentType: string, uids: string[], locale: string) {
      const found = await client.byUids<Data>(contentType, uids, locale);
      noteTags(entriesRead(contentType, uids, locale, found as Map<string, never>));
      return found;
    },
    async byUrl<Data>(url: string, locale: string) {
      const entry = await client.byUrl<Data>(url, locale);
      noteTags(addressRead(entry as never, locale));
      return entry;
    },
  };
  return { ...client, ...noted };
}
