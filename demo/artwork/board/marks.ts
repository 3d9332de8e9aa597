import { stanceOf } from "#commerce/shared/boards/rules.ts";
import { faces, place, set } from "#demo/artwork/lettering/set.ts";
import { wordmark } from "#demo/artwork/lettering/wordmark.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Canvas, Graphic, Lettering } from "./canvas.ts";
import { area, type Layer, line, type Shape } from "./layers.ts";
import { inkOn } from "./palette.ts";

const shapesOf = (outlines: Point[][]): Shape[] => outlines.map((points) => area(points));

/** The position of the wordmark: over the tail's contact point, or ahead of the notch of a swallowtail. */
const markAt = ({ outline, specs }: Canvas): number =>
  specs.shape === "swallowtail" ? outline.tailContact - 12 : outline.tailContact + 22;

function field(canvas: Canvas, lettering: Lettering): Layer[] {
  if (lettering.on === "graphic") return [];
  const y = markAt(canvas);
  const end = canvas.outline.length / 2 + 20;
  if (lettering.on === "label") {
    return [
      {
        shapes: [
          area([
            [-78, y - 27],
            [78, y - 27],
            [78, y + 49],
            [-78, y + 49],
          ]),
        ],
        fill: lettering.colour,
      },
    ];
  }
  const top = y - 42;
  const rise = { level: () => 0, slant: (x: number) => x * 0.24, arc: (x: number) => -30 + 34 * (x / 150) ** 2 }[
    lettering.edge
  ];
  const edge = Array.from({ length: 19 }, (_, i): Point => [i * 20 - 180, top + rise(i * 20 - 180)]);
  return [{ shapes: [area([...edge, [180, end], [-180, end]])], fill: lettering.colour }];
}

/** Reference ticks of the stance, the wordmark and the model's name. */
export function topMarks(canvas: Canvas, { lettering }: Graphic): Layer[] {
  const { outline, name } = canvas;
  const y = markAt(canvas);
  const ink = inkOn(lettering.colour);
  const word = wordmark(faces.wordmark);
  const model = set(name, faces.label);
  const height = Math.min(11.5, 134 / model.width);
  const ticks = [-1, 1].flatMap((side): Shape[] => {
    const at = outline.waistAt + side * stanceOf(outline.length);
    const x = outline.halfWidth(at) - 7;
    return [
      line([
        [-x, at],
        [-x + 9, at],
      ]),
      line([
        [x, at],
        [x - 9, at],
      ]),
    ];
  });
  return [
    ...field(canvas, lettering),
    { shapes: shapesOf(place(word, { x: 0, y, height: 27, anchor: "middle" })), fill: ink },
    { shapes: shapesOf(place(model, { x: 0, y: y + 31, height, anchor: "middle" })), fill: ink },
    { shapes: ticks, stroke: canvas.roles.ink, width: 1.6, opacity: 0.7 },
  ];
}
