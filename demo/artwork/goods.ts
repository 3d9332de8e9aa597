/** Pictures of everything that is not a board. */
import type { Kind, PictureRequest } from "../shapes.ts";
import { accessoryFront } from "./goods/accessory.ts";
import { backdrop, backdropDefs, height, width } from "./goods/backdrop.ts";
import { backpackBack } from "./goods/backpack.ts";
import { bagFront } from "./goods/bag.ts";
import { beanieFront } from "./goods/beanie.ts";
import { bindingAngle, bindingTop } from "./goods/binding.ts";
import { bootSide } from "./goods/boot.ts";
import { bootFront } from "./goods/boot-front.ts";
import { closeUp } from "./goods/close-up.ts";
import { compact } from "./goods/compact.ts";
import { type Easel, easelFor } from "./goods/easel.ts";
import { glovesFront } from "./goods/gloves.ts";
import { gogglesFront } from "./goods/goggles.ts";
import { helmetFront } from "./goods/helmet.ts";
import { jacketFront } from "./goods/jacket.ts";
import { jacketBack } from "./goods/jacket-back.ts";
import { markDefs } from "./goods/mark.ts";
import { midlayerBack, midlayerFront } from "./goods/midlayer.ts";
import { pantsBack, pantsFront } from "./goods/pants.ts";
import { protectionFront } from "./goods/protection.ts";
import { safetyFront } from "./goods/safety.ts";
import { socksFront } from "./goods/socks.ts";
import { toolFront } from "./goods/tool.ts";
import { waxFront } from "./goods/wax.ts";
import { svg } from "./svg.ts";

type Draw = (e: Easel) => string;

/** Views in gallery order; the first is the main one, from which the detail is taken. */
const drawings: Record<Exclude<Kind, "snowboard">, Record<string, Draw>> = {
  boot: { side: bootSide, front: bootFront },
  binding: { angle: bindingAngle, top: bindingTop },
  jacket: { front: jacketFront, back: jacketBack },
  pants: { front: pantsFront, back: pantsBack },
  midlayer: { front: midlayerFront, back: midlayerBack },
  gloves: { front: glovesFront },
  goggles: { front: gogglesFront },
  helmet: { front: helmetFront },
  beanie: { front: beanieFront },
  socks: { front: socksFront },
  bag: { front: bagFront, back: backpackBack },
  protection: { front: protectionFront },
  safety: { front: safetyFront },
  tool: { front: toolFront },
  wax: { front: waxFront },
  accessory: { front: accessoryFront },
};

const viewsFor = (kind: Kind): Record<string, Draw> => (kind === "snowboard" ? {} : drawings[kind]);

/** The names of a kind's views, main view first. Boards have their own pictures, so theirs is an empty list here. */
export function viewsOf(kind: Kind): string[] {
  const views = Object.keys(viewsFor(kind));
  return views.length > 0 ? [...views, "detail"] : [];
}

/**
 * Draws a product as a complete SVG text, 900 × 1200 units, on the firn ground.
 * Unknown views give the main view, unknown forms the kind's first form. Throws for boards, which are not drawn here.
 */
export function drawGoods(request: PictureRequest): string {
  const { kind } = request.product;
  const views = viewsFor(kind);
  const main = Object.values(views)[0];
  if (!main) throw new Error(`no drawing for kind "${kind}" among goods`);
  const e = easelFor(request);
  const body = e.close ? closeUp(e, kind, main(e)) : (views[request.view] ?? main)(e);
  const shared = compact(e.defs(), body);
  return svg(width, height, backdrop + shared.body, backdropDefs + markDefs + shared.defs);
}
