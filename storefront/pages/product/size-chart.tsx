import type { Language } from "#commerce/shared/regions/schema.ts";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";

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
    const cm = (value: number) => `${plain(value / 10, locale.language)} cm`;
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
                    {size.weight[0]}–{size.weight[1]} kg
                  </td>
                  <td>{cm(size.length)}</td>
                  <td>{cm(size.waist)}</td>
                  <td>{cm(size.effectiveEdge)}</td>
                  <td>{plain(size.sidecut, locale.language)} m</td>
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
