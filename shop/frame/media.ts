export type MediaOptions = {
  w?: number;
  h?: number;
  maxW?: number;
  fmt?: "auto" | "jpg" | "png" | "webp";
  qlt?: 75 | 90;
  sm?: "c";
};

/** The demo world's media alias; brand settings may name another. */
export const mediaAlias = "firn";

/** Address of an image (specification 7.12): mediaUrl("", "kestrel-glacier-topsheet", { w: 480 }). */
export function mediaUrl(base: string, id: string, options: MediaOptions = {}): string {
  const query = Object.entries({ fmt: "auto", ...options }).map(([name, value]) => `${name}=${value}`);
  return `${base}/i/${mediaAlias}/${encodeURIComponent(id)}?${query.join("&")}`;
}
