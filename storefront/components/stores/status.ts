import { dateFormat } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { dayAfter, localTime } from "#commerce/stores/directory/clock.ts";
import type { Opening } from "#commerce/stores/directory/hours.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** Formats a time of day in the visitor's language and the store's time zone. */
export const timeIn = (intl: string, timeZone: string): Intl.DateTimeFormat =>
  dateFormat(intl, { timeZone, hour: "numeric", minute: "2-digit" });

/** "Open until 19:00", "Closed, opens Tuesday at 09:30", in the store's time zone. */
export function statusText(
  opening: Opening,
  zone: string,
  now: number,
  texts: AreaTexts<"stores">,
  intl: string,
): string {
  const time = (instant: number) => timeIn(intl, zone).format(instant);
  if (opening.isOpen) {
    if (opening.until === null) return texts["stores.open-always"];
    return fill(texts["stores.open-until"], { time: time(opening.until) });
  }
  if (opening.opens === null) return texts["stores.closed-long"];
  const [today, then] = [localTime(zone, now).date, localTime(zone, opening.opens).date];
  if (today === then) return fill(texts["stores.opens-at"], { time: time(opening.opens) });
  // A weekday is only unambiguous within a week; later days are given by date.
  const options =
    then < dayAfter(today, 7) ? ({ weekday: "long" } as const) : ({ day: "numeric", month: "long" } as const);
  const day = dateFormat(intl, { timeZone: zone, ...options }).format(opening.opens);
  return fill(texts["stores.opens-on"], { day, time: time(opening.opens) });
}
