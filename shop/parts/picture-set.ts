import { type MediaOptions, mediaUrl } from "#shop/frame/media.ts";

/** Widths in pixels that pictures are asked for, by use: those of specification 9.4, and for denser screens twice those. */
export const cardWidths = [210, 340, 353, 420, 680, 706, 960];
export const sliderWidths = [340, 348, 430, 453, 680, 860, 906];
export const sceneWidths = [480, 768, 1080, 1440, 1920, 2560];

/** How wide a card is on the page, for `sizes`. */
export const cardSizes = "(min-width: 1200px) 21vw, (min-width: 769px) 29vw, 46vw";
export const sliderSizes = "(min-width: 900px) 24vw, (min-width: 600px) 48vw, 92vw";
/** A scene fills the window, cropped: on tall windows its height decides. */
export const sceneSizes = "(max-aspect-ratio: 16/9) 178vh, 100vw";

/** A scene that fills an upright window is cut to this on the way; the point of interest stays in view. */
export const uprightScene = { ratio: 9 / 16, widths: [450, 600, 800, 1000, 1200], sizes: "max(100vw, 56vh)" };

/** --firn of ui/tokens.css: what pictures of goods stand on. Filled in on the way, they need no transparency. */
const ground = "rgb(242,244,246)";

export type PictureSet = { id: string; widths: readonly number[]; quality?: 75 | 90; ratio?: number };

/** Addresses of one picture in several widths; with a ratio (width / height) it is cropped to it. */
export function pictureSet(
  mediaBase: string,
  { id, widths, quality = 75, ratio }: PictureSet,
): { src: string; srcSet: string } {
  const at = (w: number) => addressAt(mediaBase, id, w, quality, ratio);
  const middle = widths[Math.floor(widths.length / 2)] ?? 480;
  return { src: at(middle), srcSet: widths.map((w) => `${at(w)} ${w}w`).join(", ") };
}

/** How a document preloads a scene that fills its first screen. */
export const scenePreload = (mediaBase: string, id: string) => ({
  ...pictureSet(mediaBase, { id, widths: sceneWidths }),
  sizes: sceneSizes,
  upright: { srcSet: pictureSet(mediaBase, { id, ...uprightScene }).srcSet, sizes: uprightScene.sizes },
});

/** The picture 15 px wide (specification 9.4): it is there at once and, drawn large, says what is to come. */
export const tinyPicture = (mediaBase: string, id: string, ratio?: number): string =>
  addressAt(mediaBase, id, 15, 20, ratio);

function addressAt(mediaBase: string, id: string, w: number, qlt: 20 | 75 | 90, ratio?: number): string {
  const size: MediaOptions = ratio ? { w, h: Math.round(w / ratio), sm: "c" } : { w };
  return mediaUrl(mediaBase, id, { ...size, qlt, bg: ground });
}
