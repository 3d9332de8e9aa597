/** The colours of ui/tokens.css, which a test compares. */
export const colours = {
  ink: "#0e1216",
  slate: "#5a6570",
  line: "#d9dee3",
  firn: "#f2f4f6",
  snow: "#ffffff",
  signal: "#c8350a",
  "signal-bright": "#ff5a1f",
  glacier: "#1b4dff",
  pine: "#0f6b4f",
} as const;

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). Pure. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
