import type { PointOfInterest, SetItem } from "#services/media/schema.ts";
import type { NewAsset } from "#services/media/writes.ts";
import { variants } from "./artwork/scene/variants.ts";
import { giftCard } from "./catalogue/gift-card.ts";
import { products } from "./catalogue/products.ts";
import { mediaId, viewsOf } from "./catalogue/views.ts";
import { demoMediaIds } from "./pictures.ts";
import { firstSnow, stillIds } from "./video/facts.ts";

/** Counts up whenever the artwork changes, so that nobody is shown renditions of an older hand. */
const hand = "drawn-2";
/** The same for the film. */
const camera = "filmed-3";

/** What a crop of a scene keeps in view: riders, peaks, the fire. x, y, w, h. */
const points: Record<string, [number, number, number, number]> = {
  "scene-dawn-ridge": [0.35, 0.2, 0.25, 0.5],
  "scene-low-sun": [0.48, 0.7, 0.14, 0.2],
  "scene-powder-line": [0.36, 0.6, 0.12, 0.16],
  "scene-summit": [0.44, 0.36, 0.2, 0.26],
  "scene-split-track": [0.37, 0.66, 0.24, 0.2],
  "scene-glacier": [0.46, 0.68, 0.12, 0.16],
  "scene-aurora": [0.45, 0.74, 0.2, 0.18],
  "scene-night-park": [0.51, 0.36, 0.14, 0.2],
  "scene-halfpipe": [0.28, 0.14, 0.18, 0.26],
  "scene-chairlift": [0.38, 0.38, 0.2, 0.26],
  "scene-corduroy": [0.5, 0.58, 0.18, 0.24],
  "scene-forest": [0.43, 0.64, 0.12, 0.16],
  "scene-storm": [0.39, 0.62, 0.16, 0.2],
  "scene-village": [0.3, 0.55, 0.45, 0.4],
  "scene-dressed": [0.3, 0.08, 0.32, 0.88],
  ...Object.fromEntries(Object.entries(variants).map(([name, { keep }]) => [`scene-${name}`, keep])),
};

function pointOf(id: string): PointOfInterest | null {
  const [x = 0, y = 0, w = 0, h = 0] = points[stillIds.includes(id) ? "scene-village" : id] ?? [];
  return w > 0 ? { x, y, w, h } : null;
}

/** Masters have about four megapixels; small things are four times as large as they were drawn. */
function sizeOf(id: string): Pick<NewAsset, "width" | "height" | "hasAlpha" | "format"> {
  if (id === "firn-logo") return { width: 1736, height: 404, hasAlpha: true, format: "png" };
  if (id === "firn-icon") return { width: 512, height: 512, hasAlpha: true, format: "png" };
  const isScene = id.startsWith("scene-") || stillIds.includes(id);
  return isScene
    ? { width: 2688, height: 1512, hasAlpha: false, format: "jpeg" }
    : { width: 1728, height: 2304, hasAlpha: true, format: "png" };
}

const titles = new Map(
  [...products, giftCard].flatMap(({ uid, title, colours, kind }) =>
    colours.flatMap((colour) =>
      viewsOf(kind).map((view) => [mediaId(uid, colour.id, view), `${title.en}, ${colour.id}, ${view}`] as const),
    ),
  ),
);

const spoken = (id: string) => id.replace(/^scene-/, "").replaceAll("-", " ");
const image = (id: string): SetItem => ({ kind: "image", id });
const scenes = (...names: string[]) => names.map((name) => image(`scene-${name}`));

/** A board's gallery: every view of its first colour, then the other colours. */
function galleryOf({ uid, kind, colours }: (typeof products)[number]): SetItem[] {
  const [first, ...others] = colours.map(({ id }) => id);
  const [main = ""] = viewsOf(kind);
  const views = first ? viewsOf(kind).map((view) => image(mediaId(uid, first, view))) : [];
  return [...views, ...others.map((colour) => image(mediaId(uid, colour, main)))];
}

/** The media of the demo world under an alias: every picture, galleries of the first boards, sets of scenes, a film. */
export function demoMedia(alias: string): NewAsset[] {
  const shared = { alias, version: hand };
  const set = (id: string, title: string, items: SetItem[]): NewAsset => ({ ...shared, kind: "set", id, title, items });
  const film: SetItem = { kind: "video", id: firstSnow.id };
  const boards = products.filter(({ kind }) => kind === "snowboard").slice(0, 4);
  const { id, width, height, seconds, bytes } = firstSnow;
  return [
    ...demoMediaIds().map(
      (id): NewAsset => ({
        ...{ ...shared, kind: "image", id, ...sizeOf(id) },
        ...{ title: titles.get(id) ?? spoken(id), pointOfInterest: pointOf(id) },
      }),
    ),
    ...boards.map((board) => set(`gallery-${board.uid}`, board.title.en, galleryOf(board))),
    set("season-opening", "Season opening", [...scenes("dawn-ridge", "corduroy", "chairlift"), film]),
    set("storm-days", "Storm days", scenes("storm", "forest", "powder-line", "glacier")),
    set("after-dark", "After dark", [film, ...scenes("night-park", "aurora", "village")]),
    {
      ...{ alias, version: camera, kind: "video", id, title: "First snow", width, height, bytes, format: "mp4" },
      description: "The first snow of the season falls on the village.",
      film: {
        ...{
          duration: seconds * 1000,
          bitrate: Math.round((bytes * 8) / seconds),
          videoCodec: "h264",
          audioCodec: "none",
        },
        poster: stillIds[0] ?? null,
        thumbs: stillIds.map((still, second) => ({ id: still, time: second * 1000 })),
      },
    },
  ];
}
