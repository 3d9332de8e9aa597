import type { Logger } from "#platform/log.ts";
import type { ContentClient } from "#services/content/client.ts";
import { notedClient } from "#services/content/noted.ts";
import { filledIn, isForRegion } from "#services/content/rules.ts";
import { contentLocales, type Entry } from "#services/content/schema.ts";
import { makeAsk, makeCache } from "./http-request.ts";
import type { HostSettings } from "./http-settings.ts";

type EntryJson = Record<string, unknown>;
type Entries = { entries?: EntryJson[]; count?: number };
type PageType = { uid: string; prefix: string };

export type HttpClient = ContentClient & {
  /**
   * Whether something could not be loaded since the last call. Anything built from the empty result must be rebuilt.
   */
  hasFailed(): boolean;
  /** Empties the cache. Called when a change is announced. */
  refresh(): void;
};

/** The number of uids in one request; they are part of the address. */
const uidsPerQuestion = 50;

/**
 * Reads content of a hosted service over its delivery protocol (specification 7.9): filtered by language with fallback
 * to en-us, in pages of 100 until all are loaded. Failures are logged and give an empty result (specification 8).
 * Entries are shared: callers must not change them.
 */
export function httpClient(settings: HostSettings, log: Pick<Logger, "error">): HttpClient {
  const { cachePolicy = -1, pageSize = 100 } = settings;
  const ask = makeAsk(settings);
  let hasFailed = false;
  const report = (error: unknown) => {
    hasFailed = true;
    log.error({ err: error, host: settings.host }, "content could not be loaded");
  };
  const lists = makeCache<Entry[]>(cachePolicy, report);
  const types = makeCache<PageType[]>(cachePolicy, report);

  const or = <Value>(empty: Value, work: Promise<Value>): Promise<Value> =>
    work.catch((error) => {
      report(error);
      return empty;
    });

  /** Loads pages of 100 until one is not full. */
  async function list<Part>(path: string, params: Record<string, string>, read: (body: unknown) => Part[]) {
    const all: Part[] = [];
    for (;;) {
      const page = read(await ask(path, { ...params, skip: String(all.length), limit: String(pageSize) }));
      all.push(...page);
      if (page.length < pageSize) return all;
    }
  }

  function load(contentType: string, locale: string, query: object | null): Promise<Entry[]> {
    const filter = query ? { query: JSON.stringify(query) } : undefined;
    const fallback = locale === contentLocales[0] ? undefined : { include_fallback: "true" };
    const params = { locale, asc: "uid", ...fallback, ...filter };
    const key = `${contentType} ${JSON.stringify(params)}`;
    const path = `content_types/${encodeURIComponent(contentType)}/entries`;
    const read = (body: unknown) => ((body as Entries).entries ?? []).map((entry) => toEntry(contentType, entry));
    return lists.read(key, () => list(path, params, read));
  }

  /** The types whose entries are pages. The protocol offers no other way to find an address. */
  const pageTypes = () =>
    types.read("types", () =>
      list("content_types", {}, (body) => (body as { content_types?: EntryJson[] }).content_types ?? []).then((all) =>
        all.flatMap(({ uid, options }) => {
          const { is_page, url_prefix = "/" } = (options ?? {}) as { is_page?: boolean; url_prefix?: string };
          return is_page ? [{ uid: String(uid), prefix: url_prefix }] : [];
        }),
      ),
    );

  async function findByUrl(url: string, locale: string): Promise<Entry | null> {
    const fitting = (await pageTypes()).filter(({ prefix }) => url.startsWith(prefix));
    const found = await Promise.all(fitting.map(({ uid }) => load(uid, locale, { url })));
    return found.flat()[0] ?? null;
  }

  async function findByUids(contentType: string, uids: readonly string[], locale: string): Promise<Entry[]> {
    const wanted = [...new Set(uids)].sort();
    const questions = Array.from({ length: Math.ceil(wanted.length / uidsPerQuestion) }, (_, at) =>
      wanted.slice(at * uidsPerQuestion, (at + 1) * uidsPerQuestion),
    );
    return (await Promise.all(questions.map((some) => load(contentType, locale, { uid: { $in: some } })))).flat();
  }

  return notedClient({
    async all<Data>(contentType: string, locale: string, regions?: readonly string[]) {
      const entries = await or([], load(contentType, locale, null));
      return entries.filter(({ data }) => isForRegion(data, regions)) as Entry<Data>[];
    },
    async byUids<Data>(contentType: string, uids: string[], locale: string) {
      const known = uids.filter((uid) => uid.isWellFormed() && !uid.includes("\0"));
      const entries = (await or([], findByUids(contentType, known, locale))) as Entry<Data>[];
      const found = new Map(entries.map((entry) => [entry.uid, entry]));
      return new Map(uids.flatMap((uid) => (found.has(uid) ? [[uid, found.get(uid) as Entry<Data>]] : [])));
    },
    async byUrl<Data>(url: string, locale: string) {
      if (!url.isWellFormed() || url.includes("\0")) return null;
      return or(null, findByUrl(url, locale)) as Promise<Entry<Data> | null>;
    },
    hasFailed() {
      const had = hasFailed;
      hasFailed = false;
      return had;
    },
    refresh() {
      lists.clear();
      types.clear();
    },
  });
}

/** Properties of an entry that are not fields of its type. */
const system = new Set([
  "uid",
  "title",
  "url",
  "locale",
  "tags",
  "ACL",
  "_version",
  "_in_progress",
  "_content_type_uid",
  "_metadata",
  "created_at",
  "created_by",
  "updated_at",
  "updated_by",
  "publish_details",
  "_branch",
  "_owner",
  "_rules",
]);

function toEntry(contentType: string, json: EntryJson): Entry {
  return {
    uid: String(json.uid),
    contentType,
    locale: String(json.locale ?? contentLocales[0]),
    title: String(json.title ?? ""),
    url: typeof json.url === "string" && json.url !== "" ? json.url : null,
    version: Number(json._version ?? 1),
    updatedAt: String(json.updated_at ?? ""),
    data: filledIn(Object.fromEntries(Object.entries(json).filter(([name]) => !system.has(name)))),
  };
}
