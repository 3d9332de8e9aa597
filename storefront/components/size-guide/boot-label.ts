import { bootSize, ownSize, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";

/** "US 10 · EU 43": a boot's EU size as the country counts it. */
export function bootLabel(eu: string, country: string): string {
  const size = bootSize("boot", ["men"], eu);
  const system = sizeSystemOf(country);
  return !size ? eu : system === "eu" ? `EU ${eu}` : ownSize(system, size);
}
