import type { Described, MediaFacts, SetKey } from "#services/media/delivery/describe.ts";
import { assetName } from "#services/media/schema.ts";
import { mediaAlias } from "#storefront/app/media.ts";
import type { BlockPicture } from "#storefront/components/blocks/block-picture.ts";

/** How content names media: "season-opening", "/s/firn/season-opening", "https://media.example/v/firn/first-snow?w=480". Pure. */

type MediaName = { kind?: "image" | "set" | "video"; alias: string; id: string };

const kinds: Record<string, MediaName["kind"]> = { i: "image", s: "set", v: "video" };

export function readMediaName(text: string): MediaName {
  const [, letter = "", alias = "", id = ""] =
    /(?:^|\/)([isv])\/([^/?#]+)\/([^/?#]+?)(?:\.json)?(?:[?#].*)?$/.exec(text) ?? [];
  try {
    if (id) return { kind: kinds[letter], alias: decodeURIComponent(alias), id: decodeURIComponent(id) };
  } catch {
    // Not encoded as addresses are: it is taken for a name.
  }
  return { alias: mediaAlias, id: text };
}

/** As pictures and films are asked for (storefront/app/media.ts): the alias only where it is another. */
export const nameIn = (alias: string, id: string): string => (alias === mediaAlias ? id : `${alias}/${id}`);

/** The set or video behind a text, where that is what it names; `kind`: what it is when the text does not say. */
export function setKeyIn(text: string, kind: "image" | "set" | "video"): SetKey | null {
  const named = readMediaName(text);
  const own = named.kind ?? kind;
  return text && own !== "image" ? { kind: own, alias: named.alias, id: named.id } : null;
}

export const factsOf = (described: Described, key: SetKey): MediaFacts | undefined => described[assetName(key)];

/** A set's pictures and films; none where it is not there. */
export function picturesIn(described: Described, key: SetKey, alt: string): BlockPicture[] {
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

/** A film's type with its codec, so that a browser knows without asking for it whether it can play it. */
export function filmType(facts: MediaFacts | undefined): string | undefined {
  const codec = facts?.kind === "video" ? codecs[facts.codec] : undefined;
  return codec && `video/mp4; codecs="${codec}"`;
}
