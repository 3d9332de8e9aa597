import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** What each scale is called. */
export const sizeHeads = (extras: AreaTexts<"extras">) => ({
  letters: extras["sizes.letters"],
  numbers: extras["sizes.numbers"],
  heights: extras["sizes.heights"],
});

const scales = ["letters", "numbers", "heights"] as const;
export type SizeScale = (typeof scales)[number];

/** "XS" and "2XL" are letters, "36–38" and "US 10" are numbers, "158–165" is a body height or a length. Pure. */
export function sizeScale(label: string): SizeScale {
  const number = /[sml]$/i.test(label) ? null : /\d+/.exec(label);
  if (!number) return "letters";
  return Number(number[0]) < 100 ? "numbers" : "heights";
}

/** The scales in which these sizes are written, in the order in which they are shown. */
export const scalesOf = (labels: readonly string[]): SizeScale[] =>
  scales.filter((scale) => labels.some((label) => sizeScale(label) === scale));
