import { standCollar } from "#demo/artwork/goods/apparel/collar.ts";
import { garmentOf, weaveOf } from "#demo/artwork/goods/apparel/garment.ts";
import { armCloth, frontCloth, frontDetails } from "#demo/artwork/goods/apparel/jacket.ts";
import { backCloth, backDetails } from "#demo/artwork/goods/apparel/jacket-back.ts";
import { jacketForm } from "#demo/artwork/goods/apparel/jacket-form.ts";
import { panelsOf } from "#demo/artwork/goods/apparel/jacket-panels.ts";
import { midlayerArm, midlayerCloth } from "#demo/artwork/goods/apparel/midlayer.ts";
import { sleeveHex } from "#demo/artwork/goods/apparel/midlayer-arms.ts";
import { cuff } from "#demo/artwork/goods/apparel/sleeve.ts";
import { shellCut } from "#demo/artwork/goods/apparel/torso.ts";
import { type Easel, easelFor } from "#demo/artwork/goods/draw/easel.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { legCloth } from "#demo/artwork/goods/pants/pants.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { type Mark, marksOf } from "./flat-marks.ts";

/** Clothing as it is worn: the marks of its flat drawing, and the colours of its parts. */
export type Garment = {
  body: string;
  sleeve: string;
  /** Colour of hood and collar. */
  hood: string;
  cuff: string;
  zip: string;
  neck: "hood" | "collar" | "crew";
  /** Whether its zip goes up the collar. */
  zipped: boolean;
  front: Mark[];
  back: Mark[];
  /** The sleeves of the wearer's left and right arm. */
  arms: readonly [Mark[], Mark[]];
};

const known = new Map<string, Garment>();
/** Light and shade on quilted rows are gentler on a body, which has light of its own. */
const calm = (marks: Mark[]): Mark[] =>
  marks.map((mark) => {
    const by = mark.fill === "#ffffff" ? 0.4 : mark.fill === "#05080c" ? 0.65 : 1;
    return { ...mark, fillOpacity: Math.round(mark.fillOpacity * by * 100) / 100 };
  });

/** Points of a curve are this far apart in the flat drawing's units. */
const step = 22;

function jacket(e: Easel): Garment {
  const form = jacketForm(e);
  const p = panelsOf(e, form);
  const front = frontCloth(e, p) + frontDetails(e, p);
  const back = backCloth(e, p.body) + backDetails(e);
  const arms = [false, true].map((left) => armCloth(e, p, left) + cuff(e, shellCut, left, p.cuff, p.tab));
  const defs = e.defs();
  const calmed = form === "insulated" ? calm : (marks: Mark[]): Mark[] => marks;
  return {
    body: p.body,
    sleeve: p.sleeve,
    hood: p.hood,
    cuff: p.cuff,
    zip: p.zip,
    neck: standCollar(e, form) ? "collar" : "hood",
    zipped: true,
    front: calmed(marksOf(front, defs, step)),
    back: calmed(marksOf(back, defs, step)),
    arms: [calmed(marksOf(arms[0] ?? "", defs, step)), calmed(marksOf(arms[1] ?? "", defs, step))],
  };
}

/** Midlayers are drawn a little higher than jackets, whose shape bodies have. */
const lowered = (marks: Mark[]): Mark[] =>
  marks.map((mark) => ({ ...mark, lines: mark.lines.map((line) => line.map(([x, y]): Point => [x, y + 32])) }));

function midlayer(e: Easel): Garment {
  const kind = garmentOf(e);
  const weave = weaveOf(e);
  const front = midlayerCloth(e);
  const sleeveless = kind === "vest";
  const arms = [false, true].map((left) => (sleeveless ? "" : midlayerArm(e, left)));
  const defs = e.defs();
  return {
    body: e.main,
    sleeve: sleeveless ? "#333c44" : sleeveHex(e, weave),
    hood: e.main,
    cuff: sleeveless ? "#2a3138" : quiet(e),
    zip: quiet(e),
    neck: kind === "hoodie" ? "hood" : kind === "base-top" ? "crew" : "collar",
    zipped: kind !== "hoodie" && kind !== "base-top",
    front: lowered(marksOf(front, defs, step)),
    back: [],
    arms: [marksOf(arms[0] ?? "", defs, step), marksOf(arms[1] ?? "", defs, step)],
  };
}

const keyOf = ({ product, palette }: PictureRequest): string => `${product.uid}:${palette.join()}`;

/** The garment of a jacket or midlayer. */
export function garmentFor(request: PictureRequest): Garment {
  const key = keyOf(request);
  const own = known.get(key);
  if (own) return own;
  const e = easelFor({ ...request, view: "worn" });
  const made = request.product.kind === "midlayer" ? midlayer(e) : jacket(e);
  if (known.size > 60) known.clear();
  known.set(key, made);
  return made;
}

const legs = new Map<string, Mark[]>();

/** The marks of trousers: both legs, as in their flat drawing. */
export function legMarks(request: PictureRequest): Mark[] {
  const key = keyOf(request);
  const own = legs.get(key);
  if (own) return own;
  const e = easelFor({ ...request, view: "worn" });
  const drawing = legCloth(e);
  const made = marksOf(drawing, e.defs(), step);
  if (legs.size > 60) legs.clear();
  legs.set(key, made);
  return made;
}
