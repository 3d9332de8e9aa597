/** Address of a picture of the library: pictureUrl("kestrel-glacier-topsheet", 72). */
export const pictureUrl = (id: string, size: number): string =>
  `${document.documentElement.dataset.pictures ?? ""}${encodeURIComponent(id)}?w=${size}&h=${size}&fmt=auto`;
