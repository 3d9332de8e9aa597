import type { Language } from "#commerce/shared/regions/schema.ts";
import { intlOf } from "../i18n/languages.ts";

const units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Formats a size in a language: "18 MB". From a gigabyte on it has one decimal. */
export function sizeText(language: Language): (bytes: number) => string {
  return (bytes) => {
    const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
    const style = { style: "unit", unit: units[step]!, maximumFractionDigits: step > 2 ? 1 : 0 } as const;
    return new Intl.NumberFormat(intlOf(language), style).format(bytes / 1000 ** step);
  };
}
