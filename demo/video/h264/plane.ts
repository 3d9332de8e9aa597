/** One of a picture's three layers: brightness, or one of two colours at half its width and height. */
export type Plane = { width: number; height: number; data: Uint8Array };
export type Picture = readonly [brightness: Plane, blue: Plane, red: Plane];

const plane = (width: number, height: number): Plane => ({ width, height, data: new Uint8Array(width * height) });
export const blank = (width: number, height: number): Picture => [
  plane(width, height),
  plane(width / 2, height / 2),
  plane(width / 2, height / 2),
];

/** Red, green and blue bytes as brightness and colours (ITU-R BT.709, narrow range). */
export function pictureOf(rgb: Uint8Array, width: number, height: number): Picture {
  const picture = blank(width, height);
  const [brightness, blue, red] = picture;
  const part = (at: number) => rgb[at] as number;
  for (let at = 0, from = 0; at < width * height; at++, from += 3) {
    brightness.data[at] = 16.5 + 0.1826 * part(from) + 0.6142 * part(from + 1) + 0.062 * part(from + 2);
  }
  for (let y = 0; y < blue.height; y++) {
    for (let x = 0; x < blue.width; x++) {
      const above = 3 * (2 * y * width + 2 * x);
      const below = above + 3 * width;
      const mean = (at: number) =>
        (part(above + at) + part(above + at + 3) + part(below + at) + part(below + at + 3)) / 4;
      const [r, g, b] = [mean(0), mean(1), mean(2)];
      blue.data[y * blue.width + x] = 128.5 - 0.1006 * r - 0.3386 * g + 0.4392 * b;
      red.data[y * red.width + x] = 128.5 + 0.4392 * r - 0.3989 * g - 0.0403 * b;
    }
  }
  return picture;
}

/** Whether a square looks alike in both. */
export function isAlike(one: Plane, other: Plane, x: number, y: number, side: number): boolean {
  for (let row = y; row < y + side; row++)
    for (let at = row * one.width + x; at < row * one.width + x + side; at++)
      if (one.data[at] !== other.data[at]) return false;
  return true;
}

/** What of a block of 4 × 4 differs from a prediction (rows one after another). */
export function differences(
  { data, width }: Plane,
  x: number,
  y: number,
  predicted: Uint8Array,
  into: Int32Array,
): void {
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const at = row * 4 + column;
      into[at] = (data[(y + row) * width + x + column] as number) - (predicted[at] as number);
    }
}

/** The block as it will be seen: the prediction and what was kept of the differences. */
export function put({ data, width }: Plane, x: number, y: number, predicted: Uint8Array, differing: Int32Array): void {
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const at = row * 4 + column;
      const sample = (predicted[at] as number) + (differing[at] as number);
      data[(y + row) * width + x + column] = sample < 0 ? 0 : sample > 255 ? 255 : sample;
    }
}

/** A block of 4 × 4 as it stands. */
export function blockOf({ data, width }: Plane, x: number, y: number, into: Uint8Array): void {
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) into[row * 4 + column] = data[(y + row) * width + x + column] as number;
}
