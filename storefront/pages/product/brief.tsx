import { renderToStaticMarkup } from "react-dom/server";
import type { BoardSpecs } from "#storefront/components/product-facts/board-specs.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** `short`: the value where there is little room. */
type Fact = { id: string; label: string; value: string; short?: string };

const most = 3;

/**
 * What decides between two products, in three facts: of a board its level, its flex and where it is best, of anything
 * else the first facts of its table.
 */
export function briefFacts(facts: readonly Fact[], { terrain }: BoardSpecs, texts: Texts): Fact[] {
  if (terrain.length === 0) return facts.slice(0, most);
  return [
    ...facts.filter(({ id }) => id === "level"),
    ...facts.filter(({ id }) => id === "flex"),
    {
      id: "terrain",
      label: specLabel(texts, "best-at"),
      value: groundsIn(terrain)
        .map((one) => specValue(texts, one))
        .join(", "),
    },
  ];
}

/** Who is at least this good everywhere is a board for the whole mountain. */
const everywhere = 5;

/** The two grounds that a board is best at, if it is about as good at both, or the whole mountain. */
function groundsIn(terrain: BoardSpecs["terrain"]): string[] {
  if (terrain.every(([, points]) => points >= everywhere)) return ["all-mountain"];
  const [[best, most] = ["piste", 0], ...others] = terrain.toSorted(([, one], [, other]) => other - one);
  return [best, ...others.slice(0, 1).flatMap(([name, points]) => (points >= most - 2 ? [name] : []))];
}

/** The facts as markup for the column of the buy box. Empty when there are too few. */
export const briefMarkup = (facts: readonly Fact[]): string =>
  facts.length < most
    ? ""
    : renderToStaticMarkup(
        <dl className="brief">
          {facts.map(({ id, label, value, short = value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{short}</dd>
            </div>
          ))}
        </dl>,
      );
