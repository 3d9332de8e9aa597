import { useText } from "#storefront/app/shop.tsx";
import type { Terrain } from "#storefront/components/product-facts/board-specs.ts";
import "./drawings.css";

type RulerProps = { value: number; label: string; isNeutral?: boolean | undefined };

/** A scale from 0 to 10 with a mark at the value, filled up to it unless it is neutral. */
export function Ruler({ value, label, isNeutral }: RulerProps) {
  const ticks = Array.from({ length: 11 }, (_, index) => `M${index * 20} ${index % 5 === 0 ? 4 : 8}V20`).join("");
  // At either end the mark stands within the scale.
  const mark = Math.min(194, Math.max(0, value * 20 - 3));
  return (
    <svg viewBox="-1 0 202 24" className="drawing" role="img" aria-label={`${label}: ${value}/10`}>
      <path className="drawing-line drawing-faint" d={`${ticks}M0 20H200`} />
      {!isNeutral && value > 0 && <path d={`M0 12H${value * 20}V20H0Z`} fill="var(--ink)" />}
      <path className="drawing-hot" d={`M${mark} 2h6v18h-6Z`} />
    </svg>
  );
}

/** The stiffness of a product, 1 to 10. */
export function FlexScale({ flex }: { flex: number }) {
  const t = useText();
  return (
    <div className="stack stack-xs">
      <Ruler value={flex} label={t("specs.flex")} />
      <p className="scale-ends">
        <span>{t("specs.soft")}</span>
        <span>{t("specs.stiff")}</span>
      </p>
    </div>
  );
}

/** A board's suitability for each terrain, 0 to 10. */
export function TerrainScales({ terrain }: { terrain: [Terrain, number][] }) {
  const t = useText();
  return (
    <div className="stack stack-xs">
      {terrain.map(([ground, points]) => (
        <div key={ground} className="scale-row">
          <span>{t(`specs.value-${ground}`)}</span>
          <Ruler value={points} label={t(`specs.value-${ground}`)} />
          <strong className="numbers">{points}</strong>
        </div>
      ))}
    </div>
  );
}
