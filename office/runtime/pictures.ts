/** Address of a picture of the library: pictureUrl("kestrel-glacier-topsheet", 72). */
export const pictureUrl = (id: string, size: number): string => `${placeOf(id)}?w=${size}&h=${size}&fmt=auto`;

/** The shop's logo as it stands now, whatever its shape. */
export const logoUrl = (id: string): string => `${placeOf(id)}?maxW=400&maxH=112&fmt=auto`;

type Shown = { id: string; version: string };

/** The same of exactly this version, which browsers may keep. */
export const versionUrl = ({ id, version }: Shown, size: number): string => `${pictureUrl(id, size)}&v=${version}`;

/** All of the picture, no side longer than `size`. */
export const wholeUrl = ({ id, version }: Shown, size: number): string =>
  `${placeOf(id)}?maxW=${size}&maxH=${size}&fmt=auto&v=${version}`;

/** As the shop crops it to a width and a height. */
export const cropUrl = ({ id, version }: Shown, width: number, height: number): string =>
  `${placeOf(id)}?w=${width}&h=${height}&sm=c&fmt=auto&v=${version}`;

const placeOf = (id: string) => `${document.documentElement.dataset.pictures ?? ""}${encodeURIComponent(id)}`;
