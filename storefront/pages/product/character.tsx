import type { ReactNode } from "react";
import { cacheMarkup } from "#storefront/app/cached-markup.tsx";
import { useText } from "#storefront/app/shop.tsx";
import { BoardDrawing } from "#storefront/components/product-drawings/board-drawing.tsx";
import { CamberDrawing } from "#storefront/components/product-drawings/camber-drawing.tsx";
import { FlexScale, TerrainScales } from "#storefront/components/product-drawings/scales.tsx";
import type { BoardSize, BoardSpecs } from "#storefront/components/product-facts/board-specs.ts";

type Props = {
  board: BoardSpecs;
  /** The chosen length; until then the middle one is drawn. */
  size?: BoardSize;
};

/** Whether there is enough to draw. */
export const isBoard = ({ sizes, camber, terrain }: BoardSpecs): boolean =>
  sizes.length > 0 || camber !== undefined || terrain.length > 0;

/** What a board is for, as drawings: its outline with measures, profile, stiffness, grounds. */
export const Character = cacheMarkup("character", function Drawings({ board, size }: Props) {
  const t = useText();
  if (!isBoard(board)) return null;
  const { shape, camber, flex, terrain, sizes } = board;
  const drawn = size ?? sizes[Math.floor(sizes.length / 2)];
  return (
    <section className="section character apart" aria-labelledby="character">
      <div className="wrap">
        <div className="section-head">
          <h2 id="character" className="display-3 display">
            {t("specs.character")}
          </h2>
          {drawn && (
            <p className="character-size">
              <span className="label">{shape && t(`specs.value-${shape}`)}</span>{" "}
              <strong className="display-3 display numbers">{drawn.size}</strong>
            </p>
          )}
        </div>
        {drawn && (
          <div className="character-outline">
            <BoardDrawing size={drawn} shape={shape} />
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
});

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
