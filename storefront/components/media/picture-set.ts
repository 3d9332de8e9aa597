import { type MediaOptions, mediaUrl } from "#storefront/app/media.ts";

/**
 * Widths in pixels in which pictures are requested, by use: those of specification 9.4, and twice those for denser
 * screens.
 */
export const cardWidths = [210, 340, 353, 420, 680, 706];
export const sliderWidths = [340, 348, 430, 453, 680, 696, 860, 906];
export const sceneWidths = [480, 768, 1080, 1440, 1920, 2560];

/** The `sizes` attributes: which width for which window (specification 9.4). */
export const cardSizes = "(max-width: 480px) 210px, (max-width: 767px) 353px, 340px";
export const sliderSizes = "(max-width: 480px) 430px, (max-width: 767px) 348px, (max-width: 1440px) 340px, 453px";
/** A scene fills the window and is cropped. In portrait windows the height decides. */
export const sceneSizes = "(max-aspect-ratio: 16/9) 178vh, 100vw";

/**
 * The media service crops a scene for portrait windows, for phones and for wider ones. The point of interest stays in
 * view.
 */
export const uprightScenes = [
  { media: "(max-aspect-ratio: 5/8)", ratio: 9 / 16, widths: [450, 600, 800, 1000, 1200], sizes: "max(100vw, 56vh)" },
  {
    media: "(min-aspect-ratio: 5/8) and (orientation: portrait)",
    ratio: 1,
    widths: [768, 1080, 1440, 1920],
    sizes: "max(100vw, 82vh)",
  },
];

/** The crop of a picture for windows up to a width, in pixels. The last of several cuts has no limit. */
export type Cut = { w: number; h: number; upTo?: number };

/** The default cuts of a picture (specification 9.4). Up to 1439 px and from 1440 px they are the same. */
export const genericCuts: readonly Cut[] = [
  { w: 480, h: 480, upTo: 480 },
  { w: 768, h: 432, upTo: 768 },
  { w: 1440, h: 480 },
];

/** Master pictures are hardly wider than this, in pixels. */
const widest = 2560;

/** The addresses of one cut, for normal and for denser screens. */
export function cutSet(mediaBase: string, id: string, { w, h }: Cut): { src: string; srcSet: string } {
  const density = Math.min(2, Math.round((widest * 100) / w) / 100);
  const at = (times: number) =>
    mediaUrl(mediaBase, id, { w: Math.round(w * times), h: Math.round(h * times), sm: "c", qlt: 75, bg: ground });
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(density)} ${density}x` };
}

/**
 * --ground-flat of ui/tokens.css: the background of product pictures. The media service fills it in, so the pictures
 * need no transparency.
 */
const ground = "rgb(233,237,240)";

export type PictureSet = { id: string; widths: readonly number[]; quality?: 75 | 90; ratio?: number };

/** The addresses of one picture in several widths. With a ratio (width / height) it is cropped to it. */
export function pictureSet(
  mediaBase: string,
  { id, widths, quality = 75, ratio }: PictureSet,
): { src: string; srcSet: string } {
  const at = (w: number) => addressAt(mediaBase, id, w, quality, ratio);
  const middle = widths[Math.floor(widths.length / 2)] ?? 480;
  return { src: at(middle), srcSet: widths.map((w) => `${at(w)} ${w}w`).join(", ") };
}

/** Preloads a scene that fills the first screen of a document. */
export const scenePreload = (mediaBase: string, id: string) => ({
  ...pictureSet(mediaBase, { id, widths: sceneWidths }),
  sizes: sceneSizes,
  upright: uprightScenes.map(({ media, sizes, ...cut }) => ({
    media,
    sizes,
    srcSet: pictureSet(mediaBase, { id, ...cut }).srcSet,
  })),
});

/**
 * The picture at a width of 15 px (specification 9.4), shown enlarged until the real one has loaded. Its quality is
 * high: so few pixels cost almost nothing, and low quality would distort their hue.
 */
export const tinyPicture = (mediaBase: string, id: string, ratio?: number): string =>
  addressAt(mediaBase, id, 15, 90, ratio);

function addressAt(mediaBase: string, id: string, w: number, qlt: 75 | 90, ratio?: number): string {
  const size: MediaOptions = ratio ? { w, h: Math.round(w / ratio), sm: "c" } : { w };
  return mediaUrl(mediaBase, id, { ...size, qlt, bg: ground });
}
