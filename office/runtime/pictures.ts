/** Address of a picture of the library: pictureUrl("kestrel-glacier-topsheet", 72). */
export const pictureUrl = (id: string, size: number): string => `${placeOf(id)}?w=${size}&h=${size}&fmt=auto`;

/** The shop's logo as it stands now, whatever its shape. */
export const logoUrl = (id: string): string => `${placeOf(id)}?maxW=400&maxH=112&fmt=auto`;

type Shown = { id: string; fileVersion: string };

/** The same of exactly this version, which browsers may keep. */
export const versionUrl = ({ id, fileVersion }: Shown, size: number): string =>
  `${pictureUrl(id, size)}&v=${fileVersion}`;

/** All of the picture, no side longer than `size`. */
export const wholeUrl = ({ id, fileVersion }: Shown, size: number): string =>
  `${placeOf(id)}?maxW=${size}&maxH=${size}&fmt=auto&v=${fileVersion}`;

/** As the shop crops it to a width and a height. */
export const cropUrl = ({ id, fileVersion }: Shown, width: number, height: number): string =>
  `${placeOf(id)}?w=${width}&h=${height}&sm=c&fmt=auto&v=${fileVersion}`;

const placeOf = (id: string) => `${document.documentElement.dataset.pictures ?? ""}${encodeURIComponent(id)}`;
