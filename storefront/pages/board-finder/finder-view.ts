import type { CardData } from "#storefront/components/product/card-data.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import type { Answers } from "./rules.ts";

type Choice = { value: string; label: string };

export type FinderPage = {
  words: AreaTexts<"board-finder">;
  /** The weight as it was typed, in the unit of the country. */
  answers: Answers;
  units: { weight: "kg" | "lb"; lightest: number; heaviest: number };
  levels: Choice[];
  ridings: Choice[];
  boots: Choice[];
  isAsked: boolean;
  /** Changes with the answers: the form then shows the address's again. */
  state: string;
  /** The boards that suit, or while nothing is asked those that most people ride. */
  results: { card: CardData; size?: string; reasons: string[] }[];
};
