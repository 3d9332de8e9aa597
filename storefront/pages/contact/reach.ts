import { dateFormat } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { instantOf, isTimeZone, localTime } from "#commerce/stores/directory/clock.ts";
import type { BrandSettings } from "#storefront/app/brand-settings.ts";
import type { Hours } from "#storefront/components/content/contact-details.tsx";

/**
 * The contact hours, in the reader's format: "Mon – Fri, 3:00 AM–11:00 AM EST", and what the shop's clock shows then:
 * "9:00 AM–5:00 PM in Innsbruck".
 */
export type ShopContact = Pick<BrandSettings["contact"], "phone" | "address"> & { hours: Hours[] };

/** The time zone of most people in a country, for countries outside Central European Time. */
const zones: Partial<Record<string, string>> = {
  us: "America/New_York",
  ca: "America/Toronto",
  gb: "Europe/London",
  jp: "Asia/Tokyo",
  au: "Australia/Sydney",
  nz: "Pacific/Auckland",
};

type Reader = { intl: string; country: string };

/**
 * Returns the hours in the reader's format, with the city they apply to. When the reader's country has a different
 * time, the hours there come first. Pure.
 */
export function reachOf(
  contact: BrandSettings["contact"],
  { intl, country }: Reader,
  where: string,
  now: number,
): ShopContact {
  const { phone, address, city, timeZone, hours } = contact;
  const zone = isTimeZone(timeZone) ? timeZone : "";
  const { date } = localTime(zone || "UTC", now);
  const told = hours.map(({ days, opens, closes }): Hours => {
    const [from, to] = [opens, closes].map((time) => instantOf(zone || "UTC", date, minutesOf(time))) as [
      number,
      number,
    ];
    const time = (at: number, timeZone: string, named = false) =>
      dateFormat(intl, {
        hour: "numeric",
        minute: "2-digit",
        timeZone: timeZone || "UTC",
        ...(named && { timeZoneName: "short" }),
      }).format(at);
    const range = (timeZone: string, named: boolean) =>
      inOneLine(`${time(from, timeZone)}–${time(to, timeZone, named)}`);
    const own = range(zone, zone !== "" && city === "");
    const placed = (hours: string) => (zone && city ? fill(where, { hours, city }) : hours);
    const there = zones[country];
    if (!zone || !there || time(from, there) === time(from, zone)) return { text: placed(`${days}, ${own}`) };
    return { text: `${days}, ${range(there, true)}`, there: placed(own) };
  });
  return { phone, address, hours: told };
}

/** Minutes since midnight: "09:30" → 570. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A range of times stays in one line: no-break spaces, and word joiners around the dash. */
const inOneLine = (range: string): string => range.replace(/\s/g, "\u00a0").replace("–", "\u2060–\u2060");
