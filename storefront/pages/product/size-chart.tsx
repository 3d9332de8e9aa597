import { renderToStaticMarkup } from "react-dom/server";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import { fromKilograms, isImperialIn, unitsOf } from "#storefront/components/rider/units.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";

/** Rounded to at most one decimal. */
const plain = (value: number, language: Language): string => plainNumber(String(Math.round(value * 10) / 10), language);

type Words = { guide: AreaTexts<"size-guide">; texts: Texts; locale: Locale };

/**
 * The size chart of a board: every length with its measures, by the rider's weight. As markup, so that browsers receive
 * no component. Empty without lengths.
 */
export function sizeChartMarkup(sizes: readonly BoardSize[], { guide, texts, locale }: Words): string {
  if (sizes.length === 0) return "";
  const units = unitsOf(isImperialIn(locale.country));
  // Boards are measured in centimetres in every country; their riders are not.
  const long = (millimetres: number) => `${plain(millimetres / 10, locale.language)} cm`;
  const heads = ["specs.rider-weight", "specs.length", "specs.waist", "specs.effective-edge", "specs.sidecut"] as const;
  return renderToStaticMarkup(
    <div className="section wrap size-chart apart">
      <div className="section-head">
        <h2 id="sizes" className="display-3 display">
          {guide["guide.chart"]}
        </h2>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="chart-scroll" tabIndex={0} aria-labelledby="sizes">
        <table className="chart">
          <thead>
            <tr>
              <th scope="col">{texts["catalogue.size"]}</th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {texts[head]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sizes.map((size) => (
              <tr key={size.size} data-size={size.size}>
                <th scope="row">{size.size}</th>
                <td>
                  {fromKilograms(size.weight[0], units)}–{fromKilograms(size.weight[1], units)} {units.weight}
                </td>
                <td>{long(size.length)}</td>
                <td>{long(size.waist)}</td>
                <td>{long(size.effectiveEdge)}</td>
                <td>{plain(size.sidecut, locale.language)} m</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="chart-note">{guide["guide.note"]}</p>
    </div>,
  );
}
