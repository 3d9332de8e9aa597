export type MediaOptions = {
  w?: number;
  h?: number;
  maxW?: number;
  maxH?: number;
  fmt?: "auto" | "jpg" | "png" | "webp";
  qlt?: 20 | 75 | 90;
  sm?: "c";
  /** Fills what is transparent: "rgb(233,237,240)". */
  bg?: string;
};

/** The demo world's media alias; brand settings may name another. */
export const mediaAlias = "firn";

/** Address of an image (specification 7.12): mediaUrl("", "kestrel-glacier-topsheet", { w: 480 }). */
export const mediaUrl = (base: string, id: string, options: MediaOptions = {}): string =>
  place(base, "i", withoutVersion(id)) + asked(options) + versionOf(id);

/** The size in pixels of pictures that go with a shared link (Open Graph, wide cards). */
export const sharedPicture = { width: 1200, height: 630 } as const;

/** Address of the picture that a shared link shows: scenes fill its landscape, goods stand whole on the shop's ground. */
export const sharedPictureUrl = (base: string, id: string, of: "scene" | "goods"): string =>
  mediaUrl(base, id, {
    w: sharedPicture.width,
    h: sharedPicture.height,
    fmt: "jpg",
    ...(of === "scene" ? { sm: "c" } : { bg: "rgb(233,237,240)" }),
  });

/** Address of a film's file, mp4 at 720p, and of its poster. */
export const filmUrl = (base: string, id: string): string => `${place(base, "v", id)}/mp4_720p`;
export const posterUrl = (base: string, id: string, options: MediaOptions): string =>
  place(base, "v", id) + asked({ fmt: "jpg", ...options });

/** Address of a document, which is always in the shop's own library. */
export const documentUrl = (id: string): string => place("", "d", id);

/**
 * A picture's id with what pages have to know of it behind: its version, and how it fills a frame. "boot~3fa2b1c4~goods~ffffff",
 * "ridge~77ab01cd~scene". No id has this sign.
 */
export function named(
  id: string,
  facts: { version: string | null; look: string | null; ground: string | null },
): string {
  const { version, look, ground } = facts;
  if (!version) return id;
  return [id, version, ...(look ? [look] : []), ...(look && ground ? [ground.slice(1)] : [])].join("~");
}

/** How a picture fills a frame: goods whole, on their ground (null: on the frame's), a scene from edge to edge; null: as drawn for it. */
export function lookOf(name: string): { kind: "goods"; ground: string | null } | { kind: "scene" } | null {
  const [, , kind, ground] = name.split("~");
  if (kind === "scene") return { kind };
  return kind === "goods" ? { kind, ground: ground ? `#${ground}` : null } : null;
}

/** The id alone. */
export const withoutVersion = (name: string): string => name.split("~", 1)[0] ?? name;

const asked = (options: MediaOptions) =>
  `?${Object.entries({ fmt: "auto", ...options })
    .map(([name, value]) => `${name}=${value}`)
    .join("&")}`;

/** What browsers keep such a picture by: another master or another crop has another version. */
function versionOf(name: string): string {
  const [, version] = name.split("~");
  return version ? `&v=${version}` : "";
}

/** A name may have the alias before it: "other/kestrel". */
function place(base: string, letter: "i" | "v" | "d", name: string): string {
  const [id = "", alias = mediaAlias] = name.split("/").reverse();
  return `${base}/${letter}/${alias}/${encodeURIComponent(id)}`;
}
