import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";
import { findAssets } from "#services/media/reads.ts";
import { type AssetKey, assetName, type SetItem } from "#services/media/schema.ts";

/** Facts about the sets and videos that content refers to, for pages (specification 3.16, 7.12). */

export type SetKey = AssetKey & { kind: "set" | "video" };

/** For a set, its images and videos in order, all in the set's alias. For a video, its title and codec ("av1"). */
export type MediaFacts =
  | { kind: "set"; items: SetItem[] }
  /** `duration` in milliseconds; 0 when unknown. */
  | { kind: "video"; title: string; codec: string; duration: number };

/** By the asset's name (schema.ts). Assets that do not exist or cannot be read are absent. */
export type MediaFactsByName = Record<string, MediaFacts>;

/** Reads the facts from our own library. Runs two queries for any number of keys. */
export async function describeOwn(db: Db, keys: readonly SetKey[]): Promise<MediaFactsByName> {
  const assets = await findAssets(db, keys);
  const items = assets.flatMap(({ alias, items }) => items.map((item) => ({ alias, ...item })));
  const known = new Set((await findAssets(db, items)).map(assetName));
  return Object.fromEntries(
    assets.map((asset): [string, MediaFacts] => {
      const { alias, kind, title, film } = asset;
      if (kind === "video")
        return [assetName(asset), { kind, title, codec: film?.videoCodec ?? "", duration: film?.duration ?? 0 }];
      const shown = asset.items.filter((item) => item.kind !== "set" && known.has(assetName({ alias, ...item })));
      return [assetName(asset), { kind: "set", items: shown }];
    }),
  );
}

const letters = { set: "s", video: "v" } as const;
const patience = 5000;

/** Reads the facts from a hosted service of the same protocol, in parallel. Failures are logged and left out. */
export async function describeHosted(
  base: string,
  keys: readonly SetKey[],
  log: Pick<Logger, "warn">,
  ask: typeof fetch = fetch,
): Promise<MediaFactsByName> {
  const each = keys.map(async (key): Promise<[string, MediaFacts][]> => {
    const address = `${base}/${letters[key.kind]}/${encodeURIComponent(key.alias)}/${encodeURIComponent(key.id)}.json?metadata=true&protocol=https`;
    try {
      const answer = await ask(address, { signal: AbortSignal.timeout(patience) });
      const facts = answer.ok ? factsIn(key, await answer.json()) : null;
      if (!facts) log.warn({ address, status: answer.status }, "media named by content are not there");
      return facts ? [[assetName(key), facts]] : [];
    } catch (err) {
      log.warn({ address, err }, "media named by content could not be read");
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(each)).flat());
}

/** Reads a hosted service's answer without trusting its shape. Null when it is not of the expected kind. */
function factsIn({ kind }: SetKey, said: unknown): MediaFacts | null {
  const { items, media, meta } = (said ?? {}) as {
    items?: unknown;
    media?: unknown;
    meta?: { title?: unknown; duration?: unknown };
  };
  if (kind === "video") {
    if (!Array.isArray(media)) return null;
    const [first] = media as ({ "video.codec"?: unknown } | null | undefined)[];
    const { title = "", duration } = meta ?? {};
    const codec = String(first?.["video.codec"] ?? "");
    return { kind, title: String(title), codec, duration: Number.isFinite(duration) ? Number(duration) : 0 };
  }
  if (!Array.isArray(items)) return null;
  const kinds: Record<string, SetItem["kind"]> = { img: "image", video: "video" };
  const read = (item: { type?: unknown; src?: unknown } | null): SetItem[] => {
    const own = kinds[String(item?.type)];
    const id = decoded(
      String(item?.src ?? "")
        .split("?", 1)[0]
        ?.split("/")
        .at(-1) ?? "",
    );
    return own && id ? [{ kind: own, id }] : [];
  };
  return { kind, items: items.flatMap(read) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
