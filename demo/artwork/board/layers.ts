import { framed, simplified } from "#demo/artwork/clip.ts";
import { Pen } from "#demo/artwork/pen.ts";
import type { Point } from "#demo/artwork/svg.ts";

/**
 * A line or area on the board, in the board's millimetres. A single point is drawn as a dot as wide as the layer's
 * line.
 */
export type Shape = { points: readonly Point[]; closed?: boolean; smooth?: boolean };

/** Shapes with the same paint. */
export type Layer = {
  shapes: Shape[];
  fill?: string;
  stroke?: string;
  /** Thickness of the line in mm. */
  width?: number;
  opacity?: number;
  /** Round ends; level ends otherwise. */
  round?: boolean;
  /** On and off lengths in mm. */
  dash?: [on: number, off: number];
};

/** Maps the board's millimetres to the picture. */
export type View = {
  project: (point: Point) => Point;
  /** Picture units per mm at a point. */
  scale: (point: Point) => number;
  /** True when straight lines stay straight in the view, so that no intermediate points are needed. */
  straight: boolean;
  width: number;
  height: number;
};

export const area = (points: readonly Point[], smooth = false): Shape => ({ points, closed: true, smooth });
export const line = (points: readonly Point[], smooth = false): Shape => ({ points, smooth });
export const dot = (x: number, y: number): Shape => ({ points: [[x, y]] });

/** A circle or, with angles in degrees clockwise from the right, an arc of it. */
export function disc(cx: number, cy: number, radius: number, from = 0, to = 360): Point[] {
  const steps = Math.max(4, Math.round(((to - from) / 360) * (18 + 4.2 * Math.sqrt(radius))));
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

const LONGEST = 45;

function subdivided(points: readonly Point[], closed: boolean): Point[] {
  const out: Point[] = [];
  const count = points.length;
  for (let i = 0; i < count; i++) {
    const a = points[i] as Point;
    out.push(a);
    if (i === count - 1 && !closed) break;
    const b = points[(i + 1) % count] as Point;
    const pieces = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / LONGEST);
    for (let k = 1; k < pieces; k++)
      out.push([a[0] + ((b[0] - a[0]) * k) / pieces, a[1] + ((b[1] - a[1]) * k) / pieces]);
  }
  return out;
}

function outside(points: readonly Point[], view: View, margin: number): boolean {
  let [left, right, top, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return right < -margin || left > view.width + margin || bottom < -margin || top > view.height + margin;
}

/** The path data of shapes in a view. Parts outside the picture are left out. */
export function outlinePath(shapes: readonly Shape[], view: View, margin = 2): string {
  const out = new Pen();
  for (const shape of shapes) {
    const closed = shape.closed === true;
    const dense = view.straight || shape.smooth ? shape.points : subdivided(shape.points, closed);
    const all = dense.map(view.project);
    if (outside(all, view, margin)) continue;
    const points = view.straight || all.length < 8 ? all : framed(all, closed, view, 120 + margin);
    if (points.length === 0) continue;
    // Letters have more points than are visible, so they are simplified.
    const sparse = shape.smooth || points.length < 7 ? points : simplified(points, view.straight ? 0.2 : 0.4);
    out.draw(sparse, closed, shape.smooth === true);
  }
  return out.text;
}

const share = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Draws layers in a view as SVG. */
export function drawLayers(layers: readonly Layer[], view: View): string {
  return layers.map((layer) => drawLayer(layer, view)).join("");
}

function drawLayer({ shapes, fill, stroke, width = 1, opacity = 1, round, dash }: Layer, view: View): string {
  // The opacity is set on the paint only. Opacity on the element would make the renderer create a separate layer.
  const alpha = opacity < 1 ? ` ${stroke ? "stroke" : "fill"}-opacity="${share(opacity)}"` : "";
  const paint = `fill="${fill ?? "none"}"${alpha}`;
  if (!stroke) {
    const d = outlinePath(shapes, view);
    return d && `<path ${paint} d="${d}"/>`;
  }
  // Lines get thinner with distance, so each depth is a separate path.
  const depths = new Map<number, Shape[]>();
  for (const shape of shapes) {
    const scale = view.scale(shape.points[Math.floor(shape.points.length / 2)] as Point);
    const depth = view.straight ? scale : Math.round(scale * 12) / 12;
    const group = depths.get(depth);
    if (group) group.push(shape);
    else depths.set(depth, [shape]);
  }
  const ends = round ? ` stroke-linecap="round" stroke-linejoin="round"` : "";
  return [...depths]
    .map(([scale, group]) => {
      const d = outlinePath(group, view, width * scale);
      const dashes = dash ? ` stroke-dasharray="${dash.map((part) => share(part * scale)).join(" ")}"` : "";
      return d && `<path ${paint} stroke="${stroke}" stroke-width="${share(width * scale)}"${ends}${dashes} d="${d}"/>`;
    })
    .join("");
}
