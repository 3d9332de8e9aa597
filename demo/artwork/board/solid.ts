import { insertsOf } from "#commerce/shared/boards/rules.ts";
import { darken, lighten, mix } from "#demo/artwork/colour.ts";
import { ground } from "#demo/artwork/ground.ts";
import { n, type Point, svg } from "#demo/artwork/svg.ts";
import type { Canvas, Graphic } from "./canvas.ts";
import { insertLayers, lightGradients, specks } from "./finish.ts";
import { area, drawLayers, line, outlinePath, type View } from "./layers.ts";
import { topMarks } from "./marks.ts";
import { coarse, inset } from "./outline.ts";
import { profileOf } from "./profile.ts";
import { type Camera, fitting, HEIGHT, lens, WIDTH } from "./view.ts";

/**
 * Thickness of the board with its edge, in mm. Exaggerated by half, because the true thickness would not be visible.
 */
const THICK = 15;

/** A camera and the position of its picture: everything fitted into a frame, or a scale and a place for the target. */
export type Shot = {
  camera: Camera;
  place: { frame: readonly [number, number, number, number] } | { scale: number; at: Point };
  /** The number of slices that the side is built of. */
  slices: number;
  specks: number;
};

/** Views of the board's plane at a height above its base; "floor" is the ground, offset by the shadow's fall. */
function viewsOf({ outline, specs }: Canvas, { camera, place }: Shot) {
  const see = lens(camera, outline.length);
  const height = profileOf(outline, specs);
  const raw = outline.points.map(([x, y]) => see([x, y, height(y)]).point);
  const { scale, shift } = "frame" in place ? fitting(raw, place.frame) : { scale: place.scale, shift: place.at };
  const viewAt = (project: (p: Point) => ReturnType<typeof see>): View => ({
    project: (p) => {
      const { point } = project(p);
      return [shift[0] + point[0] * scale, shift[1] + point[1] * scale];
    },
    scale: (p) => project(p).scale * scale,
    straight: false,
    width: WIDTH,
    height: HEIGHT,
  });
  return {
    level: (z: number): View => viewAt(([x, y]) => see([x, y, height(y) + z])),
    floor: (fall: number): View =>
      viewAt(([x, y]) => see([x + height(y) * fall + 6 * fall, y + height(y) * fall * 0.3, 0])),
  };
}

type Views = ReturnType<typeof viewsOf>;

/** The shadow of the board: a wide soft one, and a narrow one at the contact with the ground. */
function shadow({ outline }: Canvas, views: Views): string {
  const at = (fall: number): string => outlinePath([area(coarse(outline.points), true)], views.floor(fall));
  const blur = (id: string, deviation: number): string =>
    `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
  const cast = (id: string, fall: number, alpha: number): string =>
    `<path d="${at(fall)}" fill="#17222e" fill-opacity="${alpha}" filter="url(#${id})"/>`;
  return `<defs>${blur("wide", 24)}${blur("near", 6)}</defs>${cast("wide", 0.95, 0.34)}${cast("near", 0.42, 0.3)}`;
}

/** The board's side from the steel upwards: edge, base, sidewall, and the bright line of the topsheet. */
function side({ outline, roles }: Canvas, views: Views, slices: number): string {
  const wall = mix(roles.deep, "#0b0e12", 0.35);
  const colour = (t: number): string => {
    if (t < 0.2) return mix("#5c6772", "#dfe5ea", t * 5);
    if (t < 0.3) return mix(roles.accent, "#0b0e12", 0.2);
    return t < 0.88 ? wall : lighten(roles.ground, 0.3);
  };
  return Array.from({ length: slices }, (_, i) => {
    const t = i / (slices - 1);
    const view = views.level(t * THICK);
    const d = outlinePath([area(outline.points, true)], view);
    const step = (THICK / slices) * view.scale([0, 0]) * 0.9;
    return `<path d="${d}" fill="${colour(t)}" stroke="${colour(t)}" stroke-width="${n(step)}"/>`;
  }).join("");
}

function lights({ outline }: Canvas, view: View): string {
  const head = view.project([0, -outline.length / 2]);
  const foot = view.project([0, outline.length / 2]);
  const centre = view.project([0, 0]);
  const [dx, dy] = [foot[0] - head[0], foot[1] - head[1]];
  const length = Math.hypot(dx, dy);
  const reach = outline.halfWidth(outline.noseContact) * view.scale([0, 0]) * 0.9;
  const across: Point = [(dy / length) * reach, (-dx / length) * reach];
  const from: Point = [centre[0] - across[0], centre[1] - across[1]];
  const to: Point = [centre[0] + across[0], centre[1] + across[1]];
  return lightGradients([from, to], [head, foot], outline);
}

/** Draws a board lying on the ground, with its thickness, profile and shadow. */
export function drawSolid(canvas: Canvas, graphic: Graphic, shot: Shot): string {
  const { outline } = canvas;
  const views = viewsOf(canvas, shot);
  const top = views.level(THICK);
  const face = outlinePath([area(inset(outline.points, 2.6), true)], top);
  const layers = [
    ...graphic.layers,
    ...topMarks(canvas, graphic),
    ...insertLayers(insertsOf(outline.length, outline.waistAt)),
  ];
  const everywhere = `width="${WIDTH}" height="${HEIGHT}"`;
  const seam = drawLayers(
    [
      {
        shapes: [{ ...line(inset(outline.points, 6), true), closed: true }],
        stroke: darken(graphic.ground, 0.6),
        width: 0.5,
        opacity: 0.5,
      },
    ],
    top,
  );
  const body =
    ground(WIDTH, HEIGHT) +
    shadow(canvas, views) +
    side(canvas, views, shot.slices) +
    `<g clip-path="url(#face)" opacity=".999"><rect ${everywhere} fill="${graphic.ground}"/>${drawLayers(layers, top)}${seam}` +
    `${specks([0, 0, WIDTH, HEIGHT], shot.specks, 0.12)}<rect ${everywhere} fill="url(#sheen)"/><rect ${everywhere} fill="url(#bend)"/></g>` +
    `<use href="#rim" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1"/>`;
  return svg(
    WIDTH,
    HEIGHT,
    body,
    `<path id="rim" d="${face}"/><clipPath id="face"><use href="#rim"/></clipPath>${lights(canvas, top)}`,
  );
}

/** Three-quarter view: the whole board on the ground, the nose away to the right. */
export const angleShot = (): Shot => ({
  camera: { yaw: -25, elevation: 41, distance: 1.2, target: [0, 0] },
  place: { frame: [48, 48, 836, 1126] },
  slices: 4,
  specks: 300,
});

/** A close view of the nose: graphic, edge and the first inserts. */
export const detailShot = (length: number): Shot => ({
  camera: { yaw: 20, elevation: 43, distance: 0.95, target: [0, -length * 0.24] },
  place: { scale: 2.45, at: [345, 772] },
  slices: 7,
  specks: 700,
});
