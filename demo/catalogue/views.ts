import { isMeasured } from "#demo/artwork/worn/beside.ts";
import { slotOf } from "#demo/artwork/worn/worn.ts";
import type { DemoProduct, Kind } from "#demo/shapes.ts";

/** The pictures of a product, the first for cards. The artwork of the kind draws each of them. */
const views: Partial<Record<Kind, readonly string[]>> = {
  snowboard: ["topsheet", "base", "ridden", "angle", "worn", "detail"],
  boot: ["side", "front", "worn", "detail", "sole", "close"],
  binding: ["angle", "top", "detail", "close"],
  jacket: ["front", "back", "worn", "inside", "detail", "close"],
  pants: ["front", "back", "worn", "detail", "close"],
  midlayer: ["front", "back", "worn", "detail"],
  gloves: ["front", "palm", "worn", "detail"],
};

const others = ["front", "worn", "detail", "close"] as const;

/** What nobody wears is shown where it is used: in the snow. */
export const viewsOf = ({ kind, art }: Pick<DemoProduct, "kind" | "art">): readonly string[] => {
  if (art.form === "gift-card") return ["front", "mail"];
  const own = views[kind] ?? others;
  const used = kind === "binding" || slotOf({ kind, art }) ? own : own.map((view) => (view === "worn" ? "snow" : view));
  // How large a bag is says no picture of it alone.
  return isMeasured(art.form) ? used.toSpliced(2, 0, "scale") : used;
};

/** "kestrel", "glacier", "topsheet" → "kestrel-glacier-topsheet". */
export const mediaId = (uid: string, colour: string, view: string): string => `${uid}-${colour}-${view}`;
