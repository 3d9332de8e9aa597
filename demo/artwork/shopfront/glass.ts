import { darken, mix } from "#demo/artwork/colour.ts";
import { between, seeded } from "#demo/artwork/random.ts";
import type { Picture } from "#demo/artwork/scene/picture.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { products } from "#demo/catalogue/products.ts";
import type { FrontStyle } from "./styles.ts";

type Box = readonly [x: number, y: number, width: number, height: number];
type Glass = { frame: string; isLate: boolean; style: FrontStyle };

const palettes = products
  .filter(({ kind }) => kind === "snowboard")
  .flatMap(({ colours }) => colours.map(({ palette }) => palette));
const cloths = products
  .filter(({ kind }) => kind === "jacket")
  .flatMap(({ colours }) => colours.map(({ palette }) => palette));

/** An upright board with its foot at x, y. */
function board(p: Picture, [x, y]: Point, tall: number, palette: readonly string[]): void {
  const half = tall * 0.092;
  const outline: Point[] = [
    [x - half * 0.55, y],
    [x - half, y - tall * 0.12],
    [x - half * 0.86, y - tall * 0.5],
    [x - half, y - tall * 0.88],
    [x - half * 0.5, y - tall],
    [x + half * 0.5, y - tall],
    [x + half, y - tall * 0.88],
    [x + half * 0.86, y - tall * 0.5],
    [x + half, y - tall * 0.12],
    [x + half * 0.55, y],
  ];
  const [main = "#3a444d", second = "#d8dde2", accent = "#ff5a1f"] = palette;
  p.area(outline, main, { curved: true });
  p.area(
    [
      [x - half * 0.9, y - tall * 0.42],
      [x + half * 0.9, y - tall * 0.6],
      [x + half * 0.9, y - tall * 0.36],
      [x - half * 0.9, y - tall * 0.18],
    ],
    second,
  );
  p.line(
    [
      [x - half * 0.6, y - tall * 0.68],
      [x + half * 0.6, y - tall * 0.78],
    ],
    accent,
    tall * 0.03,
    { round: false },
  );
}

/** A jacket on a hanger with its collar at x, y. */
function jacket(p: Picture, [x, y]: Point, tall: number, palette: readonly string[]): void {
  const [main = "#3a444d", second = darken("#3a444d", 0.7)] = palette;
  const w = tall * 0.36;
  p.area(
    [
      [x - w * 0.3, y],
      [x + w * 0.3, y],
      [x + w * 0.62, y + tall * 0.12],
      [x + w * 0.9, y + tall * 0.8],
      [x + w * 0.62, y + tall * 0.84],
      [x + w * 0.5, y + tall * 0.4],
      [x + w * 0.52, y + tall],
      [x - w * 0.52, y + tall],
      [x - w * 0.5, y + tall * 0.4],
      [x - w * 0.62, y + tall * 0.84],
      [x - w * 0.9, y + tall * 0.8],
      [x - w * 0.62, y + tall * 0.12],
    ],
    main,
  );
  p.area(
    [
      [x - w * 0.5, y + tall * 0.56],
      [x + w * 0.5, y + tall * 0.56],
      [x + w * 0.52, y + tall],
      [x - w * 0.52, y + tall],
    ],
    second,
  );
  p.line(
    [
      [x, y + tall * 0.02],
      [x, y + tall],
    ],
    "#0e1216",
    2.5,
  );
}

/** A shop window: a rack of boards in colours that are sold, a jacket or two, and light from above. */
export function displayWindow(
  p: Picture,
  [x, y, width, height]: Box,
  { seed, frame, isLate, style }: Glass & { seed: string },
): void {
  const random = seeded(seed);
  const low = y + height;
  p.box(x - 14, y - 12, width + 28, height + 24, frame);
  p.box(
    x,
    y,
    width,
    height,
    p.down(y, low, isLate ? "0 #fff0c9, .55 #ffd48a, 1 #d99a52" : "0 #fdf1d6, .5 #eed9b4, 1 #b99a72"),
  );
  // The room behind: shelves, and the rack at its foot.
  p.box(x, y + height * 0.3, width, 5, "#8a6b48", 0.6);
  const boxes = Array.from({ length: Math.floor(width / 64) }, (_, i): Point[] => {
    const [bx, h] = [x + 16 + i * 64, between(random, 16, 40)];
    return [
      [bx, y + height * 0.3],
      [bx + 40, y + height * 0.3],
      [bx + 40, y + height * 0.3 - h],
      [bx, y + height * 0.3 - h],
    ];
  });
  p.areas(boxes, "#a3774a", { opacity: 0.55 });
  const count = Math.floor(width / 62);
  const hung = Math.floor(random() * Math.max(1, count - 2));
  for (let i = 0; i < count; i++) {
    const at = x + ((i + 0.5) * width) / count;
    if (i === hung || i === hung + 1) {
      if (i === hung)
        jacket(
          p,
          [at + width / count / 2, y + height * 0.34],
          height * 0.46,
          cloths[Math.floor(random() * cloths.length)] ?? [],
        );
    } else
      board(
        p,
        [at, low - 14],
        height * between(random, 0.66, 0.76),
        palettes[Math.floor(random() * palettes.length)] ?? [],
      );
  }
  p.box(x, low - 22, width, 22, darken(frame, 0.8));
  for (const share of [0.25, 0.75])
    p.disc([x + width * share, y + 6], 90, p.around([x + width * share, y + 6], 90, "0 #ffffff .6, 1 #ffffff 0"));
  // Reflections in the glass, and the window bars.
  p.area(
    [
      [x + width * 0.1, y],
      [x + width * 0.32, y],
      [x + width * 0.06, low],
      [x, low],
      [x, y + height * 0.5],
    ],
    "#ffffff",
    { opacity: 0.14 },
  );
  p.line(
    [
      [x + width / 2, y],
      [x + width / 2, low],
    ],
    frame,
    8,
    { round: false },
  );
  p.box(x - 18, low + 8, width + 36, 12, mix(frame, "#ffffff", 0.2));
  p.area(
    [
      [x - 18, low + 9],
      [x - 8, low - 3],
      [x + width * 0.4, low + 1],
      [x + width + 8, low - 4],
      [x + width + 18, low + 9],
    ],
    "#ffffff",
    { curved: false },
  );
  if (style === "plaster" || style === "brick") awning(p, [x, y, width], frame);
}

function awning(p: Picture, [x, y, width]: readonly [number, number, number], colour: string): void {
  const count = Math.round(width / 44);
  for (let i = 0; i < count; i++) {
    const [a, b] = [x - 16 + (i * (width + 32)) / count, x - 16 + ((i + 1) * (width + 32)) / count];
    p.area(
      [
        [a, y - 14],
        [b, y - 14],
        [b + (b - x - width / 2) * 0.05, y + 40],
        [(a + b) / 2, y + 52],
        [a + (a - x - width / 2) * 0.05, y + 40],
      ],
      i % 2 ? "#f2ece0" : mix(colour, "#ffffff", 0.1),
    );
  }
}

/** The door, half of it glass. In Japan a curtain hangs over it. */
export function door(p: Picture, [x, y, width, height]: Box, { frame, isLate, style }: Glass): void {
  const low = y + height;
  p.box(x - 10, y - 8, width + 20, height + 8, darken(frame, 0.7));
  p.box(x, y, width, height, mix(frame, "#ffffff", 0.12));
  const leaves = style === "machiya" ? 2 : 1;
  for (let i = 0; i < leaves; i++) {
    const [from, wide] = [x + (i * width) / leaves, width / leaves];
    p.box(
      from + 18,
      y + 18,
      wide - 36,
      height * 0.62,
      p.down(y, low, isLate ? "0 #ffeabd, 1 #e8a95c" : "0 #f3e2c0, 1 #a98a64"),
    );
    p.lines(
      [
        [
          [from + wide / 2, y + 18],
          [from + wide / 2, y + 18 + height * 0.62],
        ],
      ],
      mix(frame, "#ffffff", 0.12),
      7,
      { round: false },
    );
    p.box(from + 18, y + height * 0.74, wide - 36, height * 0.2, darken(frame, 0.85));
  }
  p.line(
    [
      [x + width - 12, y + height * 0.5],
      [x + width - 12, y + height * 0.64],
    ],
    "#d8b26a",
    6,
  );
  if (style !== "machiya") return;
  for (let i = 0; i < 4; i++) {
    const [from, wide] = [x - 6 + (i * (width + 12)) / 4, (width + 12) / 4 - 4];
    p.area(
      [
        [from, y - 4],
        [from + wide, y - 4],
        [from + wide + 3, y + 96],
        [from + 3, y + 96],
      ],
      frame,
    );
  }
  p.disc([x + width / 2, y + 46], 26, "#f6f1e6");
}
