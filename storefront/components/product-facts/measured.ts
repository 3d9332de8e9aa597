import { numberFormat } from "#commerce/shared/texts/formats.ts";

/** Units behind "20k" for fabrics: the water column it withstands, and the vapour it lets through per day. */
const clothUnits: Record<string, string> = { waterproof: "mm", breathable: "g/m²/24 h" };

/** Formats "waterproof", "20k" as "20,000 mm". Undefined when the value is not such a measure. */
export function measured(id: string, value: string, intl: string): string | undefined {
  const unit = clothUnits[id];
  const [, thousands] = /^(\d+)k$/i.exec(value) ?? [];
  return unit && thousands ? `${numberFormat(intl, {}).format(Number(thousands) * 1000)} ${unit}` : undefined;
}
