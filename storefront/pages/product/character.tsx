import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Shop, ShopProvider, useShop, useText } from "#storefront/app/shop.tsx";
import { BoardDrawing } from "#storefront/components/product-drawings/board-drawing.tsx";
import { CamberDrawing } from "#storefront/components/product-drawings/camber-drawing.tsx";
import { Purpose } from "#storefront/components/product-drawings/purpose.tsx";
import { FlexScale, TerrainScales } from "#storefront/components/product-drawings/scales.tsx";
import type { BoardSize, BoardSpecs } from "#storefront/components/product-facts/board-specs.ts";
import { fromKilograms, isImperialIn, unitsOf } from "#storefront/components/rider/units.ts";
import { largestBootLabel } from "#storefront/components/size-guide/boot-label.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";

/** The size guide's texts; absent where there are no lengths. */
type Guide = AreaTexts<"size-guide"> | false;

/** The same for other products: a line drawing and scales. Empty when there is nothing to draw. */
export const purposeMarkup = (props: Parameters<typeof Purpose>[0], shop: Shop): string =>
  renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <Purpose {...props} />
    </ShopProvider>,
  );

/** The facts of a board that its drawings say, so that the table needs not repeat them. */
export const boardDrawn: ReadonlySet<string> = new Set(["shape", "camber", "flex"]);

/** Whether there is enough data for the drawings. */
const isBoard = ({ sizes, camber, terrain }: BoardSpecs): boolean =>
  sizes.length > 0 || camber !== undefined || terrain.length > 0;

/**
 * The drawings of a board's character as markup, so that browsers receive neither the components nor the measures.
 * Empty for other products.
 */
export const characterMarkup = (board: BoardSpecs, shop: Shop, guide: Guide): string =>
  isBoard(board)
    ? renderToStaticMarkup(
        <ShopProvider shop={shop}>
          <Character {...board} guide={guide} />
        </ShopProvider>,
      )
    : "";

/**
 * The outline of each length with its measures; one is visible (drawn-size.ts), at first the middle one. Camber, flex
 * and terrain stand beside it.
 */
function Character({ shape, camber, flex, terrain, sizes, guide }: BoardSpecs & { guide: Guide }) {
  const t = useText();
  const middle = sizes[Math.floor(sizes.length / 2)];
  return (
    <section className="section character apart" aria-labelledby="character">
      <div className="wrap character-wrap">
        <div className="section-head">
          <h2 id="character" className="display-3 display">
            {t("specs.character")}
          </h2>
        </div>
        {sizes.length > 0 && (
          <div className="character-outline">
            {sizes.length > 1 && (
              <p className="character-sizes">
                {sizes.map((one) => (
                  <button key={one.size} type="button" data-drawn={one.size} aria-pressed={one === middle}>
                    {one.size}
                  </button>
                ))}
              </p>
            )}
            {sizes.map((one) => (
              <div key={one.size} data-drawn={one.size} hidden={one !== middle}>
                <BoardDrawing size={one} shape={shape} isFurther={one !== sizes[0]} />
                {guide && <Suits size={one} shape={shape} boots={guide["guide.boots"]} />}
              </div>
            ))}
          </div>
        )}
        <div className="character-grid">
          {camber && (
            <Item title={t("specs.camber")} value={t(`specs.value-${camber}`)}>
              <CamberDrawing camber={camber} />
            </Item>
          )}
          {flex && (
            <Item title={t("specs.flex")} value={`${flex} / 10`}>
              <FlexScale flex={flex} />
            </Item>
          )}
          {terrain.length > 0 && (
            <Item title={t("specs.terrain")}>
              <TerrainScales terrain={terrain} />
            </Item>
          )}
        </div>
      </div>
    </section>
  );
}

type SuitsProps = { size: BoardSize; shape: BoardSpecs["shape"]; boots: string };

/** Its shape, and whom a length is made for. */
function Suits({ size: { weight, waist, sidecut }, shape, boots }: SuitsProps) {
  const { locale } = useShop();
  const t = useText();
  const units = unitsOf(isImperialIn(locale.country));
  const [from, to] = weight.map((one) => fromKilograms(one, units));
  const facts = [
    ...(shape ? [[t("specs.shape"), t(`specs.value-${shape}`)]] : []),
    [t("specs.rider-weight"), `${from}–${to} ${units.weight}`],
    [boots, largestBootLabel(waist, locale.country)],
    [t("specs.sidecut"), `${plainNumber(String(sidecut), locale.language)} m`],
  ];
  return (
    <dl className="character-suits">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display display-4 numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Item({ title, value, children }: { title: string; value?: string; children: ReactNode }) {
  return (
    <div className="character-item">
      <h3 className="label">
        {title} {value && <span className="character-value numbers">{value}</span>}
      </h3>
      {children}
    </div>
  );
}
