import type { CategoryInput, ProductInput } from "#commerce/catalog/products/product-input.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";

/** A generated catalogue of any size, always the same, for tests and benchmarks. */

export const sampleCategories: CategoryInput[] = [
  { uid: "snowboards", name: "Snowboards" },
  { uid: "freestyle-snowboards", parent: "snowboards", name: "Freestyle" },
  { uid: "freeride-snowboards", parent: "snowboards", name: "Freeride" },
  { uid: "carving-snowboards", parent: "snowboards", name: "Carving" },
  { uid: "boots", name: "Boots" },
  { uid: "mens-boots", parent: "boots", name: "Men" },
  { uid: "womens-boots", parent: "boots", name: "Women" },
  { uid: "bindings", name: "Bindings" },
  { uid: "accessories", name: "Accessories" },
];

const colours = ["black", "white", "glacier", "moss", "signal", "plum", "ochre", "storm", "coral", "ice"];
const sizes = { snowboards: ["148", "152", "156", "160"], boots: ["41", "42", "43", "44"], others: ["s", "m", "l"] };
const leaves = sampleCategories.filter(({ uid }) => !sampleCategories.some(({ parent }) => parent === uid));

/** A pseudo-random generator of whole numbers below `limit`: the same seed gives the same sequence. */
function numbers(seed: number): (limit: number) => number {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % limit;
  };
}

/** Product number `index`, from 0. */
export function sampleProduct(index: number): ProductInput {
  const pick = numbers(index);
  const leaf = leaves[pick(leaves.length)]!;
  const top = leaf.parent ?? leaf.uid;
  const some = <T>(list: readonly T[], count: number) => {
    const start = pick(list.length);
    return Array.from({ length: count }, (_, step) => list[(start + step) % list.length]!);
  };
  const own = some(colours, 1 + pick(4));
  const sized = top === "snowboards" || top === "boots" ? sizes[top] : sizes.others;
  const usd = (2000 + pick(60_000)) * 10 - 5;
  const isReduced = pick(5) === 0;
  const uid = `sample-${index}`;
  return {
    uid,
    sku: `SMP-${index}`,
    kind: top === "snowboards" ? "snowboard" : top.slice(0, -1),
    name: `Sample ${String(pick(1_000_000)).padStart(6, "0")}`,
    isNew: pick(10) === 0,
    isRedesigned: pick(10) === 0,
    isBestSeller: pick(20) === 0,
    popularity: pick(100_000),
    specs: [{ id: "flex", value: String(1 + pick(10)) }],
    attributes: {
      terrain: some(["park", "piste", "freeride", "powder"], 1 + pick(2)),
      level: some(["beginner", "expert"], 1),
    },
    images: own.flatMap((colour) => ["front", "detail"].map((view) => ({ id: `${uid}-${colour}-${view}`, colour }))),
    categories: leaf.parent ? [leaf.uid, leaf.parent] : [leaf.uid],
    options: [
      {
        name: "Color",
        kind: "swatch",
        values: own.map((code) => ({ code, label: code, hexColours: ["#123456"] })),
      },
      { name: "Size", kind: "rectangles", values: sized.map((code) => ({ code, label: code.toUpperCase() })) },
    ],
    variants: own.flatMap((colour) =>
      sized.map((size) => ({
        sku: `SMP-${index}-${colour}-${size}`.toUpperCase(),
        values: [colour, size],
        image: `${uid}-${colour}-front`,
        prices: pricesFrom(usd, isReduced),
        stock: Math.max(0, pick(30) - 6),
      })),
    ),
  };
}

function pricesFrom(usd: number, isReduced: boolean): Record<PriceRegion, { price: number; retailPrice?: number }> {
  const list = (price: number) => (isReduced ? { price, retailPrice: Math.round(price * 1.25) } : { price });
  const [us, ca, eu] = [usd, Math.round(usd * 1.36), Math.round(usd * 0.95)];
  const pro = (price: number) => list(Math.round(price * 0.65));
  return { us: list(us), ca: list(ca), eu_region_1: list(eu), pro: pro(us), pro_ca: pro(ca), pro_eu_region_1: pro(eu) };
}

/** `count` products, starting with number `from`. */
export const sampleProducts = (count: number, from = 0): ProductInput[] =>
  Array.from({ length: count }, (_, index) => sampleProduct(from + index));
