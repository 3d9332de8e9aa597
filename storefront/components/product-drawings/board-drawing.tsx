import { useShop, useText } from "#storefront/app/shop.tsx";
import type { BoardShape, BoardSize } from "#storefront/components/product-facts/board-specs.ts";
import { plainNumber } from "#storefront/i18n/plain-number.ts";
import { planOf } from "./board-outline.ts";
import "./drawings.css";

type Props = {
  size: BoardSize;
  shape?: BoardShape;
  /** Set for all but the first drawing of a page, which show its inserts again. */
  isFurther?: boolean;
};

/** The outline of a board in one length, with its measures, drawn to scale. */
export function BoardDrawing({ size, shape, isFurther }: Props) {
  const { locale } = useShop();
  const t = useText();
  /** Converts millimetres to centimetres for display: 2985 → "298.5". */
  const centimetres = (value: number) => plainNumber(String(Math.round(value) / 10), locale.language);
  const plan = planOf(size, shape);
  const half = Math.max(size.nose, size.tail) / 2;
  const [left = 0, right = 0] = plan.contacts.map(tenths);
  const [front, back] = packsOf(plan.inserts);
  const edge = half + 95;
  const whole = half + 205;
  const widths = [
    { name: t("specs.nose"), x: tenths(plan.nose[0]), y: plan.nose[1], value: size.nose },
    { name: t("specs.waist"), x: tenths(plan.waist[0]), y: plan.waist[1], value: size.waist },
    { name: t("specs.tail"), x: tenths(plan.tail[0]), y: plan.tail[1], value: size.tail },
  ];
  const summary = `${size.size}: ${[...widths.map(({ name, value }) => `${name} ${centimetres(value)}`), `${t("specs.effective-edge")} ${centimetres(size.effectiveEdge)}`].join(", ")} cm`;

  return (
    <svg
      viewBox={`-10 ${-half - 95} ${size.length + 20} ${half * 2 + 390}`}
      className="drawing"
      role="img"
      aria-label={summary}
    >
      <path className="drawing-line drawing-faint drawing-dash" d={`M0 0H${size.length}`} />
      <path className="drawing-board" d={plan.path} />
      {isFurther ? (
        <use href="#board-inserts" x={front.middle} />
      ) : (
        <g transform={`translate(${front.middle})`}>
          <path id="board-inserts" className="drawing-line drawing-faint" d={rings(front.points, 6)} />
        </g>
      )}
      <use href="#board-inserts" x={back.middle} />
      {widths.map(({ name, x, y, value }) => (
        <g key={name}>
          <path className="drawing-line" d={`M${x} ${-y}V${y}`} />
          <circle className="drawing-hot" cx={x} cy={-y} r={7} />
          <circle className="drawing-hot" cx={x} cy={y} r={7} />
          <text x={x} y={-half - 24} textAnchor="middle">
            <tspan className="drawing-name">{name} </tspan>
            {centimetres(value)} cm
          </text>
        </g>
      ))}
      <Span
        from={left}
        to={right}
        y={edge}
        name={t("specs.effective-edge")}
        value={`${centimetres(size.effectiveEdge)} cm`}
      />
      <Span from={0} to={size.length} y={whole} name={t("specs.length")} value={`${centimetres(size.length)} cm`} />
    </svg>
  );
}

type Point = readonly [x: number, y: number];

/** Splits the inserts into the two packs, each around its middle. They are alike on every length. */
function packsOf(inserts: readonly Point[]) {
  const pack = (points: readonly Point[]) => {
    const middle = tenths(((points[0]?.[0] ?? 0) + (points.at(-1)?.[0] ?? 0)) / 2);
    return { middle, points: points.map(([x, y]): Point => [Math.round(x - middle), y]) };
  };
  return [pack(inserts.slice(0, inserts.length / 2)), pack(inserts.slice(inserts.length / 2))] as const;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Draws circles as one path, with two arcs each. */
const rings = (centres: readonly Point[], r: number): string =>
  centres.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join("");

/** A dimension line between two ends, with its number in the middle. */
function Span({ from, to, y, name, value }: { from: number; to: number; y: number; name: string; value: string }) {
  return (
    <g>
      <path className="drawing-line" d={`M${from} ${y}H${to}M${from} ${y - 22}V${y + 22}M${to} ${y - 22}V${y + 22}`} />
      <text x={(from + to) / 2} y={y + 18} textAnchor="middle" dominantBaseline="text-before-edge">
        <tspan className="drawing-name">{name} </tspan>
        {value}
      </text>
    </g>
  );
}
