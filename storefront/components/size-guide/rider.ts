import { readStored, store } from "#storefront/runtime/storage.ts";

/** What a visitor has told of themselves, kept in their browser alone; it never travels. */

export const ridings = ["piste", "park", "freeride", "powder"] as const;
export type Riding = (typeof ridings)[number];

/** Kilograms and centimetres, whatever they were typed in. */
export type Rider = {
  weight?: number;
  height?: number;
  /** EU size. */
  boot?: string;
  riding?: Riding;
  /** The foot's length. */
  foot?: number;
  isImperial?: boolean;
};

const key = "rider";
const within = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === "number" && value >= least && value <= most ? value : undefined;

/** A rider with what is possible alone: storage is anybody's. Pure. */
export function riderIn(stored: unknown): Rider {
  const { weight, height, boot, riding, foot, isImperial } = Object(stored) as Record<string, unknown>;
  return {
    weight: within(weight, 10, 200),
    height: within(height, 70, 230),
    boot: typeof boot === "string" ? boot : undefined,
    riding: ridings.find((one) => one === riding),
    foot: within(foot, 15, 35),
    isImperial: typeof isImperial === "boolean" ? isImperial : undefined,
  };
}

export const readRider = (): Rider => riderIn(readStored("localStorage", key));

export const rememberRider = (rider: Rider): boolean => store("localStorage", key, rider);
