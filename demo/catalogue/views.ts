import type { Kind } from "#demo/shapes.ts";

/** The pictures of a product, the first for cards. The artwork of the kind draws each of them. */
const views: Partial<Record<Kind, readonly string[]>> = {
  snowboard: ["topsheet", "base", "angle", "detail"],
  boot: ["side", "front", "detail"],
  binding: ["angle", "top", "detail"],
  jacket: ["front", "back", "detail"],
  pants: ["front", "back", "detail"],
  midlayer: ["front", "back", "detail"],
};

export const viewsOf = (kind: Kind): readonly string[] => views[kind] ?? ["front", "detail"];

/** "kestrel", "glacier", "topsheet" → "kestrel-glacier-topsheet". */
export const mediaId = (uid: string, colour: string, view: string): string => `${uid}-${colour}-${view}`;
