import { wordOutlines } from "#demo/artwork/goods/draw/mark.ts";
import type { Point } from "#demo/artwork/svg.ts";

/**
 * A product's flat drawing taken apart into marks, so that it can be laid onto a body. Only what is sewn or printed is
 * kept: light and shade, clips and patterns are left out, because the body has light of its own.
 */
export type Mark = {
  lines: Point[][];
  fill?: string;
  fillOpacity: number;
  stroke?: string;
  strokeOpacity: number;
  width: number;
  dash?: string;
  /** Part of a blurred group: the folds of cloth. */
  soft: boolean;
};

type Matrix = readonly [number, number, number, number, number, number];
type State = { matrix: Matrix; scale: number; soft: boolean };

const by = (m: Matrix, k: Matrix): Matrix => [
  m[0] * k[0] + m[2] * k[1],
  m[1] * k[0] + m[3] * k[1],
  m[0] * k[2] + m[2] * k[3],
  m[1] * k[2] + m[3] * k[3],
  m[0] * k[4] + m[2] * k[5] + m[4],
  m[1] * k[4] + m[3] * k[5] + m[5],
];
const through = (m: Matrix, [x, y]: Point): Point => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];

function matrixOf(transform: string): Matrix {
  let m: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list = ""] of transform.matchAll(/(translate|rotate|scale)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === "translate") m = by(m, [1, 0, 0, 1, a, b ?? 0]);
    else if (name === "scale") m = by(m, [a, 0, 0, b ?? a, 0, 0]);
    else {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      const [x, y] = [b ?? 0, c ?? 0];
      m = by(by(by(m, [1, 0, 0, 1, x, y]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
    }
  }
  return m;
}

/** How many coordinates each path command takes. */
const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2, A: 7, Z: 0 };

/** The lines of path data, with curves as points at most about `step` units apart. */
export function linesOf(d: string, step: number): Point[][] {
  const lines: Point[][] = [];
  let here: Point = [0, 0];
  let start: Point = here;
  const words = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? [];
  const curve = (through: Point[], reach: number): void => {
    const count = Math.min(24, Math.max(1, Math.ceil(reach / step)));
    for (let i = 1; i <= count; i++) {
      let level = [here, ...through];
      const t = i / count;
      while (level.length > 1)
        level = level.slice(1).map((q, k): Point => {
          const p = level[k] as Point;
          return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
        });
      lines.at(-1)?.push(level[0] as Point);
    }
    here = through.at(-1) as Point;
  };
  const far = (points: Point[]): number =>
    [here, ...points].slice(1).reduce((sum, q, i) => {
      const p = [here, ...points][i] as Point;
      return sum + Math.hypot(q[0] - p[0], q[1] - p[1]);
    }, 0);
  let command = "M";
  for (let i = 0; i < words.length; ) {
    if (/[a-zA-Z]/.test(words[i] as string)) command = words[i++] as string;
    const name = command.toUpperCase();
    const relative = command !== name;
    const count = arity[name] ?? 0;
    const values = words.slice(i, i + count).map(Number);
    i += count;
    const [ox, oy] = relative ? here : [0, 0];
    const pairs = (list: number[]): Point[] =>
      Array.from(
        { length: list.length / 2 },
        (_, k): Point => [(list[2 * k] as number) + ox, (list[2 * k + 1] as number) + oy],
      );
    if (name === "Z") {
      if (lines.at(-1)?.length) curve([start], far([start]));
    } else if (name === "M") {
      here = pairs(values)[0] as Point;
      start = here;
      lines.push([here]);
      command = relative ? "l" : "L";
    } else {
      const goal: Point[] =
        name === "H"
          ? [[(values[0] as number) + ox, here[1]]]
          : name === "V"
            ? [[here[0], (values[0] as number) + oy]]
            : pairs(name === "A" ? values.slice(5) : values);
      if (name === "A") {
        // Arcs are only used in halves of ovals.
        const [rx = 0, ry = 0] = values;
        const end = goal[0] as Point;
        const [cx, cy] = [(here[0] + end[0]) / 2, (here[1] + end[1]) / 2];
        const from = Math.atan2((here[1] - cy) / ry, (here[0] - cx) / rx);
        for (let k = 1; k <= 6; k++)
          lines
            .at(-1)
            ?.push([cx + rx * Math.cos(from + (k * Math.PI) / 6), cy + ry * Math.sin(from + (k * Math.PI) / 6)]);
        here = end;
      } else curve(goal, far(goal));
    }
    if (count === 0 && !/[a-zA-Z]/.test(words[i] ?? "M")) i++;
  }
  return lines.filter((line) => line.length > 1);
}

/** The colour in the middle of each linear gradient of a drawing, by its id. */
function coloursOf(defs: string): Map<string, string> {
  const middles = [...defs.matchAll(/<linearGradient id="([^"]+)"[^>]*>(.*?)<\/linearGradient>/g)].map(
    ([, id = "", stops = ""]): [string, string] => {
      const all = [...stops.matchAll(/offset="([\d.]+)" stop-color="(#[0-9a-fA-F]+)"/g)];
      const near = all.toSorted((a, b) => Math.abs(Number(a[1]) - 0.45) - Math.abs(Number(b[1]) - 0.45))[0];
      return [id, near?.[2] ?? ""];
    },
  );
  return new Map(middles.filter(([, hex]) => hex));
}

/** Takes the markup of a drawing apart; `defs` are its definitions. Curves become points about `step` units apart. */
export function marksOf(markup: string, defs: string, step: number): Mark[] {
  const colours = coloursOf(defs);
  const paths = new Map([...defs.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)].map(([, id = "", d = ""]) => [id, d]));
  const paintOf = (paint: string | undefined): string | undefined => {
    if (!paint || paint === "none") return undefined;
    const [, id] = /^url\(#([^)]+)\)$/.exec(paint) ?? [];
    return id === undefined ? paint : colours.get(id);
  };
  const stack: State[] = [{ matrix: [1, 0, 0, 1, 0, 0], scale: 1, soft: false }];
  const marks: Mark[] = [];
  for (const [, close, name, attributes = "", empty] of markup.matchAll(/<(\/?)(g|path|use|rect)\b([^>]*?)(\/?)>/g)) {
    if (close) {
      stack.pop();
      continue;
    }
    const read = (key: string): string | undefined =>
      new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(attributes)?.[1] || undefined;
    const before = stack.at(-1) as State;
    const matrix = by(before.matrix, matrixOf(read("transform") ?? ""));
    const scale = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    if (name === "g") {
      if (!empty) stack.push({ matrix, scale, soft: before.soft || read("filter") !== undefined });
      continue;
    }
    const flat =
      name === "path"
        ? linesOf(read("d") ?? "", step / scale)
        : name === "use"
          ? read("href") === "#word"
            ? wordOutlines
            : linesOf(paths.get((read("href") ?? "").slice(1)) ?? "", step / scale)
          : linesOf(`M0 0H${read("width")}V${read("height")}H0Z`, step / scale);
    const fill = paintOf(read("fill"));
    const stroke = paintOf(read("stroke"));
    if (flat.length === 0 || (!fill && !stroke)) continue;
    marks.push({
      lines: flat.map((line) => line.map((p) => through(matrix, p))),
      fillOpacity: Number(read("fill-opacity") ?? 1),
      strokeOpacity: Number(read("stroke-opacity") ?? 1),
      width: Number(read("stroke-width") ?? 1) * scale,
      soft: before.soft,
      ...(fill && { fill }),
      ...(stroke && { stroke }),
      ...(read("stroke-dasharray") && { dash: read("stroke-dasharray") as string }),
    });
  }
  return marks;
}
