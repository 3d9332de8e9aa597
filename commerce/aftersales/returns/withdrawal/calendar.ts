/**
 * Days on which no period ends (regulation 1182/71, article 3 (4); § 193 BGB): weekends and public holidays. Holidays
 * differ by country and even by region. A day that is a holiday anywhere the shop sells counts everywhere, because a
 * period that ends a day later harms nobody.
 */
const fixed = new Set(
  // New Year, Epiphany, 25 April (it), King's Day and 5 May (nl), 1 and 8 May, 2 June (it), 14 July (fr), 15 August,
  // 3 October (de), 12 October (es), 26 October (at), 31 October (de), All Saints, 11 November (fr), 6 and 8 December, Christmas.
  "01-01 01-06 04-25 04-27 05-01 05-05 05-08 06-02 07-14 08-15 10-03 10-12 10-26 10-31 11-01 11-11 12-06 12-08 12-25 12-26".split(
    " ",
  ),
);

/** From Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension, Whit Monday, Corpus Christi. */
const movable = new Set([-3, -2, 1, 39, 50, 60]);

const day = 24 * 60 * 60 * 1000;

/** Midnight UTC of Easter Sunday, by the Gregorian computus. */
export function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

const isWeekend = (at: number): boolean => new Date(at).getUTCDay() % 6 === 0;

/** Whether a period may end on the day that starts at this midnight UTC. */
export function isWorkingDay(at: number): boolean {
  const date = new Date(at);
  return (
    !isWeekend(at) &&
    !fixed.has(date.toISOString().slice(5, 10)) &&
    !movable.has(Math.round((at - easterOf(date.getUTCFullYear())) / day))
  );
}
