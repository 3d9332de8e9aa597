import type { Asset } from "#services/media/schema.ts";

/** The public origin: "https://shop.example". */
type Origin = string;

const letter = { image: "i", set: "s", video: "v", document: "d" } as const;

/** Returns the absolute address of an asset, without extension or query. Clients append them. */
export const addressOf = (origin: Origin, { alias, kind, id }: Pick<Asset, "alias" | "kind" | "id">): string =>
  `${origin}/${letter[kind]}/${encodeURIComponent(alias)}/${encodeURIComponent(id)}`;

/** /i/{alias}/{id}.json. The metadata is included only when requested. */
export function imageFacts({ width, height, format, hasAlpha, pointOfInterest, bytes }: Asset, isFull: boolean) {
  const facts = { isImage: true, alpha: hasAlpha, width, height, format: format.toUpperCase(), status: "ok" };
  if (!isFull) return facts;
  const image = { width, height, format: format.toUpperCase(), ...(bytes > 0 && { size: bytes }) };
  const point = pointOfInterest && {
    x: pointOfInterest.x,
    y: pointOfInterest.y,
    w: pointOfInterest.w ?? 0,
    h: pointOfInterest.h ?? 0,
  };
  return { ...facts, metadata: { image, ...(point && { pointOfInterest: point }) } };
}

/** /s/{alias}/{id}.json */
export function setFacts(origin: Origin, set: Asset, items: readonly Asset[]) {
  return { name: set.id, ...(set.title && { title: set.title }), items: items.map((item) => itemFacts(origin, item)) };
}

function itemFacts(origin: Origin, item: Asset) {
  const { kind, id, title, width, height, format, hasAlpha, film } = item;
  const src = addressOf(origin, item);
  if (kind === "image") return { type: "img", src, width, height, format: format.toUpperCase(), opaque: !hasAlpha };
  if (kind === "set") return { type: "set", name: id, src, title };
  return { type: "video", name: id, src, title, duration: film?.duration ?? 0, mainThumb: { src } };
}

/** The name of a still in addresses, by its position. */
export const thumbName = (index: number): string => `frame_${String(index).padStart(4, "0")}`;

/** /v/{alias}/{id}.json. The properties of the file are strings, as in the protocol. */
export function videoFacts(origin: Origin, video: Asset) {
  const { id, title, description, updatedAt, film, width, height, bytes } = video;
  const src = addressOf(origin, video);
  return {
    name: id,
    id,
    meta: {
      title,
      description,
      duration: film?.duration ?? 0,
      updated: updatedAt.toISOString(),
      mainLink: src,
      mainThumb: { src },
    },
    media: [
      {
        src: `${src}/mp4_720p`,
        profile: "mp4_720p",
        profileLabel: "High",
        format: "mpeg4",
        protocol: new URL(origin).protocol.slice(0, -1),
        width: String(width),
        height: String(height),
        bitrate: String(film?.bitrate ?? 0),
        size: String(bytes),
        "video.codec": film?.videoCodec ?? "",
        "audio.codec": film?.audioCodec ?? "",
      },
    ],
    thumbs: (film?.thumbs ?? []).map(({ time }, index) => ({ src: `${src}/thumbs/${thumbName(index)}`, time })),
  };
}
