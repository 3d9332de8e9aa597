/** Weights and lengths in the visitor's units. They are stored in kilograms and centimetres. Pure. */

const poundsPerKilogram = 2.20462;
const centimetresPerInch = 2.54;

export type Units = { weight: "kg" | "lb"; length: "cm" | "in" };
export const unitsOf = (isImperial: boolean): Units =>
  isImperial ? { weight: "lb", length: "in" } : { weight: "kg", length: "cm" };

export const toKilograms = (value: number, { weight }: Units) => (weight === "lb" ? value / poundsPerKilogram : value);
export const fromKilograms = (value: number, { weight }: Units) =>
  Math.round(weight === "lb" ? value * poundsPerKilogram : value);
export const toCentimetres = (value: number, { length }: Units) =>
  length === "in" ? value * centimetresPerInch : value;
/** With one decimal digit. */
export const fromCentimetres = (value: number, { length }: Units) =>
  Math.round((length === "in" ? value / centimetresPerInch : value) * 10) / 10;

/** Countries that use pounds and inches. */
export const isImperialIn = (country: string): boolean => country === "us";
