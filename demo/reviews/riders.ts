import { chance } from "#demo/chance.ts";
import type { DemoProduct } from "#demo/shapes.ts";

/** The writer of a review: their size and, for most, weight in kilograms and height in centimetres. */
export type Rider = { size: string; weight: number | null; height: number | null };

/** What a text says about its writer: kilograms, centimetres, the size they took. */
export type Told = { weight?: number; height?: number; size?: string };

/** Reads these values from a text in any of the review languages. Pure. */
export function toldBy(text: string): Told {
  const weight = /(\d{2,3}) ?kg/.exec(text)?.[1] ?? /\bIch wiege (\d{2,3})\b/.exec(text)?.[1];
  const metres = /\b([12])[.,](\d{2})\b/.exec(text);
  const height = metres ? `${metres[1]}${metres[2]}` : /\bI am (1[4-9]\d)\b/.exec(text)?.[1];
  const size = /\b(?:took|size|Größe|taille|talla|taglia) (XS|S|M|L|XL|XXL)\b/.exec(text)?.[1];
  return {
    ...(weight && { weight: Number(weight) }),
    ...(height && { height: Number(height) }),
    ...(size && { size }),
  };
}

/** The index of the clothing size, from the smallest, for a person of that height. */
const placeFor = (height: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round((height - 162) / 7)));

/** Returns the same writer for the same seed. Values in the text take precedence. */
export function riderOf({ uid, sizes, board }: DemoProduct, text: string, seed: string): Rider {
  const told = toldBy(text);
  if (sizes.length === 0) return { size: "", weight: null, height: null };
  const fitting = (board?.sizes ?? []).filter(
    ({ weight: [lightest, heaviest] }) => told.weight && told.weight >= lightest && told.weight <= heaviest,
  );
  const known = told.size ? sizes.indexOf(told.size) : -1;
  const any = chance(`size ${uid} ${seed}`, sizes.length);
  const place = known >= 0 ? known : told.height && !board ? placeFor(told.height, sizes.length) : any;
  const size = fitting[0]?.size ?? sizes[place] ?? "";
  const [lightest, heaviest] = board?.sizes.find((one) => one.size === size)?.weight ?? [
    50 + place * 6,
    62 + place * 7,
  ];
  const weight = told.weight ?? Math.round(lightest + (chance(`weight ${seed}`, 100) / 100) * (heaviest - lightest));
  const isTold = told.weight !== undefined || told.height !== undefined;
  if (!isTold && chance(`tells ${seed}`, 4) === 0) return { size, weight: null, height: null };
  // The usual height for that weight, with some random deviation.
  const height = told.height ?? Math.round(155 + (weight - 50) * 0.6) + chance(`tall ${seed}`, 11) - 5;
  return { size, weight, height: Math.min(205, Math.max(90, height)) };
}
