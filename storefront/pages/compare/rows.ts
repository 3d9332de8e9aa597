import type { Spec } from "#storefront/components/product-facts/board-specs.ts";

export type CompareRow = {
  label: string;
  /** One per board, "" where nothing is known. */
  values: string[];
  differs: boolean;
};

type Board = { facts: Spec[]; sizes: string[]; terrain: { name: string; points: number }[] };
type Words = { label: (id: string) => string; value: (value: string) => string; sizes: string };

/** The table: a row for every fact that any of the boards has, in the order of their facts. Pure. */
export function rowsOf(boards: readonly Board[], words: Words): CompareRow[] {
  const lines = boards.map(
    ({ facts, sizes, terrain }) =>
      new Map([
        ...facts.map(({ id, value }) => [words.label(id), words.value(value)] as const),
        ...terrain.map(({ name, points }) => {
          return [`${words.label("terrain")}: ${words.value(name)}`, `${points} / 10`] as const;
        }),
        ...(sizes.length > 0 ? [[words.sizes, sizes.join(", ")] as const] : []),
      ]),
  );
  const labels = new Set(lines.flatMap((line) => [...line.keys()]));
  return [...labels].map((label) => {
    const values = lines.map((line) => line.get(label) ?? "");
    return { label, values, differs: new Set(values).size > 1 };
  });
}
