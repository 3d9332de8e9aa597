/** Pictures of all products other than boards. */
import type { Kind, PictureRequest } from "#demo/shapes.ts";
import { accessoryFront } from "./goods/accessory/accessory.ts";
import { jacketFront } from "./goods/apparel/jacket.ts";
import { jacketBack } from "./goods/apparel/jacket-back.ts";
import { jacketInside } from "./goods/apparel/jacket-inside.ts";
import { midlayerBack, midlayerFront } from "./goods/apparel/midlayer.ts";
import { backpackBack } from "./goods/bag/backpack-back.ts";
import { bagFront } from "./goods/bag/bag.ts";
import { bindingAngle, bindingBack, bindingFront, bindingSide, bindingTop } from "./goods/binding/views.ts";
import { bootFront } from "./goods/boot/front.ts";
import { bootSole } from "./goods/boot/outsole.ts";
import { bootSide } from "./goods/boot/side.ts";
import { backdrop, backdropDefs, height, onWall, width } from "./goods/draw/backdrop.ts";
import { closeUp } from "./goods/draw/close-up.ts";
import { compact } from "./goods/draw/compact.ts";
import { type Easel, easelFor } from "./goods/draw/easel.ts";
import { markDefs } from "./goods/draw/mark.ts";
import { glovesFront, glovesPalm } from "./goods/gloves/pair.ts";
import { gogglesFront } from "./goods/goggles/front.ts";
import { gogglesInside } from "./goods/goggles/inside.ts";
import { helmetBack, helmetInside } from "./goods/helmet/behind.ts";
import { helmetFront } from "./goods/helmet/front.ts";
import { beanieFront } from "./goods/knit/beanie.ts";
import { socksFront } from "./goods/knit/socks.ts";
import { pantsBack, pantsFront } from "./goods/pants/pants.ts";
import { protectionFront } from "./goods/protection/protection.ts";
import { safetyFront } from "./goods/safety/safety.ts";
import { toolFront } from "./goods/tool/tool.ts";
import { waxFront } from "./goods/wax/wax.ts";
import { svg } from "./svg.ts";

type Draw = (e: Easel) => string;

/** Views in gallery order; the first is the main one, from which the detail is taken. */
const drawings: Record<Exclude<Kind, "snowboard">, Record<string, Draw>> = {
  boot: { side: bootSide, front: bootFront, sole: bootSole },
  binding: { angle: bindingAngle, side: bindingSide, front: bindingFront, back: bindingBack, top: bindingTop },
  jacket: { front: jacketFront, back: jacketBack, inside: jacketInside },
  pants: { front: pantsFront, back: pantsBack },
  midlayer: { front: midlayerFront, back: midlayerBack },
  gloves: { front: glovesFront, palm: glovesPalm },
  goggles: { front: gogglesFront, inside: gogglesInside },
  helmet: { front: helmetFront, back: helmetBack, inside: helmetInside },
  beanie: { front: beanieFront },
  socks: { front: socksFront },
  bag: { front: bagFront, back: backpackBack },
  protection: { front: protectionFront },
  safety: { front: safetyFront },
  tool: { front: toolFront },
  wax: { front: waxFront },
  accessory: { front: accessoryFront },
};

/** Clothing hangs flat on the wall; other things stand on the floor. */
const hanging: ReadonlySet<Kind> = new Set(["jacket", "pants", "midlayer", "gloves", "beanie", "socks", "protection"]);

/** How far low things are moved down, by form, so that they stand on the floor of the others in a row of cards. */
const lowered: Partial<Record<Kind, Record<string, number>>> = {
  goggles: { "": 150 },
  bag: { duffel: 110 },
  tool: { "edge-tool": 160, scraper: 160 },
  accessory: { lens: 160, "stomp-pad": 60, lock: 90 },
};

function onFloor({ form, close }: Easel, kind: Kind, body: string): string {
  const forms = lowered[kind] ?? {};
  const down = close ? undefined : (forms[form] ?? forms[""]);
  return down ? `<g transform="translate(0 ${down})">${body}</g>` : body;
}

const viewsFor = (kind: Kind): Record<string, Draw> => (kind === "snowboard" ? {} : drawings[kind]);

/** The names of a kind's views, main view first. Empty for boards, which have their own pictures. */
export function viewsOf(kind: Kind): string[] {
  const views = Object.keys(viewsFor(kind));
  return views.length > 0 ? [...views, "detail", "close"] : [];
}

/** The main drawing of a product, for use in a larger picture. Throws for boards. */
export const mainDrawing = (kind: Kind): Draw => {
  const [main] = Object.values(viewsFor(kind));
  if (!main) throw new Error(`no drawing for kind "${kind}" among goods`);
  return main;
};

/**
 * Draws a product as a complete SVG text, 900 × 1200 units, on the standard ground. Unknown views give the main view,
 * unknown forms the kind's first form. Throws for boards, which are drawn elsewhere.
 */
export function drawGoods(request: PictureRequest): string {
  const { kind } = request.product;
  const views = viewsFor(kind);
  const main = Object.values(views)[0];
  if (!main) throw new Error(`no drawing for kind "${kind}" among goods`);
  const e = easelFor(request);
  const body = e.close ? closeUp(e, kind, main(e), request.view === "close") : (views[request.view] ?? main)(e);
  const shared = compact(e.defs(), body);
  const shown = hanging.has(kind) && !e.close ? onWall(shared.body) : { body: onFloor(e, kind, shared.body), defs: "" };
  const defs = backdropDefs + markDefs + shown.defs + shared.defs;
  return svg(width, height, `${backdrop}<g fill="none">${shown.body}</g>`, defs);
}
