import type { Language } from "#commerce/shared/regions/schema.ts";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import { fromCentimetres, fromKilograms, isImperialIn, unitsOf } from "#storefront/components/size-guide/units.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";

const metresPerFoot = 0.3048;

/** With at most one digit after the point. */
const plain = (value: number, language: Language): string => plainNumber(String(Math.round(value * 10) / 10), language);

/** Which length for whom: every length with its measures, by the rider's weight. */
export const SizeChart = cacheMarkup(
  "size-chart",
  function Chart({ sizes, chosen }: { sizes: BoardSize[]; chosen?: string }) {
    const { locale } = useShop();
    const t = useText();
    if (sizes.length === 0) return null;
    const heads = [
      t("specs.rider-weight"),
      t("specs.length"),
      t("specs.waist"),
      t("specs.effective-edge"),
      t("specs.sidecut"),
    ];
    const isImperial = isImperialIn(locale.country);
    const units = unitsOf(isImperial);
    const long = (value: number) => `${plain(fromCentimetres(value / 10, units), locale.language)} ${units.length}`;
    const radius = (metres: number) =>
      isImperial ? `${plain(metres / metresPerFoot, locale.language)} ft` : `${plain(metres, locale.language)} m`;
    return (
      <div className="section wrap size-chart apart">
        <div className="section-head">
          <h2 id="sizes" className="display-3 display">
            {t("specs.size-chart")}
          </h2>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className="chart-scroll" tabIndex={0} aria-labelledby="sizes">
          <table className="chart">
            <thead>
              <tr>
                <th scope="col">{t("catalogue.size")}</th>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizes.map((size) => (
                <tr key={size.size} data-chosen={size.size === chosen || undefined}>
                  <th scope="row">{size.size}</th>
                  <td>
                    {fromKilograms(size.weight[0], units)}–{fromKilograms(size.weight[1], units)} {units.weight}
                  </td>
                  <td>{long(size.length)}</td>
                  <td>{long(size.waist)}</td>
                  <td>{long(size.effectiveEdge)}</td>
                  <td>{radius(size.sidecut)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="chart-note">{t("specs.size-note")}</p>
      </div>
    );
  },
);
