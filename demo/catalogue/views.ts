import { isMeasured } from "#demo/artwork/worn/size-scale.ts";
import { slotOf } from "#demo/artwork/worn/worn.ts";
import type { DemoProduct, Kind } from "#demo/shapes.ts";

/** The views of a product by kind; cards show the first. Each is drawn by the artwork of the kind. */
const views: Partial<Record<Kind, readonly string[]>> = {
  snowboard: ["topsheet", "base", "ridden", "angle", "planted", "detail"],
  boot: ["side", "front", "worn", "detail", "sole", "close"],
  binding: ["angle", "side", "back", "front", "top", "detail"],
  jacket: ["front", "back", "worn", "inside", "detail", "close"],
  pants: ["front", "back", "worn", "detail", "close"],
  midlayer: ["front", "back", "worn", "detail"],
  gloves: ["front", "palm", "worn", "detail", "close"],
  goggles: ["front", "inside", "worn", "detail", "snow", "close"],
  helmet: ["front", "back", "worn", "inside", "detail", "close"],
  beanie: ["front", "worn", "detail", "snow", "close"],
};

const others = ["front", "worn", "detail", "close"] as const;

/** Products that are not worn are shown in the snow instead. */
export const viewsOf = ({ kind, art, facts }: Pick<DemoProduct, "kind" | "art" | "facts">): readonly string[] => {
  if (art.form === "gift-card") return ["front", "given"];
  const own = views[kind] ?? others;
  const isWorn = kind === "binding" || slotOf({ kind, art, facts });
  const used = isWorn ? own : [...new Set(own.map((view) => (view === "worn" ? "snow" : view)))];
  // A bag's size cannot be seen in a picture of the bag alone, so measured forms get a picture with a scale.
  return isMeasured(art.form) ? used.toSpliced(2, 0, "scale") : used;
};

/** Builds a media id: "kestrel", "glacier", "topsheet" → "kestrel-glacier-topsheet". */
export const mediaId = (uid: string, colour: string, view: string): string => `${uid}-${colour}-${view}`;
