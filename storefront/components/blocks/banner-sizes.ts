import type { Cut } from "#storefront/components/media/picture-set.ts";

/** Sizes of banners (specification 3.14, 9.4). Pure. */

/**
 * Width divided by height for windows up to 480 px, up to 768 px, and above. Null means that the banner has the default
 * height.
 */
export type BannerRatios = readonly [phone: number | null, tablet: number | null, desktop: number | null];

/** The height of default banners, which are 480 to 1792 px wide. */
export const defaultHeight = 300;

const steps = [480, 768, 1024, 1440, 1792];

/** Returns the cuts of a banner's picture, from its own ratios or the default sizes. */
export function bannerCuts([phone, tablet, desktop]: BannerRatios): Cut[] {
  return steps.map((w, index): Cut => {
    const ratio = [phone, tablet][index] ?? (index < 2 ? null : desktop);
    const h = ratio === null ? defaultHeight : Math.round(w / ratio);
    return index < steps.length - 1 ? { w, h, upTo: w } : { w, h };
  });
}

/** The cuts of the error page's banner. */
export const errorCuts: readonly Cut[] = [
  { w: 430, h: 459, upTo: 480 },
  { w: 718, h: 199, upTo: 768 },
  { w: 1150, h: 319, upTo: 1200 },
  { w: 1390, h: 386 },
];
export const errorRatios: BannerRatios = [430 / 459, 718 / 199, 1390 / 386];

/** CSS variables with the ratio and minimum height for each window width. */
export function bannerBox(ratios: BannerRatios): Record<string, string | number> {
  const box: Record<string, string | number> = {};
  for (const [index, name] of ["phone", "tablet", "desktop"].entries()) {
    const ratio = ratios[index] ?? null;
    box[`--ratio-${name}`] = ratio ?? "auto";
    if (ratio === null) box[`--tall-${name}`] = `${defaultHeight}px`;
  }
  return box;
}
