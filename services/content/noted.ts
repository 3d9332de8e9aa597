import { note } from "#platform/made-of.ts";
import type { ContentClient } from "./client.ts";
import { addressRead, entriesRead, listRead } from "./tags.ts";

/** The same content, with what is read of it noted for whoever keeps what was made of it (platform/made-of.ts). */
export function notedClient<Client extends ContentClient>(client: Client): Client {
  const noted: ContentClient = {
    async all<Data>(contentType: string, locale: string, regions?: readonly string[]) {
      note(listRead(contentType, locale));
      return client.all<Data>(contentType, locale, regions);
    },
    async byUids<Data>(contentType: string, uids: string[], locale: string) {
      const found = await client.byUids<Data>(contentType, uids, locale);
      note(entriesRead(contentType, uids, locale, found as Map<string, never>));
      return found;
    },
    async byUrl<Data>(url: string, locale: string) {
      const entry = await client.byUrl<Data>(url, locale);
      note(addressRead(entry as never, locale));
      return entry;
    },
  };
  return { ...client, ...noted };
}
