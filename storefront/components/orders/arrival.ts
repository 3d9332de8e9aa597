import { deliveryWindow } from "#commerce/sales/shipping/rules.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";

type Days = { daysFrom: number; daysTo: number };

/** The days between which what leaves on a day arrives: "Wed, Nov 25 – Fri, Nov 27"; empty where it comes at once. */
export function arrivalOf(days: Days, intl: string, leaves = new Date()): string {
  if (days.daysTo === 0) return "";
  const { from, to } = deliveryWindow(leaves, days);
  const format = dateFormat(intl, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  return format.formatRange(from, to);
}
