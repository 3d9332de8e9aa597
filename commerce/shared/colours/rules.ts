/** Contrast of colours (WCAG 2.2, contrast ratio). Pure; runs in the browser too. Colours are "#rrggbb". */

/**
 * The darker of the shop's light backgrounds, on which accents stand, and the dark colour of text and dark backgrounds
 * (ui/tokens.css).
 */
const [ground, dark] = ["#f2f4f6", "#0e1216"];
export const leastContrast = 4.5;
/** The least contrast of large shapes on dark backgrounds. */
const leastOnDark = 3;

type Channels = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels;
const colourOf = (channels: readonly number[]): string =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio, from 1 (the same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

/** An accent's contrast in the worse of its two uses: as text on the shop's background, or under white text. */
export const accentContrast = (accent: string): number =>
  Math.min(contrast(accent, ground), contrast(accent, "#ffffff"));
export const isReadable = (accent: string): boolean => accentContrast(accent) >= leastContrast;

/**
 * Returns the colour, moved towards black or white by the smallest step for which `suffices` is true. Returns the
 * colour itself when it already suffices.
 */
function moved(colour: string, towards: 0 | 255, suffices: (colour: string) => boolean): string {
  const channels = channelsOf(colour);
  for (let step = 0; step <= 100; step += 1) {
    const next = colourOf(channels.map((channel) => channel + ((towards - channel) * step) / 100));
    if (suffices(next)) return next;
  }
  return colourOf([towards, towards, towards]);
}

/** Returns the accent itself when it is readable, otherwise the nearest darker colour that is. */
export const readableAccent = (accent: string): string => moved(accent, 0, isReadable);

/** Returns the accent for large shapes, lightened where needed so that it is visible on dark backgrounds. */
export const brightAccent = (accent: string): string =>
  moved(accent, 255, (colour) => contrast(colour, dark) >= leastOnDark);
