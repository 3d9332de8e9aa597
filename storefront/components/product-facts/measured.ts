import { numberFormat } from "#commerce/shared/texts/formats.ts";

/** Units behind "20k" for fabrics: the water column it withstands, and the vapour it lets through per day. */
const clothUnits: Record<string, string> = { waterproof: "mm", breathable: "g/m²/24 h" };

/** Whether riders know the measure by its thousands: a jacket has "20K". */
export const isThousands = (id: string, value: string): boolean => id in clothUnits && /^\d+k$/i.test(value);

/** Facts that are rated from 0 to 10. */
const rated: readonly string[] = ["flex", "dexterity"];

/** From the coldest to the mildest, in degrees Celsius: "-12–0". */
export const temperatures = /^(-?\d+)–(-?\d+)$/;

export const isFahrenheitIn = (intl: string): boolean => intl.endsWith("-US");
export const toFahrenheit = (celsius: number): number => Math.round(celsius * 1.8 + 32);

/** "−12 – 0 °C", in the United States "10–32°F". */
function temperatureText(range: readonly [number, number], intl: string): string {
  const isAmerican = isFahrenheitIn(intl);
  const [low, high] = range.map((one) => (isAmerican ? toFahrenheit(one) : one));
  const unit = isAmerican ? "fahrenheit" : "celsius";
  return numberFormat(intl, { style: "unit", unit })
    .formatRange(low ?? 0, high ?? 0)
    .replaceAll("-", "−");
}

/**
 * Formats "waterproof", "20k" as "20,000 mm", "flex", "5" as "5 / 10" and "warranty", "3" as "3 years". Undefined when
 * the value is not such a measure.
 */
export function measured(id: string, value: string, intl: string): string | undefined {
  if (/^\d+$/.test(value)) {
    if (rated.includes(id)) return `${value} / 10`;
    if (id === "warranty")
      return numberFormat(intl, { style: "unit", unit: "year", unitDisplay: "long" }).format(Number(value));
  }
  const [, low, high] = (id === "temperature" && temperatures.exec(value)) || [];
  if (low && high) return temperatureText([Number(low), Number(high)], intl);
  const unit = clothUnits[id];
  const [, thousands] = /^(\d+)k$/i.exec(value) ?? [];
  return unit && thousands ? `${numberFormat(intl, {}).format(Number(thousands) * 1000)} ${unit}` : undefined;
}
