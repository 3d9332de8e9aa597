import type { MediaFacts, MediaFactsByName, SetKey } from "#services/media/delivery/describe.ts";
import { assetName } from "#services/media/schema.ts";
import { mediaAlias } from "#storefront/app/media.ts";
import type { BlockPicture } from "#storefront/components/blocks/block-picture.ts";

/**
 * Parses the ways in which content names media: "season-opening", "/s/firn/season-opening",
 * "https://media.example/v/firn/first-snow?w=480". Pure.
 */

type MediaName = { kind?: "image" | "set" | "video"; alias: string; id: string };

const kinds: Record<string, MediaName["kind"]> = { i: "image", s: "set", v: "video" };

export function readMediaName(text: string): MediaName {
  const [, letter = "", alias = "", id = ""] =
    /(?:^|\/)([isv])\/([^/?#]+)\/([^/?#]+?)(?:\.json)?(?:[?#].*)?$/.exec(text) ?? [];
  try {
    if (id) return { kind: kinds[letter], alias: decodeURIComponent(alias), id: decodeURIComponent(id) };
  } catch {
    // The text is not URL-encoded and is used as a plain name.
  }
  return { alias: mediaAlias, id: text };
}

/**
 * Returns the name used to request pictures and videos (storefront/app/media.ts), with the alias only when it is not
 * the default one.
 */
export const nameIn = (alias: string, id: string): string => (alias === mediaAlias ? id : `${alias}/${id}`);

/**
 * Returns the key of the set or video that a text names, or null for images and empty texts. `kind` is used when the
 * text does not state one.
 */
export function setKeyIn(text: string, kind: "image" | "set" | "video"): SetKey | null {
  const named = readMediaName(text);
  const own = named.kind ?? kind;
  return text && own !== "image" ? { kind: own, alias: named.alias, id: named.id } : null;
}

export const factsOf = (described: MediaFactsByName, key: SetKey): MediaFacts | undefined => described[assetName(key)];

/** Returns a set's pictures and videos; empty when the set does not exist. */
export function picturesIn(described: MediaFactsByName, key: SetKey, alt: string): BlockPicture[] {
  const facts = factsOf(described, key);
  if (facts?.kind !== "set") return [];
  return facts.items.map(({ kind, id }) => {
    const name = nameIn(key.alias, id);
    return kind === "video" ? { image: "", film: name, alt } : { image: name, alt };
  });
}

const codecs: Record<string, string> = {
  av1: "av01.0.05M.08",
  h264: "avc1.640028",
  hevc: "hvc1.1.6.L93.B0",
  vp9: "vp09.00.31.08",
};

/**
 * Returns a video's MIME type with its codec, so that a browser knows whether it can play the video without requesting
 * it.
 */
export function filmType(facts: MediaFacts | undefined): string | undefined {
  const codec = facts?.kind === "video" ? codecs[facts.codec] : undefined;
  return codec && `video/mp4; codecs="${codec}"`;
}
