import { lightness, mix } from "#demo/artwork/colour.ts";
import { type Face, place, set } from "#demo/artwork/lettering/set.ts";
import { between } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Canvas, capOf, composition, type Family, type Graphic } from "./canvas.ts";
import { area, type Layer, type Shape } from "./layers.ts";

const shapesOf = (outlines: Point[][]): Shape[] => outlines.map((points) => area(points));

/** The name once, as large as the board allows, cropped by the edges. */
function giant({ outline, roles, name, random }: Canvas): Layer[] {
  const face: Face = { weight: 0.26, width: 0.74, tracking: 0.055 };
  const setting = set(name, face);
  const tall = Math.min(between(random, 268, 300), (outline.length * 0.9) / setting.width);
  const height = Math.max(tall, 170);
  const turn = random() < 0.7 ? -90 : 90;
  const letters = shapesOf(place(setting, { x: 0, y: -outline.length * 0.055, height, angle: turn, anchor: "middle" }));
  const bar = outline.length * between(random, 0.1, 0.3) * (random() < 0.5 ? 1 : -1);
  const strip: Point[] = [
    [-180, bar - 26],
    [180, bar - 26],
    [180, bar + 26],
    [-180, bar + 26],
  ];
  return [
    { shapes: letters, fill: roles.strong },
    { shapes: [area(strip)], fill: roles.accent },
  ];
}

/** The name repeated across the board: one line filled, the others in outline. */
function echo({ outline, roles, name, random }: Canvas): Layer[] {
  // Of long names only the first word is used, in narrower letters; smaller letters would look like a texture.
  const word = name.split(" ")[0] ?? name;
  const long = word.length > 6;
  const setting = set(
    word,
    long ? { weight: 0.2, width: 0.52, tracking: 0.05 } : { weight: 0.24, width: 0.86, tracking: 0.06 },
  );
  const height = Math.min(190, Math.max(48, 292 / setting.width));
  const step = height * (long ? 1.6 : 1.2);
  const rows = Math.ceil(outline.length / step);
  const hot = Math.floor(rows * between(random, 0.3, 0.6));
  const tones = [...roles.tones, roles.strong];
  return Array.from({ length: rows }, (_, i): Layer => {
    const y = -outline.length / 2 + step * (i + 0.45);
    const letters = shapesOf(place(setting, { x: 0, y, height, anchor: "middle" }));
    if (i === hot) return { shapes: letters, fill: roles.accent };
    return long || i % 2 === hot % 2
      ? { shapes: letters, fill: tones[Math.floor(i / 2) % tones.length] as string }
      : { shapes: letters, stroke: roles.strong, width: 1.8 };
  });
}

/** The length in figures as tall as the board is wide, one below the other, over a split ground. */
function figures({ outline, roles, size, random }: Canvas): Layer[] {
  const half = outline.length / 2;
  const face: Face = { weight: 0.25, width: 0.8, tracking: 0 };
  const split = half * between(random, -0.1, 0.2);
  const below: Point[] = [
    [-180, split],
    [180, split],
    [180, half + 40],
    [-180, half + 40],
  ];
  const characters = size.replace(/\D/g, "").slice(0, 3).split("");
  const tall = (outline.length * 0.74) / Math.max(2, characters.length);
  const layers: Layer[] = [{ shapes: [area(below)], fill: roles.tones[0] as string }];
  characters.forEach((character, i) => {
    const setting = set(character, { ...face, width: (232 / tall) * 1, weight: Math.min(0.25, 62 / tall) });
    const y = (i - (characters.length - 1) / 2) * tall * 1.04;
    const upper = y < split;
    const outlines = place(setting, { x: 0, y, height: tall * 0.98, anchor: "middle" });
    layers.push({
      shapes: shapesOf(outlines),
      fill: i === 1 ? roles.accent : upper ? roles.strong : mix(roles.ground, roles.strong, 0.02),
    });
  });
  return layers;
}

/** Letters as large as the board. */
export const type: Family = (canvas): Graphic => {
  const { roles } = canvas;
  const layers = composition(canvas, { giant, echo, figures }, 0)(canvas);
  const plate = lightness(roles.ground) > 0.5 ? roles.deep : roles.pale;
  return { ground: roles.ground, layers, lettering: capOf(canvas, plate) };
};
