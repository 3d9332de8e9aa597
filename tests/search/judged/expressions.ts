import { products } from "#demo/catalogue/products.ts";
import * as named from "./groups.ts";

/** Lists of right answers, written short: "boots&sale larkspur-boot support:returns store:*". */

const all = products.map(({ uid }) => uid);
const where = (id: "rider" | "fit" | "level" | "shape" | "lacing", ...values: string[]) =>
  products
    .filter(({ facts, board }) =>
      [facts?.[id], (board as Record<string, unknown> | undefined)?.[id]].some((value) =>
        values.includes(String(value)),
      ),
    )
    .map(({ uid }) => uid);

const isBetween = (from: number, to: number) =>
  products.filter(({ usd }) => usd >= from && usd < to).map(({ uid }) => uid);

/** Groups by what the catalogue says of the goods; the others are written by hand (groups.ts). */
const groups: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries(named).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list]] : []))),
  sale: products.filter(({ retailUsd }) => retailUsd !== undefined).map(({ uid }) => uid),
  new: products.filter(({ flags }) => flags?.includes("new")).map(({ uid }) => uid),
  women: [...where("rider", "women"), ...where("fit", "women")],
  men: where("rider", "men"),
  beginner: where("level", "beginner"),
  advanced: where("level", "advanced", "expert"),
  twin: where("shape", "twin"),
  dial: where("lacing", "single-dial", "dual-dial"),
};

function listOf(name: string): readonly string[] {
  const own = groups[name];
  if (own) return own;
  const [, below] = /^under(\d+)$/.exec(name) ?? [];
  if (below) return isBetween(0, Number(below));
  const [, size] = /^size(\w+)$/.exec(name) ?? [];
  if (size) return products.filter(({ sizes }) => sizes.includes(size)).map(({ uid }) => uid);
  if (!name.includes(":") && name !== "gift-card" && !all.includes(name)) throw new Error(`Nothing is called ${name}`);
  return [name];
}

/** The things that an expression names: groups, their intersections with "&", and single things. */
export const thingsIn = (expression: string): string[] => [
  ...new Set(
    expression
      .trim()
      .split(/\s+/)
      .flatMap((part) =>
        part
          .split("&")
          .map(listOf)
          .reduce((left, right) => left.filter((uid) => right.includes(uid))),
      ),
  ),
];
