import type { PointOfInterest, SetItem } from "#services/media/schema.ts";
import type { NewAsset } from "#services/media/writes.ts";
import { variants } from "./artwork/scene/variants.ts";
import { tall } from "./artwork/scene.ts";
import { giftCard, products } from "./catalogue/products.ts";
import { mediaId, viewsOf } from "./catalogue/views.ts";
import { filmBytes, stillIds } from "./film.ts";
import { mediaData } from "./media-data.ts";
import { demoMediaIds } from "./pictures.ts";
import { frontAlt, storePicture } from "./store-fronts.ts";
import { demoStores } from "./stores.ts";

const { focus, sets, film } = mediaData;

/** Must be changed whenever the artwork changes, so that no renditions of older pictures are shown. */
const artworkVersion = "drawn-42";
/** The same for the film. */
const filmVersion = "filmed-3";

function pointOf(id: string): PointOfInterest | null {
  // Keeps the sign and the windows in view.
  if (fronts.has(id)) return { x: 0.2, y: 0.26, w: 0.6, h: 0.63 };
  const scene = stillIds.includes(id) ? `scene-${film.scene}` : id;
  const [x = 0, y = 0, w = 0, h = 0] = variants[scene.replace(/^scene-/, "")]?.keep ?? [];
  if (focus[scene]) return focus[scene];
  // Told of in its middle.
  if (scene.startsWith("scene-with-")) return { x: 0.3, y: 0.06, w: 0.4, h: 0.88 };
  if (scene.startsWith("scene-rider-")) return { x: 0.4, y: 0.08, w: 0.2, h: 0.5 };
  return w > 0 ? { x, y, w, h } : null;
}

/** Masters have about four megapixels. The logo and the icon are larger than they were drawn. */
function sizeOf(id: string): Pick<NewAsset, "width" | "height" | "hasAlpha" | "format"> {
  if (id === "firn-logo") return { width: 1736, height: 404, hasAlpha: true, format: "png" };
  if (id === "firn-icon") return { width: 512, height: 512, hasAlpha: true, format: "png" };
  if (tall.has(id.replace(/^scene-/, ""))) return { width: 2304, height: 2304, hasAlpha: false, format: "jpeg" };
  const isScene = id.startsWith("scene-") || stillIds.includes(id) || fronts.has(id);
  return isScene
    ? { width: 2688, height: 1512, hasAlpha: false, format: "jpeg" }
    : { width: 1728, height: 2304, hasAlpha: true, format: "png" };
}

const titles = new Map(
  [...products, giftCard].flatMap(({ uid, title, colours, kind, art, facts }) =>
    colours.flatMap((colour) =>
      viewsOf({ kind, art, facts }).map(
        (view) => [mediaId(uid, colour.id, view), `${title.en}, ${colour.id}, ${view}`] as const,
      ),
    ),
  ),
);

/** The stores by the media id of their picture. */
const fronts = new Map(demoStores.map((store) => [storePicture(store.slug), store]));

const titleFromId = (id: string) => id.replace(/^scene-/, "").replaceAll("-", " ");
const image = (id: string): SetItem => ({ kind: "image", id });

/** A board's gallery: every view of its first colour, then the main view of the other colours. */
function galleryOf({ uid, kind, art, facts, colours }: (typeof products)[number]): SetItem[] {
  const [first, ...others] = colours.map(({ id }) => id);
  const [main = ""] = viewsOf({ kind, art, facts });
  const views = first ? viewsOf({ kind, art, facts }).map((view) => image(mediaId(uid, first, view))) : [];
  return [...views, ...others.map((colour) => image(mediaId(uid, colour, main)))];
}

/**
 * The media of the demo world under an alias: every picture, galleries of the first boards, sets of scenes, and a film.
 */
export function demoMedia(alias: string): NewAsset[] {
  const shared = { alias, version: artworkVersion };
  const boards = products.filter(({ kind }) => kind === "snowboard").slice(0, 4);
  const galleries = boards.map((board) => ({
    id: `gallery-${board.uid}`,
    title: board.title.en,
    items: galleryOf(board),
  }));
  return [
    ...demoMediaIds().map((id): NewAsset => {
      const store = fronts.get(id);
      return {
        ...shared,
        ...sizeOf(id),
        kind: "image",
        id,
        title: store ? `${store.name}, ${store.city}` : (titles.get(id) ?? titleFromId(id)),
        pointOfInterest: pointOf(id),
        ...(store && { alt: frontAlt(store) }),
      };
    }),
    ...[...galleries, ...sets].map((set): NewAsset => ({ ...shared, ...set, kind: "set" })),
    filmAsset(alias),
  ];
}

function filmAsset(alias: string): NewAsset {
  const { id, title, description, width, height, seconds, videoCodec, audioCodec } = film;
  const bytes = filmBytes();
  return {
    alias,
    version: filmVersion,
    kind: "video",
    id,
    title,
    description,
    width,
    height,
    bytes,
    format: "mp4",
    film: {
      duration: seconds * 1000,
      bitrate: Math.round((bytes * 8) / seconds),
      videoCodec,
      audioCodec,
      poster: stillIds[0] ?? null,
      thumbs: stillIds.map((still, second) => ({ id: still, time: second * 1000 })),
    },
  };
}
