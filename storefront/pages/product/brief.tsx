import { renderToStaticMarkup } from "react-dom/server";
import type { BoardSpecs } from "#storefront/components/product-facts/board-specs.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

type Fact = { id: string; label: string; value: string };

const most = 3;

/**
 * What decides between two products, in three facts: of a board its level, its flex and where it is best, of anything
 * else the first facts of its table.
 */
export function briefFacts(facts: readonly Fact[], { terrain, flex }: BoardSpecs, texts: Texts): Fact[] {
  const [best] = terrain.toSorted(([, one], [, other]) => other - one);
  if (!best) return facts.slice(0, most);
  return [
    ...facts.filter(({ id }) => id === "level"),
    ...(flex ? [{ id: "flex", label: specLabel(texts, "flex"), value: `${flex} / 10` }] : []),
    { id: "terrain", label: specLabel(texts, "terrain"), value: specValue(texts, best[0]) },
  ];
}

/** The facts as markup for the column of the buy box. Empty when there are too few. */
export const briefMarkup = (facts: readonly Fact[]): string =>
  facts.length < most
    ? ""
    : renderToStaticMarkup(
        <dl className="brief">
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>,
      );
