import { halved } from "#demo/artwork/clip.ts";
import { darken, distance, lightness } from "#demo/artwork/colour.ts";
import { faces, place, type Setting, set } from "#demo/artwork/lettering/set.ts";
import { between, seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Canvas, Graphic } from "./canvas.ts";
import { area, type Layer, line, type Shape } from "./layers.ts";
import { inkOn } from "./palette.ts";

const shapesOf = (outlines: Point[][]): Shape[] => outlines.map((points) => area(points));

/** Sets a line of text at a cap height of one, with letters widened until the line has the given length. */
function stretched(text: string, length: number): Setting {
  const at = (width: number): Setting => set(text, { weight: 0.29, width, tracking: 0.085 });
  const [narrow, wide] = [at(0.7), at(1.7)];
  const t = (length - narrow.width) / (wide.width - narrow.width);
  return at(0.7 + Math.min(1, Math.max(0, t)));
}

/** Die-cut sheets: two colours that meet on a slant, and the brand or model name along most of the board. */
export function baseGraphic(canvas: Canvas): Graphic {
  const { outline, roles, seed, specs, size, name } = canvas;
  const random = seeded(`${seed}:base`);
  const half = outline.length / 2;
  // The base contrasts with the topsheet: it is dark when the topsheet is light, and its second colour comes from the
  // palette.
  const one = lightness(roles.ground) > 0.6 ? roles.deep : roles.strong;
  const two = [roles.accent, ...roles.tones, roles.ground].find((c) => distance(c, one) > 0.2) ?? darken(one, 0.4);
  const tall = outline.waist * 0.64;
  const notched = specs.shape === "swallowtail";
  const long = outline.length * (notched ? 0.58 : 0.66);
  const word = stretched(random() < 0.7 ? "FIRN" : name, long / tall);
  const height = Math.min(tall, long / word.width);
  // The text is read with the nose to the right, as ridden boards are usually shown.
  random();
  const stretch = -90;
  const outlines = place(word, {
    x: 0,
    y: notched ? -outline.length * 0.01 : outline.waistAt,
    height,
    angle: stretch,
    anchor: "middle",
  });
  const letters = shapesOf(outlines);

  const cut = half * between(random, -0.35, 0.35);
  const slope = between(random, 0.45, 1.1) * (random() < 0.5 ? 1 : -1);
  const edge: Point[] = [
    [-180, cut - 180 * slope],
    [180, cut + 180 * slope],
  ];
  const below: Point[] = [...edge, [180, half + 200], [-180, half + 200]];
  const layers: Layer[] = [];
  const plan = Math.floor(random() * 3);
  if (plan === 0) {
    const above = outlines.map((points) => halved(points, -slope, 1, cut));
    const under = outlines.map((points) => halved(points, slope, -1, -cut));
    const whole = (pieces: Point[][]): Shape[] => shapesOf(pieces.filter((points) => points.length > 2));
    layers.push(
      { shapes: [area(below)], fill: two },
      { shapes: whole(above), fill: two },
      { shapes: whole(under), fill: one },
    );
  } else if (plan === 1) layers.push({ shapes: letters, fill: two });
  else {
    const bands = [0, 1, 2].map((i) =>
      area([
        [-180, cut + i * 64 - 180 * slope],
        [180, cut + i * 64 + 180 * slope],
        [180, cut + i * 64 + 30 + 180 * slope],
        [-180, cut + i * 64 + 30 - 180 * slope],
      ]),
    );
    layers.push({ shapes: bands, fill: two }, { shapes: letters, fill: inkOn(one) });
  }
  const ink = inkOn(one);
  const print = notched ? [`${size} / ${specs.base}`] : [`${size} / ${specs.base}`, name];
  print.forEach((text, i) => {
    const y = i ? outline.tailContact + 6 : outline.noseContact - 6;
    const small = place(set(text, faces.label), { x: 0, y, height: 10, anchor: "middle" });
    layers.push({ shapes: shapesOf(small), fill: plan === 0 && i ? inkOn(two) : ink, opacity: 0.9 });
  });
  layers.push({
    shapes: [
      line([
        [0, -half],
        [0, half],
      ]),
    ],
    stroke: ink,
    width: 0.5,
    opacity: 0.06,
  });
  return { ground: one, layers, lettering: { on: "graphic", colour: one } };
}
