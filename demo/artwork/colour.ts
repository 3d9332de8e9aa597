/** Colour arithmetic on "#rrggbb" in OKLab, so that mixtures stay clean and lightness steps look even. */

type Lab = [lightness: number, a: number, b: number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function channels(hex: string): [number, number, number] {
  const digits = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const value = Number.parseInt(digits.slice(1, 7), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

function toLab(hex: string): Lab {
  const [r, g, b] = channels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number): string => {
    const v = Math.round(255 * toGamma(Math.min(1, Math.max(0, c))));
    return v.toString(16).padStart(2, "0");
  };
  return `#${linear.map(byte).join("")}`;
}

/** The colour t (0 … 1) of the way from one hex colour to another. */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** Towards white by amount 0 … 1. */
export const lighten = (hex: string, amount: number): string => mix(hex, "#ffffff", amount);

/** Towards a cool near-black by amount 0 … 1. */
export const darken = (hex: string, amount: number): string => mix(hex, "#05070a", amount);

/** Relative luminance 0 (black) … 1 (white), as in WCAG. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The same hue with its chroma scaled: 0 grey, 1 unchanged, above 1 stronger. */
export function chroma(hex: string, factor: number): string {
  const [l, a, b] = toLab(hex);
  return toHex([l, a * factor, b * factor]);
}

/** Perceived lightness 0 … 1 (OKLab). */
export const lightness = (hex: string): number => toLab(hex)[0];

/** How different two colours look. Below about 0.12, shapes in these colours are hard to tell apart. */
export function distance(one: string, other: string): number {
  const [a, b] = [toLab(one), toLab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
