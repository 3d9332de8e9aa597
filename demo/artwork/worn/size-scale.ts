import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { mainDrawing } from "#demo/artwork/goods.ts";
import { ground, groundShadow } from "#demo/artwork/ground.ts";
import { faces, place, set } from "#demo/artwork/lettering/set.ts";
import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { person } from "#demo/artwork/person/person.ts";
import { n, path } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import type { Outfit } from "./figure.ts";
import { placed } from "./piece.ts";

/** Pictures that show the size of a product: beside a rider of 1.80 m, in front of a scale in centimetres. */

/** The standing figure's units per centimetre. */
const unit = 9;
const floor = 1640;

/** The position of the product in a drawing of 900 × 1200 units. */
type Box = { left: number; top: number; width: number; height: number };
type Measured = {
  box: Box;
  centimetres: (facts: Record<string, string | number>) => number;
  along: "width" | "height";
};

const litres = (facts: Record<string, string | number>): number => Number(facts.litres ?? 30);
const long = (facts: Record<string, string | number>): number => Number.parseFloat(String(facts.length ?? 80));

/** The sizes of products by form. A duffel's size grows with the cube root of its volume. */
const measured: Readonly<Record<string, Measured>> = {
  backpack: {
    box: { left: 132, top: 89, width: 636, height: 969 },
    centimetres: (facts) => 19 * Math.cbrt(litres(facts)),
    along: "height",
  },
  "airbag-pack": {
    box: { left: 132, top: 89, width: 648, height: 969 },
    centimetres: (facts) => 19 * Math.cbrt(litres(facts)),
    along: "height",
  },
  duffel: {
    box: { left: 88, top: 242, width: 762, height: 639 },
    centimetres: (facts) => 16.5 * Math.cbrt(litres(facts)),
    along: "width",
  },
  "board-bag": { box: { left: 261, top: 84, width: 349, height: 996 }, centimetres: long, along: "height" },
  "boot-bag": {
    box: { left: 190, top: 168, width: 520, height: 834 },
    centimetres: (facts) => 16 * Math.cbrt(litres(facts)),
    along: "height",
  },
  tote: { box: { left: 175, top: 143, width: 550, height: 868 }, centimetres: () => 62, along: "height" },
  shovel: { box: { left: 242, top: 71, width: 416, height: 1007 }, centimetres: long, along: "height" },
};

/** Whether a product of this form has a size picture. */
export const isMeasured = (form: string | undefined): boolean => form !== undefined && Object.hasOwn(measured, form);

/** A tick for every ten centimetres, with longer, numbered ticks at every fifty. */
function measure(x: number): string {
  const ticks = Array.from({ length: 20 }, (_, i) => {
    const y = floor - i * 10 * unit;
    return `<path d="M${x} ${y}h${i % 5 === 0 ? 64 : 32}" stroke-width="${i % 5 === 0 ? 5 : 3}"/>`;
  });
  const numbers = [50, 100, 150].map((height) =>
    place(set(String(height), faces.label), { x: x + 84, y: floor - height * unit, height: 34 }).map((outline) =>
      path(outline),
    ),
  );
  return `<g stroke="#5a6570" fill="none"><path d="M${x} ${floor}V${floor - 190 * unit}" stroke-width="3"/>${ticks.join("")}</g><path d="${numbers.flat().join("")}" fill="#5a6570"/>`;
}

/** Draws a product beside a rider. SVG text, 900 × 1200. Throws when its size is not known (isMeasured). */
export function drawSizeScale(request: PictureRequest, outfit: Outfit): string {
  const { kind, art, facts = {} } = request.product;
  const known = measured[art.form ?? ""];
  if (!known) throw new Error(`how large a ${art.form} is, is not known`);
  const { box, along, centimetres } = known;
  const scale = (centimetres(facts) * unit) / box[along];
  const [wide, high] = [box.width * scale, box.height * scale];
  const middle = -190;
  const at = `translate(${n(middle - (box.left + box.width / 2) * scale)} ${n(floor - (box.top + box.height) * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  const { board: _board, bag: _bag, ...worn } = outfit;
  const shadows =
    groundShadow(450, floor + 4, 300, 34, "riderFloor") +
    groundShadow(middle, floor + 4, wide * 0.55, Math.min(34, high * 0.08), "thingFloor");
  const scene = `<g transform="translate(358 150) scale(.56)">${measure(-600)}${shadows}<g transform="translate(470 ${floor}) scale(1.14)">${person(worn, attitudes.waits, "be0")}</g>${placed(request, mainDrawing(kind), "be", at)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200"><defs>${markDefs}</defs>${ground(900, 1200)}${scene}</svg>`;
}
