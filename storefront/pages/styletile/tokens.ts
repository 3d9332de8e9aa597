import css from "#ui/tokens.css?raw";

/** What ui/tokens.css says, read from the file itself, so that the reference cannot differ from it. */

/** The first value of a token: the one without conditions. */
export const tokenValue = (name: string, file = css): string =>
  new RegExp(`--${name}:\\s*([^;]+);`).exec(file)?.[1]?.replace(/\s+/g, " ").trim() ?? "";

const pixels = (rem: string): number => Math.round(Number.parseFloat(rem) * 16);

/** A size in pixels: "16 px", or its smallest and largest, "44–120 px". */
export function sizeText(name: string, file = css): string {
  const [least = "", ...others] = tokenValue(name, file).match(/[\d.]+rem/g) ?? [];
  const most = others.at(-1);
  return most ? `${pixels(least)}–${pixels(most)} px` : `${pixels(least)} px`;
}
