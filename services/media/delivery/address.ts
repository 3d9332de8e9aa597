/** The path after /i, /s or /v: "firn/kestrel-glacier-topsheet/blue-board.webp". */
export type MediaAddress = {
  alias: string;
  id: string;
  /** The extension of the last part when it is a known one. It sets the format, or requests the facts (json). */
  extension: string | null;
  /** For a video, its file ("mp4_720p") or the name of a still. */
  part: { kind: "file" } | { kind: "thumb"; name: string } | null;
};

const known = /^(.+)\.(json|jpg|jpeg|png|webp|avif|mp4)$/i;

/** A video size that is not available. */
const otherProfile = /^(?:mp4|webm)_\d+p$/;

/**
 * Reads an address below /i, /s or /v: {alias}/{id}[/{seo name}][.{format}], for videos also {id}/mp4_720p and
 * {id}/thumbs/{name}. Null when it is not a valid address. Pure.
 */
export function readMediaAddress(url: string): MediaAddress | null {
  const parts = (url.split("?", 1)[0] as string).split("/").slice(2).map(decode);
  if (parts.at(-1) === "") parts.pop();
  const [alias, id, second, third, ...rest] = parts;
  if (!alias || !id || rest.length > 0 || parts.some((part) => part === null || part.includes("\0"))) return null;
  const last = parts.at(-1) as string;
  const [, bare = last, ending = null] = known.exec(last) ?? [];
  const extension = ending?.toLowerCase() ?? null;
  if (!second) return { alias, id: bare, extension, part: null };
  if (second === "thumbs" && third) return { alias, id, extension, part: { kind: "thumb", name: bare } };
  if (third !== undefined) return null;
  if (bare === "mp4_720p") return { alias, id, extension, part: { kind: "file" } };
  return otherProfile.test(bare) ? null : { alias, id, extension, part: null };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
