import type { CardData } from "#storefront/components/product/card-data.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import type { Answers } from "./rules.ts";

type Choice = { value: string; label: string };

/** `length` is that of the size, in centimetres; null when the size is no length. */
type Result = { card: CardData; size?: string; length?: number | null; reasons: string[] };

export type FinderPage = {
  words: AreaTexts<"board-finder">;
  /** The weight is as the visitor typed it, in the country's unit. */
  answers: Answers;
  units: { weight: "kg" | "lb"; lightest: number; heaviest: number };
  levels: Choice[];
  ridings: Choice[];
  boots: Choice[];
  isAsked: boolean;
  /** Changes with the answers, so that the form is rendered again with those in the address. */
  state: string;
  /** The boards that match; none before a question is answered. */
  results: Result[];
  /** When few match: boards that miss one answer. Before a question is answered: the most popular boards. */
  more: Result[];
};
