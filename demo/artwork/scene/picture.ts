import { Pen } from "#demo/artwork/pen.ts";
import { n, type Point } from "#demo/artwork/svg.ts";

/** The units of scenes. Other sizes are a centred crop. */
export const W = 1792;
export const H = 1008;
/** The upper and the lower edge of tall pictures, which are as high as wide: upright crops and bands both show their middle whole. */
export const top = (H - W) / 2;
export const bottom = H - top;

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Gradient stops as tuples, or as text: "0 #16264a, .5 #c58e92 .8" (offset, colour, opacity). */
export type Stops = string | readonly Stop[];

const numbers = (text: string): number[][] => text.split(",").map((part) => part.trim().split(/\s+/).map(Number));

/** Parses points from text: "0 640, 260 690". */
export const pts = (text: string): Point[] => numbers(text).map(([x = 0, y = 0]): Point => [x, y]);

/** Parses triples from text: "200 150 330, 520 110 260". */
export const triples = (text: string): [number, number, number][] =>
  numbers(text).map(([a = 0, b = 0, c = 0]): [number, number, number] => [a, b, c]);

const stopsOf = (stops: Stops): readonly Stop[] =>
  typeof stops !== "string"
    ? stops
    : stops.split(",").map((part): Stop => {
        const [offset, colour, opacity] = part.trim().split(/\s+/);
        return opacity === undefined
          ? [Number(offset), colour as string]
          : [Number(offset), colour as string, Number(opacity)];
      });
/** `soft`: the blur of the edge, in units. */
type Look = { curved?: boolean; opacity?: number; soft?: number };
type Stroke = Look & { round?: boolean; dash?: string };

/** The box around points: left, top, right, bottom. */
function bounds(list: readonly (readonly Point[])[]): [number, number, number, number] {
  const [xs, ys] = [0, 1].map((i) => list.flatMap((points) => points.map((p) => p[i] as number))) as [
    number[],
    number[],
  ];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const share = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A picture painted from back to front: areas, lines and gradients, written as SVG. */
export class Picture {
  private defs = "";
  private body = "";
  private count = 0;

  private gradient(tag: string, place: string, stops: Stops): string {
    const id = `g${this.count++}`;
    const list = stopsOf(stops).map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${share(opacity)}"`;
      return `<stop offset="${share(offset)}" stop-color="${colour}"${alpha}/>`;
    });
    this.defs += `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${list.join("")}</${tag}>`;
    return `url(#${id})`;
  }

  /** A gradient along a line from one point to another. */
  along([x1, y1]: Point, [x2, y2]: Point, stops: Stops): string {
    return this.gradient("linearGradient", `x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"`, stops);
  }

  /** A vertical gradient from one height to a lower one. */
  down(y1: number, y2: number, stops: Stops): string {
    return this.along([0, y1], [0, y2], stops);
  }

  /** A gradient around a point. */
  around([cx, cy]: Point, radius: number, stops: Stops): string {
    return this.gradient("radialGradient", `cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}"`, stops);
  }

  /** A blur whose region holds what it blurs and no more, since each of its pixels takes time. */
  private blur(deviation: number | undefined, list: readonly (readonly Point[])[], wide = 0): string {
    if (!deviation) return "";
    const id = `g${this.count++}`;
    const [left, top, right, bottom] = bounds(list);
    const reach = deviation * 3 + wide / 2;
    const region = `x="${n(left - reach)}" y="${n(top - reach)}" width="${n(right - left + 2 * reach)}" height="${n(bottom - top + 2 * reach)}"`;
    this.defs += `<filter id="${id}" filterUnits="userSpaceOnUse" ${region}><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`;
    return ` filter="url(#${id})"`;
  }

  /** A rectangle across the full width of the picture, from `y` with the given height. */
  band(y: number, height: number, fill: string): void {
    this.body += `<rect x="0" y="${n(y)}" width="${W}" height="${n(height)}" fill="${fill}"/>`;
  }

  box(x: number, y: number, width: number, height: number, fill: string, opacity = 1): void {
    const alpha = opacity < 1 ? ` fill-opacity="${share(opacity)}"` : "";
    this.body += `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${alpha}/>`;
  }

  disc([x, y]: Point, radius: number, fill: string, opacity = 1): void {
    const alpha = opacity < 1 ? ` fill-opacity="${share(opacity)}"` : "";
    this.body += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${alpha}/>`;
  }

  ellipse([x, y]: Point, rx: number, ry: number, fill: string): void {
    this.body += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
  }

  area(points: readonly Point[], fill: string, look: Look = {}): void {
    this.areas([points], fill, look);
  }

  /** Areas with the same paint. */
  areas(list: readonly (readonly Point[])[], fill: string, { curved = false, opacity = 1, soft }: Look = {}): void {
    const pen = new Pen();
    for (const points of list) if (points.length > 2) pen.draw(points, true, curved);
    const alpha = opacity < 1 ? ` fill-opacity="${share(opacity)}"` : "";
    if (pen.text) this.body += `<path fill="${fill}"${alpha}${this.blur(soft, list)} d="${pen.text}"/>`;
  }

  line(points: readonly Point[], stroke: string, width: number, look: Stroke = {}): void {
    this.lines([points], stroke, width, look);
  }

  /** Lines with the same paint. A single point is drawn as a dot. */
  lines(list: readonly (readonly Point[])[], stroke: string, width: number, look: Stroke = {}): void {
    const { curved = false, opacity = 1, round = true, dash, soft } = look;
    const pen = new Pen();
    for (const points of list) pen.draw(points, false, curved);
    if (!pen.text) return;
    const alpha = opacity < 1 ? ` stroke-opacity="${share(opacity)}"` : "";
    const ends = round ? ` stroke-linecap="round" stroke-linejoin="round"` : "";
    const dashes = dash ? ` stroke-dasharray="${dash}"` : "";
    this.body += `<path fill="none" stroke="${stroke}" stroke-width="${share(width)}"${alpha}${ends}${dashes}${this.blur(soft, list, width)} d="${pen.text}"/>`;
  }

  /** Adds SVG markup as it is. */
  raw(text: string): void {
    this.body += text;
  }

  /** The finished SVG, cropped around its middle to width × height pixels. */
  finish(width: number, height: number, isTall = false): string {
    const box = isTall ? `0 ${top} ${W} ${W}` : `0 0 ${W} ${H}`;
    const size = `width="${n(width)}" height="${n(height)}" viewBox="${box}" preserveAspectRatio="xMidYMid slice"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.defs}</defs>${this.body}</svg>`;
  }
}
