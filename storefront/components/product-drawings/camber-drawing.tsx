import { useText } from "#storefront/app/shop.tsx";
import type { Camber } from "#storefront/components/product-facts/board-specs.ts";
import { camberPath, touchPoints } from "./camber-line.ts";
import "./drawings.css";

/** The side profile over flat snow. Highlighted points are where the board touches it. */
export function CamberDrawing({ camber }: { camber: Camber }) {
  const t = useText();
  const [width, height, ground] = [480, 110, 88];
  const ticks = Array.from(
    { length: 25 },
    (_, index) => `M${index * 20} ${ground + 6}v${index % 6 === 0 ? 12 : 6}`,
  ).join("");
  return (
    <svg viewBox={`-4 0 ${width + 8} ${height}`} className="drawing" role="img" aria-label={t(`specs.value-${camber}`)}>
      <path className="drawing-line drawing-faint" d={`M0 ${ground + 6}H${width}${ticks}`} />
      <path className="drawing-line drawing-heavy" d={camberPath(camber, width, ground, 80)} />
      {touchPoints(camber, width).map((x) => (
        <circle key={x} className="drawing-hot" cx={x} cy={ground + 1} r={5} />
      ))}
    </svg>
  );
}
