export type MediaOptions = {
  w?: number;
  h?: number;
  maxW?: number;
  maxH?: number;
  fmt?: "auto" | "jpg" | "png" | "webp";
  qlt?: 20 | 75 | 90;
  sm?: "c";
  /** The colour that fills transparent areas: "rgb(233,237,240)". */
  bg?: string;
};

/** The demo shop's media alias. Brand settings may set another. */
export const mediaAlias = "firn";

/** The media id of the demo brand's logo, which the shop draws itself. */
export const drawnLogo = "firn-logo";

/** Returns the address of an image (specification 7.12): mediaUrl("", "kestrel-glacier-topsheet", { w: 480 }). */
export const mediaUrl = (base: string, id: string, options: MediaOptions = {}): string =>
  place(base, "i", withoutVersion(id)) + asked(options) + versionOf(id);

/** The size in pixels of pictures for shared links (Open Graph, wide cards). */
export const sharedPicture = { width: 1200, height: 630 } as const;

/**
 * Returns the address of the picture for a shared link. Scenes fill its landscape format, products are shown whole on
 * the shop's background.
 */
export const sharedPictureUrl = (base: string, id: string, of: "scene" | "goods"): string =>
  mediaUrl(base, id, {
    w: sharedPicture.width,
    h: sharedPicture.height,
    fmt: "jpg",
    ...(of === "scene" ? { sm: "c" } : { bg: "rgb(233,237,240)" }),
  });

/** The addresses of a video's file, mp4 at 720p, and of its poster. */
export const filmUrl = (base: string, id: string): string => `${place(base, "v", id)}/mp4_720p`;
export const posterUrl = (base: string, id: string, options: MediaOptions): string =>
  place(base, "v", id) + asked({ fmt: "jpg", ...options });

/** The address of a document. Documents are always in the shop's own library. */
export const documentUrl = (id: string): string => place("", "d", id);

/**
 * Returns a picture's id with its version and how it fills a frame appended: "boot~3fa2b1c4~goods~ffffff",
 * "ridge~77ab01cd~scene". Ids never contain "~".
 */
export function named(
  id: string,
  facts: { version: string | null; look: string | null; ground: string | null },
): string {
  const { version, look, ground } = facts;
  if (!version) return id;
  return [id, version, ...(look ? [look] : []), ...(look && ground ? [ground.slice(1)] : [])].join("~");
}

/**
 * Returns how a picture fills a frame. Products ("goods") are shown whole on their background colour (null: the
 * frame's), scenes from edge to edge. Null when the name does not state it.
 */
export function lookOf(name: string): { kind: "goods"; ground: string | null } | { kind: "scene" } | null {
  const [, , kind, ground] = name.split("~");
  if (kind === "scene") return { kind };
  return kind === "goods" ? { kind, ground: ground ? `#${ground}` : null } : null;
}

/** Returns the id without the appended details. */
export const withoutVersion = (name: string): string => name.split("~", 1)[0] ?? name;

const asked = (options: MediaOptions) =>
  `?${Object.entries({ fmt: "auto", ...options })
    .map(([name, value]) => `${name}=${value}`)
    .join("&")}`;

/** The version in the address, which browsers cache by. It changes with the master picture or the crop. */
function versionOf(name: string): string {
  const [, version] = name.split("~");
  return version ? `&v=${version}` : "";
}

/** A name may begin with the alias: "other/kestrel". */
function place(base: string, letter: "i" | "v" | "d", name: string): string {
  const [id = "", alias = mediaAlias] = name.split("/").reverse();
  return `${base}/${letter}/${alias}/${encodeURIComponent(id)}`;
}
