import type { Point } from "./svg.ts";

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Writes tenths as the shortest decimal text: -5 is "-.5". */
function digits(tenths: number): string {
  const rest = tenths % 10;
  if (rest === 0) return `${tenths / 10}`;
  const whole = (tenths - rest) / 10;
  return tenths < 0 ? `-${whole === 0 ? "" : -whole}.${-rest}` : `${whole === 0 ? "" : whole}.${rest}`;
}

/**
 * Writes relative path data, which is a third shorter than absolute. It tracks the rounded position, so that errors do
 * not add up.
 */
export class Pen {
  text = "";
  private x = 0;
  private y = 0;
  private started = false;

  move([x, y]: Point): void {
    const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
    this.text += this.started ? `m${this.pair(tx, ty)}` : `M${digits(tx)} ${digits(ty)}`;
    this.started = true;
    this.x = tx;
    this.y = ty;
  }

  line([x, y]: Point): void {
    const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
    if (tx === this.x && ty === this.y) return;
    this.text += `l${this.pair(tx, ty)}`;
    this.x = tx;
    this.y = ty;
  }

  curve([cx, cy]: Point, [x, y]: Point): void {
    const control = this.pair(Math.round(cx * 10), Math.round(cy * 10));
    const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
    const end = this.pair(tx, ty);
    this.text += `q${control}${end.startsWith("-") ? "" : " "}${end}`;
    this.x = tx;
    this.y = ty;
  }

  close([x, y]: Point): void {
    this.text += "z";
    this.x = Math.round(x * 10);
    this.y = Math.round(y * 10);
  }

  private pair(tx: number, ty: number): string {
    const dy = ty - this.y;
    return dy < 0 ? digits(tx - this.x) + digits(dy) : `${digits(tx - this.x)} ${digits(dy)}`;
  }

  /** Draws points joined by lines, or used as the controls of a smooth curve. A single point becomes a dot. */
  draw(points: readonly Point[], closed: boolean, curved: boolean): void {
    const [first, last] = [points[0] as Point, points.at(-1) as Point];
    if (points.length === 1) {
      this.move(first);
      this.text += "h0";
      return;
    }
    if (!curved || points.length < 3) {
      this.move(first);
      for (const point of points.slice(1)) this.line(point);
      if (closed) this.close(first);
      return;
    }
    // The points are the controls of a quadratic spline, which is smoother than the data and needs only two numbers per
    // point.
    const start = closed ? middle(last, first) : first;
    this.move(start);
    const end = closed ? points.length : points.length - 1;
    for (let i = closed ? 0 : 1; i < end; i++) {
      const control = points[i] as Point;
      const next = points[(i + 1) % points.length] as Point;
      this.curve(control, !closed && i === end - 1 ? next : middle(control, next));
    }
    if (closed) this.close(start);
  }
}
