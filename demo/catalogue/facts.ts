import type { BoardSize, DemoProduct } from "#demo/shapes.ts";

/**
 * Language-neutral facts of a product: those shown on its page (specs), and those that lists filter by (attributes).
 * Pure.
 */

type Spec = { id: string; value: string };

/**
 * For boards: shape, camber, flex, terrain and measures in the form that
 * storefront/components/product-facts/board-specs.ts reads. For other products: their facts in order.
 */
export function specsOf({ board, facts = {} }: DemoProduct): Spec[] {
  const told = Object.entries(facts).map(([id, value]) => ({ id, value: String(value) }));
  if (!board) return told;
  const { shape, camber, flex, level, rider, base, terrain, sizes } = board;
  return [
    ...Object.entries({ shape, camber, flex, level, rider, base }).map(([id, value]) => ({ id, value: String(value) })),
    ...told,
    ...Object.entries(terrain).map(([id, points]) => ({ id: `terrain-${id}`, value: String(points) })),
    ...sizes.map((size) => ({ id: `measures-${size.size}`, value: measuresOf(size) })),
  ];
}

const measuresOf = ({ length, waist, nose, tail, effectiveEdge, sidecut, weight }: BoardSize): string =>
  [length, waist, nose, tail, effectiveEdge, sidecut, ...weight].join(" ");

/** Facts of other products that lists filter by unchanged. */
const filtered = ["level", "rider", "lacing", "mount", "cut", "fit", "waterproof", "use", "volume"];

/** Facts that cards tell beside these (storefront/components/product/card-facts.ts). */
const told = ["breathable", "shell", "lens", "lensCategory", "litres", "fabric", "garment", "knit", "yarn", "cushion"];
const toldOfGear = ["construction", "certification", "weight"];
const gear = ["helmet", "protection", "safety", "tool", "wax"];

/** The terrain that a board is good at: at least 7 of 10 points, or else its best one. */
function groundsOf(terrain: Record<string, number>): string[] {
  const best = Math.max(...Object.values(terrain));
  return Object.entries(terrain)
    .filter(([, points]) => points >= Math.min(7, best))
    .map(([id]) => id);
}

const flexBand = (flex: number): string => (flex <= 3 ? "soft" : flex <= 6 ? "medium" : "stiff");

export function attributesOf({ kind, board, facts = {} }: DemoProduct): Record<string, string[]> {
  const flex = board?.flex ?? Number(facts.flex);
  const named = [...filtered, ...told, ...(gear.includes(kind) ? toldOfGear : [])];
  // As a shop's own files write them: in lower case.
  const plain = named.flatMap((id) =>
    facts[id] === undefined ? [] : [[id.toLowerCase(), [String(facts[id]).toLowerCase()]] as const],
  );
  return {
    ...Object.fromEntries(plain),
    ...(flex > 0 && { flex: [flexBand(flex)] }),
    ...(board && {
      terrain: groundsOf(board.terrain),
      level: [board.level],
      rider: [board.rider],
      shape: [board.shape],
      camber: [board.camber],
    }),
  };
}
