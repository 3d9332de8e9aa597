import { deliveryWindow } from "#commerce/sales/shipping/rules.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";

type Days = { daysFrom: number; daysTo: number };

/**
 * Returns the range of days in which something shipped on a day arrives: "Wed, Nov 25 – Fri, Nov 27". Empty when it
 * arrives at once.
 */
export function arrivalOf(days: Days, intl: string, leaves = new Date()): string {
  if (days.daysTo === 0) return "";
  const { from, to } = deliveryWindow(leaves, days);
  const format = dateFormat(intl, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  return unbrokenDays(format.formatRange(from, to));
}

/** Lines break at the dash of a range only, not within a day. */
export const unbrokenDays = (range: string): string => range.replace(/(?<!–) (?!–)/g, "\u00A0");
