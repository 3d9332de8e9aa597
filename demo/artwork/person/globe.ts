import type { Point } from "#demo/artwork/svg.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Skeleton } from "./skeleton.ts";
import { pathOf } from "./tube.ts";
import { across, add, cross, nearness, off, perCentimetre, project, times, unit, type V } from "./vector.ts";

/**
 * A head as a sphere. Degrees around it are measured from the direction of gaze towards its left; heights from the
 * horizontal.
 */

export const radius = 12.6;
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export class Globe {
  readonly at: V;
  private readonly front: V;
  private readonly up: V;
  private readonly side: V;

  constructor({ head, gaze, spine }: Skeleton) {
    this.at = head;
    this.front = gaze;
    this.up = across(add(times(spine, 0.6), [0, 0.4, 0]), gaze);
    this.side = cross(this.up, gaze);
  }

  /** A place on the head, at `out` radii from its middle. Places behind the head are moved to its outline. */
  point(around: number, high: number, out = 1): Point {
    const way = this.direction(around, high);
    const rim = way[2] < 0 ? unit([way[0], way[1], 0]) : way;
    return project(off(this.at, rim, radius * out));
  }

  faces(around: number): boolean {
    return add(times(this.front, Math.cos(rad(around))), times(this.side, Math.sin(rad(around))))[2] > -0.05;
  }

  /** An area between heights that depend on the angle. */
  zone(from: number, to: number, low: (around: number) => number, high: (around: number) => number, out = 1): string {
    const steps = 12;
    const at = (i: number): number => from + ((to - from) * i) / steps;
    const points = [
      ...Array.from({ length: steps + 1 }, (_, i) => this.point(at(i), high(at(i)), out)),
      ...Array.from({ length: steps + 1 }, (_, i) => this.point(at(steps - i), low(at(steps - i)), out)),
    ];
    return `${pathOf(points)}Z`;
  }

  /** The visible area above or below heights that depend on the angle, all around the head. */
  part(which: "above" | "below", height: (around: number) => number, out: number): string {
    const nearest = (Math.atan2(this.side[2], this.front[2]) * 180) / Math.PI;
    const [cx, cy] = project(this.at);
    const r = radius * out * perCentimetre * nearness(this.at[2]);
    const seen = Array.from({ length: 73 }, (_, i) => nearest - 180 + i * 5)
      .map((a) => ((((a + 180) % 360) + 360) % 360) - 180)
      .filter((a) => this.direction(a, height(a))[2] >= 0)
      .map((a) => this.point(a, height(a), out));
    const [first, last] = [seen[0], seen.at(-1)];
    if (!first || !last) return this.disc(out);
    const angle = ([x, y]: Point): number => Math.atan2(y - cy, x - cx);
    const goal = Math.atan2(-this.up[1], this.up[0]) + (which === "above" ? 0 : Math.PI);
    const [from, to] = [angle(last), angle(first)];
    const forward = (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    const through = (((goal - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
    const sweep = through < forward ? forward : forward - 2 * Math.PI;
    const rim = Array.from({ length: 19 }, (_, i): Point => {
      const a = from + (sweep * (i + 0.5)) / 19;
      return [cx + r * Math.cos(a), cy + r * Math.sin(a) * 1.03];
    });
    return `${pathOf([...seen, ...rim])}Z`;
  }

  private direction(around: number, high: number): V {
    const level = Math.cos(rad(high));
    return add(
      add(times(this.front, level * Math.cos(rad(around))), times(this.side, level * Math.sin(rad(around)))),
      times(this.up, Math.sin(rad(high)) * 1.06),
    );
  }

  disc(out = 1, drop = 0): string {
    const [x, y] = project(off(this.at, this.up, drop));
    const r = radius * out * perCentimetre * nearness(this.at[2]);
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 1.03)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r * 1.03)} 0 1 1 ${n(-2 * r)} 0Z`;
  }

  away(by: number): V {
    return off(this.at, this.up, by);
  }

  chin(forward: number, low: number): V {
    return off(off(this.at, this.front, forward), this.up, -low);
  }
}
