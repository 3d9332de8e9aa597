/**
 * Returns what a price saves of a former one, in whole percents; 0 when nothing. It is rounded down, so that a saving is
 * never announced larger than it is. Pure.
 */
export const savedPercent = (price: number, former: number): number =>
  price < former ? Math.floor(((former - price) * 100) / former) : 0;
