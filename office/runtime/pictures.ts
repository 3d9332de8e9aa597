/** The URL of a library picture, fitted into a square of `size` pixels: pictureUrl("kestrel-glacier-topsheet", 72). */
export const pictureUrl = (id: string, size: number): string => `${placeOf(id)}?w=${size}&h=${size}&fmt=auto`;

/** The current picture, uncropped, within a width and a height. */
export const withinUrl = (id: string, width: number, height: number): string =>
  `${placeOf(id)}?maxW=${width}&maxH=${height}&fmt=auto`;

type PictureFile = { id: string; fileVersion: string };

/** The same for exactly this version of the file, which browsers may cache. */
export const versionUrl = ({ id, fileVersion }: PictureFile, size: number): string =>
  `${pictureUrl(id, size)}&v=${fileVersion}`;

/** The uncropped picture, with no side longer than `size`. */
export const wholeUrl = ({ id, fileVersion }: PictureFile, size: number): string =>
  `${placeOf(id)}?maxW=${size}&maxH=${size}&fmt=auto&v=${fileVersion}`;

/** The picture cropped to a width and a height, as in the shop. */
export const cropUrl = ({ id, fileVersion }: PictureFile, width: number, height: number): string =>
  `${placeOf(id)}?w=${width}&h=${height}&sm=c&fmt=auto&v=${fileVersion}`;

const placeOf = (id: string) => `${document.documentElement.dataset.pictures ?? ""}${encodeURIComponent(id)}`;
