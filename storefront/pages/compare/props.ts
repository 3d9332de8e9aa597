import type { CardData } from "#storefront/components/product/card-data.ts";

export type CompareRow = {
  label: string /** One per board, "" where nothing is known. */;
  values: string[];
  differs: boolean;
};

export type CompareProps = {
  cards: CardData[];
  rows: CompareRow[];
  /** What may be added, by name. */
  others: { id: number; name: string }[];
};
