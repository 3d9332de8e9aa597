import type { ProductDetail } from "./schema.ts";

/** What belongs together in use: which kinds complete a thing, and which of a kind fits it best. Pure. */

type Fitting = Pick<ProductDetail, "id" | "kind" | "specs">;

const complementaryKinds: Readonly<Record<string, readonly string[]>> = {
  snowboard: ["binding", "boot"],
  binding: ["snowboard", "boot"],
  boot: ["binding", "snowboard"],
  jacket: ["pants", "gloves"],
  pants: ["jacket", "gloves"],
  goggles: ["helmet", "gloves"],
  helmet: ["goggles", "gloves"],
  gloves: ["gloves"],
};

/** The kinds that complete a thing, the nearest first; none where it stands alone. */
export const kindsOfSetup = (kind: string): readonly string[] => complementaryKinds[kind] ?? [];

const specOf = ({ specs }: Pick<Fitting, "specs">, id: string) => specs.find((spec) => spec.id === id)?.value;

/** Whether one can be worn by whom the other is for: children alone, women or men. */
function isForSame(one: Fitting, other: Fitting): boolean {
  const [a, b] = [specOf(one, "rider") ?? "all", specOf(other, "rider") ?? "all"];
  return a === b || ((a === "all" || b === "all") && a !== "kids" && b !== "kids");
}

/** The inserts that each kind of mount is screwed into. */
const insertsFor: Readonly<Record<string, string>> = { "disc-4x4": "4x4", channel: "channel", split: "split" };

/** Whether a binding can be mounted on a board. A board that says nothing of its inserts takes all but split bindings. */
function isMounted(one: Fitting, other: Fitting): boolean {
  const inserts = [one, other].flatMap((own) => (own.kind === "snowboard" ? [specOf(own, "inserts")] : []));
  const needed = [one, other].flatMap((own) => insertsFor[specOf(own, "mount") ?? ""] ?? []);
  return inserts.length === 0 || needed.every((own) => (inserts[0] ? own === inserts[0] : own !== "split"));
}

/** How far two things are apart in stiffness and level; those that say nothing of it stand in the middle. */
function distance(one: Fitting, other: Fitting): number {
  const [a, b] = [Number(specOf(one, "flex")), Number(specOf(other, "flex"))];
  const flex = Number.isFinite(a) && Number.isFinite(b) ? Math.abs(a - b) : 2;
  return flex + (specOf(one, "level") === specOf(other, "level") ? 0 : 1);
}

/**
 * One thing of each kind that completes a product: of those that the merchant names for it, else of all that go with it, what
 * fits best, the first of those that fit alike.
 */
export function completing<Offered extends Fitting & { uid: string }>(
  product: Fitting,
  offered: readonly Offered[],
  named: readonly string[] = [],
): Offered[] {
  return kindsOfSetup(product.kind).flatMap((kind) => {
    const ofKind = offered.filter((one) => one.kind === kind && one.id !== product.id);
    const chosen = ofKind.filter(({ uid }) => named.includes(uid));
    // A second of the same kind, such as a liner for a glove, goes with it only if the merchant says so.
    const others = kind === product.kind ? [] : ofKind;
    const pool =
      chosen.length > 0 ? chosen : others.filter((one) => isForSame(product, one) && isMounted(product, one));
    const [best] = pool.map((one) => ({ one, away: distance(product, one) })).sort((a, b) => a.away - b.away);
    return best ? [best.one] : [];
  });
}
