import { readStored, store } from "#storefront/runtime/storage.ts";

/** The measures a visitor has entered. They are stored only in the browser and never sent. */

export const ridings = ["piste", "park", "freeride", "powder"] as const;
export type Riding = (typeof ridings)[number];

/** In kilograms and centimetres, whatever units were used for typing. */
export type Rider = {
  weight?: number;
  height?: number;
  /** EU size. */
  boot?: string;
  riding?: Riding;
  /** The length of the foot. */
  foot?: number;
  /** What the merchant's guides measure, in centimetres: { "body-1": 97 } is the first column of the guide for bodies. */
  body?: Record<string, number>;
  isImperial?: boolean;
};

const key = "rider";
const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === "number" && value >= least && value <= most ? value : undefined;

/** Reads a rider from stored data and drops invalid values, because anything can write to the storage. Pure. */
export function riderIn(stored: unknown): Rider {
  const { weight, height, boot, riding, foot, body, isImperial } = Object(stored) as Record<string, unknown>;
  return {
    weight: within(weight, 10, 200),
    height: within(height, 70, 230),
    boot: typeof boot === "string" ? boot : undefined,
    riding: ridings.find((one) => one === riding),
    foot: within(foot, 15, 35),
    body: Object.fromEntries(
      Object.entries(Object(body) as object).filter(([, value]) => within(value, 5, 200) !== undefined),
    ),
    isImperial: typeof isImperial === "boolean" ? isImperial : undefined,
  };
}

export const readRider = (): Rider => riderIn(readStored("localStorage", key));

export const rememberRider = (rider: Rider): boolean => store("localStorage", key, rider);
