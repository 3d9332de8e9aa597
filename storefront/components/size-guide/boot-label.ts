import { bootSize, ownSize, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import { largestBoot } from "./fit.ts";

/** "US 10 · EU 43": a boot's EU size as the country counts it. */
export function bootLabel(eu: string, country: string): string {
  const size = bootSize("boot", ["men"], eu);
  const system = sizeSystemOf(country);
  return !size ? eu : system === "eu" ? `EU ${eu}` : ownSize(system, size);
}

/** The largest boot that stands on a board of this waist without touching the snow, without its EU size: "US 11". */
export const largestBootLabel = (waist: number, country: string): string =>
  bootLabel(largestBoot(waist) ?? "–", country).split(" · ")[0] ?? "";
