import { bootSize, chartedSizes } from "#commerce/shared/sizes/rules.ts";
import type { BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import type { Rider } from "#storefront/components/rider/rider.ts";

/** Determines which of a product's sizes fits a rider, and why. Pure. */

export type Reason =
  | "weight"
  | "lighter"
  | "heavier"
  | "shorter-park"
  | "longer-powder"
  | "height"
  | "wide"
  | "narrow"
  | "boot-fits";

export type BoardFit = { size: BoardSize; reasons: Reason[] };

/**
 * How much longer a boot's sole is than the foot, the cosine of the binding angle, and how far the boot may extend over
 * both edges together. Lengths in mm.
 */
const sole = 20;
const turned = Math.cos((15 * Math.PI) / 180);
const over = 45;

/** Returns the waist width in millimetres needed for a boot of an EU size. 0 for sizes that are not in the chart. */
export function waistFor(boot: string): number {
  const mondo = Number(bootSize("boot", ["men"], boot)?.mondo ?? 0);
  return mondo === 0 ? 0 : Math.round((mondo * 10 + sole) * turned - over);
}

/** The largest boot of the chart that a waist of so many millimetres has room for. Null below all. */
export const largestBoot = (waist: number): string | null =>
  chartedSizes.findLast((size) => waistFor(size) <= waist) ?? null;

const holds = ({ weight: [lightest, heaviest] }: BoardSize, weight: number) => weight >= lightest && weight <= heaviest;
const middle = ({ weight: [lightest, heaviest] }: BoardSize) => (lightest + heaviest) / 2;
/** Riders of average build need boards that reach to their chin. */
const byHeight = (height: number) => height * 8.8;

/**
 * Returns the board length for a rider. It selects the length whose weight range has its middle nearest to the rider's
 * weight; height decides close cases. For the park it takes one length shorter and for deep snow one longer, where the
 * weight allows it, and a wide board when the boot needs it. Null without a weight or lengths.
 */
export function boardFit(sizes: readonly BoardSize[], rider: Rider): BoardFit | null {
  const { weight, height, boot, riding } = rider;
  if (!weight || sizes.length === 0) return null;
  const needed = boot ? waistFor(boot) : 0;
  const holding = sizes.filter((size) => holds(size, weight));
  const wideEnough = (size: BoardSize) => size.waist >= needed;
  const usable = holding.filter(wideEnough);
  const among = byLength(usable.length > 0 ? usable : holding.length > 0 ? holding : sizes);
  const distance = (size: BoardSize) =>
    Math.abs(middle(size) - weight) + (height ? Math.abs(size.length - byHeight(height)) / 20 : 0);
  const nearest = [...among].sort((a, b) => distance(a) - distance(b))[0];
  if (!nearest) return null;
  const at = among.indexOf(nearest);
  const moved =
    holding.length === 0 ? undefined : riding === "park" ? among[at - 1] : deep(riding) ? among[at + 1] : undefined;
  const size = moved ?? nearest;
  const regular = [...byLength(holding)].sort((a, b) => distance(a) - distance(b))[0];
  const reasons: Reason[] = [
    holding.length > 0
      ? "weight"
      : weight < Math.min(...sizes.map(({ weight: [lightest] }) => lightest))
        ? "lighter"
        : "heavier",
    ...(moved ? ([riding === "park" ? "shorter-park" : "longer-powder"] as const) : []),
    ...(height && holding.length > 1 && !moved ? (["height"] as const) : []),
    ...(needed === 0
      ? []
      : !wideEnough(size)
        ? (["narrow"] as const)
        : regular && !wideEnough(regular)
          ? (["wide"] as const)
          : (["boot-fits"] as const)),
  ];
  return { size, reasons };
}

const deep = (riding: Rider["riding"]) => riding === "freeride" || riding === "powder";
const byLength = (sizes: readonly BoardSize[]) => [...sizes].sort((a, b) => a.length - b.length);

/**
 * Returns the EU size for a foot in centimetres: the smallest of the product's sizes with enough room. Null when none
 * fits.
 */
export function footFit(foot: number | undefined, sizes: readonly string[]): string | null {
  if (!foot) return null;
  const room = (size: string) => Number(bootSize("boot", [], size)?.mondo ?? 0);
  const own = chartedSizes.filter((size) => sizes.includes(size)).sort((a, b) => room(a) - room(b));
  const smallest = own[0];
  if (!smallest || foot < room(smallest) - 1) return null;
  return own.find((size) => room(size) >= foot) ?? null;
}
