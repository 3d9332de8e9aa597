import type { Cut } from "#storefront/components/media/picture-set.ts";

/** How large banners are (specification 3.14, 9.4). Pure. */

/** Width over height up to 480 px, up to 768 px, and above; null where nothing is said: then it is as high as the default. */
export type BannerRatios = readonly [phone: number | null, tablet: number | null, desktop: number | null];

/** Default banners, from 480 to 1792 wide, are this high. */
export const defaultHeight = 300;

const steps = [480, 768, 1024, 1440, 1792];

/** How the picture of a banner is cut: its own ratios, or the default sizes. */
export function bannerCuts([phone, tablet, desktop]: BannerRatios): Cut[] {
  return steps.map((w, index): Cut => {
    const ratio = [phone, tablet][index] ?? (index < 2 ? null : desktop);
    const h = ratio === null ? defaultHeight : Math.round(w / ratio);
    return index < steps.length - 1 ? { w, h, upTo: w } : { w, h };
  });
}

/** Of the error page's banner. */
export const errorCuts: readonly Cut[] = [
  { w: 430, h: 459, upTo: 480 },
  { w: 718, h: 199, upTo: 768 },
  { w: 1150, h: 319, upTo: 1200 },
  { w: 1390, h: 386 },
];
export const errorRatios: BannerRatios = [430 / 459, 718 / 199, 1390 / 386];

/** For CSS: each width's ratio, and how high it is at least. */
export function bannerBox(ratios: BannerRatios): Record<string, string | number> {
  const box: Record<string, string | number> = {};
  for (const [index, name] of ["phone", "tablet", "desktop"].entries()) {
    const ratio = ratios[index] ?? null;
    box[`--ratio-${name}`] = ratio ?? "auto";
    if (ratio === null) box[`--tall-${name}`] = `${defaultHeight}px`;
  }
  return box;
}
