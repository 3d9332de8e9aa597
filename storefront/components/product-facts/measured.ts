import { numberFormat } from "#commerce/shared/texts/formats.ts";

/** What "20k" means of cloth: a column of water that it holds, and vapour that it lets through in a day. */
const clothUnits: Record<string, string> = { waterproof: "mm", breathable: "g/m²/24 h" };

/** "waterproof", "20k" → "20,000 mm"; undefined for what is no such measure. */
export function measured(id: string, value: string, intl: string): string | undefined {
  const unit = clothUnits[id];
  const [, thousands] = /^(\d+)k$/i.exec(value) ?? [];
  return unit && thousands ? `${numberFormat(intl, {}).format(Number(thousands) * 1000)} ${unit}` : undefined;
}
