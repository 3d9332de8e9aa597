import { type Camber, cambers, type Spec } from "#storefront/components/product-facts/board-specs.ts";

export type CompareRow = {
  label: string;
  /** One per board; an empty string when the value is unknown. */
  values: string[];
  /** For numbers on a common scale: the share of the scale, 0 to 1; null when unknown. */
  levels?: (number | null)[];
  /** Which boards have the highest level; absent when all have the same, and where more is not better. */
  most?: boolean[];
  /** For lengths: the ones of each board that are sold out. */
  gone?: string[][];
  /** For camber profiles that can be drawn; null when unknown. */
  cambers?: (Camber | null)[];
  differs: boolean;
};

/** `gone`: the sizes that are sold out. */
type Board = { facts: Spec[]; sizes: string[]; gone?: string[]; terrain: { name: string; points: number }[] };
/** `value` also gets the fact whose value it is, which may have a unit. */
type Words = { label: (id: string) => string; value: (value: string, id?: string) => string; sizes: string };
/** `isMerit`: more of it is better. */
type Cell = { value: string; level?: number; isMerit?: boolean; gone?: string[]; camber?: Camber | undefined };

/** Facts that are rated out of ten and have no other drawing. A stiffer board is no better board. */
const outOfTen = ["flex"];

const ofTen = (points: number): Cell => ({ value: `${points} / 10`, level: points / 10 });

function cellOf({ id, value }: Spec, words: Words): Cell {
  const points = Number(value);
  if (outOfTen.includes(id) && points >= 0 && points <= 10) return ofTen(points);
  const camber = id === "camber" ? cambers.find((one) => one === value) : undefined;
  return { value: words.value(value, id), camber };
}

function levelsOf(cells: readonly (Cell | undefined)[]): Pick<CompareRow, "levels" | "most"> {
  const levels = cells.map((cell) => cell?.level ?? null);
  const known = levels.filter((level) => level !== null);
  if (known.length === 0) return {};
  const highest = Math.max(...known);
  const isMerit = cells.some((cell) => cell?.isMerit);
  return { levels, ...(isMerit && new Set(known).size > 1 && { most: levels.map((level) => level === highest) }) };
}

/** Returns the table: a row for every fact that at least one board has, in the order of the boards' facts. Pure. */
export function rowsOf(boards: readonly Board[], words: Words): CompareRow[] {
  const lines = boards.map(
    ({ facts, sizes, gone = [], terrain }) =>
      new Map<string, Cell>([
        ...facts.map((fact) => [words.label(fact.id), cellOf(fact, words)] as const),
        ...terrain.map(({ name, points }) => {
          return [`${words.label("terrain")}: ${words.value(name)}`, { ...ofTen(points), isMerit: true }] as const;
        }),
        ...(sizes.length > 0 ? [[words.sizes, { value: sizes.join(", "), gone }] as const] : []),
      ]),
  );
  const labels = new Set(lines.flatMap((line) => [...line.keys()]));
  return [...labels].map((label) => {
    const cells = lines.map((line) => line.get(label));
    const values = cells.map((cell) => cell?.value ?? "");
    return {
      label,
      values,
      ...levelsOf(cells),
      ...(cells.some((cell) => cell?.gone?.length) && { gone: cells.map((cell) => cell?.gone ?? []) }),
      ...(cells.some((cell) => cell?.camber) && { cambers: cells.map((cell) => cell?.camber ?? null) }),
      differs: new Set(cells.map((cell) => JSON.stringify([cell?.value, cell?.gone]))).size > 1,
    };
  });
}
