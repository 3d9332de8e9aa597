import { dayAfter, localTime } from "#commerce/stores/directory/clock.ts";
import type { OpeningHours, Store, WeekSpan } from "#commerce/stores/directory/schema.ts";

/**
 * The store as structured data for search engines (schema.org LocalBusiness). A season's end date is the next one from
 * today.
 */
export function localBusiness(store: Store, url: string, now: number): object {
  const { name, street, city, state, postalCode, country, lat, lng, phone, email, website, hours, timeZone } = store;
  const { date } = localTime(timeZone, now);
  return {
    "@context": "https://schema.org",
    "@type": ["LocalBusiness", "SportingGoodsStore"],
    "@id": url,
    name,
    url,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(website && { sameAs: website }),
    brand: store.brands.map((brand) => ({ "@type": "Brand", name: brand })),
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      ...(state && { addressRegion: state }),
      ...(postalCode && { postalCode }),
      addressCountry: country.toUpperCase(),
    },
    geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
    openingHoursSpecification: openings(hours, date),
  };
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function openings({ week, seasons = [], exceptions = [] }: OpeningHours, today: string): object[] {
  const spec = (more: object) => ({ "@type": "OpeningHoursSpecification", ...more });
  const weekly = ({ days, opens, closes }: WeekSpan) => ({
    dayOfWeek: days.map((day) => weekdays[day - 1]),
    opens,
    closes: closes === "24:00" ? "23:59" : closes,
  });
  const closed = { opens: "00:00", closes: "00:00" };
  return [
    ...week.map((span) => spec(weekly(span))),
    ...seasons.flatMap(({ from, to, hours }) => {
      const valid = nextSeason(from, to, today);
      return hours.length > 0
        ? hours.map((span) => spec({ ...weekly(span), ...valid }))
        : [spec({ dayOfWeek: weekdays, ...closed, ...valid })];
    }),
    ...exceptions
      .filter(({ date }) => date >= today && date <= dayAfter(today, 366))
      .flatMap(({ date, hours }) =>
        (hours.length > 0 ? hours : [closed]).map((span) => spec({ ...span, validFrom: date, validThrough: date })),
      ),
  ];
}

/** Returns the current or the next season. */
function nextSeason(from: string, to: string, today: string): { validFrom: string; validThrough: string } {
  const year = Number(today.slice(0, 4));
  const passesNewYear = from > to;
  // It ends this year, or next year if this year's end has passed; it begins before that end.
  const end = today.slice(5) > to ? year + 1 : year;
  return { validFrom: `${passesNewYear ? end - 1 : end}-${from}`, validThrough: `${end}-${to}` };
}
