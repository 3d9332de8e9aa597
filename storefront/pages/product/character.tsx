import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Shop, ShopProvider, useText } from "#storefront/app/shop.tsx";
import { BoardDrawing } from "#storefront/components/product-drawings/board-drawing.tsx";
import { CamberDrawing } from "#storefront/components/product-drawings/camber-drawing.tsx";
import { Purpose } from "#storefront/components/product-drawings/purpose.tsx";
import { FlexScale, TerrainScales } from "#storefront/components/product-drawings/scales.tsx";
import type { BoardSpecs } from "#storefront/components/product-facts/board-specs.ts";

/** The same for other products: a line drawing and scales. Empty when there is nothing to draw. */
export const purposeMarkup = (props: Parameters<typeof Purpose>[0], shop: Shop): string =>
  renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <Purpose {...props} />
    </ShopProvider>,
  );

/** Whether there is enough data for the drawings. */
const isBoard = ({ sizes, camber, terrain }: BoardSpecs): boolean =>
  sizes.length > 0 || camber !== undefined || terrain.length > 0;

/**
 * The drawings of a board's character as markup, so that browsers receive neither the components nor the measures.
 * Empty for other products.
 */
export const characterMarkup = (board: BoardSpecs, shop: Shop): string =>
  isBoard(board)
    ? renderToStaticMarkup(
        <ShopProvider shop={shop}>
          <Character {...board} />
        </ShopProvider>,
      )
    : "";

/**
 * The outline of each length with its measures; one is visible (drawn-size.ts), at first the middle one. Camber, flex
 * and terrain stand beside it.
 */
function Character({ shape, camber, flex, terrain, sizes }: BoardSpecs) {
  const t = useText();
  const middle = sizes[Math.floor(sizes.length / 2)];
  return (
    <section className="section character apart" aria-labelledby="character">
      <div className="wrap character-wrap">
        <div className="section-head">
          <h2 id="character" className="display-3 display">
            {t("specs.character")}
          </h2>
          {shape && <p className="label">{t(`specs.value-${shape}`)}</p>}
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
