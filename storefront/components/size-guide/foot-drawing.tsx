import type { Units } from "#storefront/components/rider/units.ts";

/** A foot from above, heel against the wall, drawn to scale beside its ruler: 20 units are a centimetre. */

const scale = 20;
const wall = 60;
/** The length of the foot as it is drawn below, in centimetres. */
const drawn = 26.5;

const sole =
  "M0 116C-2 78 22 48 74 46C150 43 210 66 282 54C340 44 372 16 432 12C462 12 474 26 470 52C462 104 452 150 420 182C392 200 330 206 268 196C196 184 140 186 84 184C32 182 2 156 0 116Z";
/** Centre, half length, half width and angle of each toe, the big toe first. */
const toes = [
  [482, 44, 48, 31, -3],
  [474, 92, 50, 21, 3],
  [457, 129, 45, 19, 7],
  [436, 160, 42, 18, 12],
  [411, 186, 38, 17, 18],
] as const;
const nails =
  "M514 30c7 7 8 19 3 28M512 84c4 4 5 10 2 14M491 123c3 4 4 8 1 12M467 157c3 3 3 7 1 11M437 187c3 3 3 6 1 10";

function Shape() {
  return (
    <>
      <path d={sole} />
      {toes.map(([x, y, rx, ry, angle]) => (
        <ellipse key={y} cx={x} cy={y} rx={rx} ry={ry} transform={`rotate(${angle} ${x} ${y})`} />
      ))}
    </>
  );
}

type Props = { length: number; label: string; heel: string; toe: string; units: Units };

/** `length` in centimetres; `label` is the same as the reader counts it. */
export function FootDrawing({ length, label, heel, toe, units }: Props) {
  const end = wall + length * scale;
  const step = units.length === "in" ? 2.54 : 1;
  const marks = Array.from({ length: Math.floor(31 / step) + 1 }, (_, index) => index);
  const isNamed = (mark: number) => (units.length === "in" ? mark > 0 : mark % 5 === 0 && mark > 0);
  return (
    <svg viewBox="0 0 720 392" className="drawing" aria-hidden="true">
      <path className="drawing-line" d={`M${wall} 62V372`} />
      <path
        className="drawing-line drawing-faint"
        d={Array.from({ length: 13 }, (_, index) => `M${wall} ${72 + index * 24}l-22 16`).join("")}
      />
      <g transform={`translate(${wall} 72) scale(${length / drawn})`}>
        <g className="foot-edge">
          <Shape />
        </g>
        <g className="foot-skin">
          <Shape />
        </g>
        <path className="drawing-line drawing-faint" d={nails} />
      </g>
      <path className="drawing-line drawing-faint" d={`M${wall} 316H${wall + 31 * scale}V372H${wall}`} />
      <path
        className="drawing-line drawing-faint"
        d={marks.map((mark) => `M${wall + mark * step * scale} 316v${isNamed(mark) ? 18 : 10}`).join("")}
      />
      {marks.filter(isNamed).map((mark) => (
        <text key={mark} className="drawing-name" x={wall + mark * step * scale} y={358} textAnchor="middle">
          {mark}
        </text>
      ))}
      <path
        className="drawing-line measure-line"
        d={`M${end} 84V372M${wall + 4} 296H${end - 4}M${wall + 18} 288L${wall + 4} 296L${wall + 18} 304M${end - 18} 288L${end - 4} 296L${end - 18} 304`}
      />
      <text x={wall} y={44}>
        {heel}
      </text>
      <text x={end} y={44} textAnchor="end">
        {toe}
      </text>
      <text className="measure-value" x={wall + (length * scale) / 2} y={180} textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
