import type { ReactNode } from "react";
import { planOf } from "#storefront/components/product-drawings/board-outline.ts";
import { describedBoard, longest } from "./outline.ts";

/** Drawings of the answers, and of the board that they describe. */

const scenes: Record<string, ReactNode> = {
  park: <path d="M4 52h88M14 22h36l30 16M14 28h35l31 16.5M20 28v24M50 29v23M78 44v8" />,
  piste: <path d="M4 40 92 22M6 48 92 31M14 54 92 40M34 57 92 49M6 30 34 8l14 11 10-6 12 9" />,
  freeride: (
    <path d="M4 48c20-4 40-6 88-4M20 44V34l-8 0 9-11h-5l8-10 8 10h-5l9 11h-8v10M58 44V30h-9l11-13h-6l9-11 9 11h-6l11 13h-9v14M84 44v-7h-5l7-9 6 8" />
  ),
  powder: (
    <path d="M4 46c12-14 24-14 34-2 8-14 24-16 34-2 6-6 14-6 20-2M4 56h88M20 10v8M16 14h8M50 6v8M46 10h8M76 14v8M72 18h8M36 24v6M33 27h6M62 26v6M59 29h6" />
  ),
};

/** A simple drawing of a type of terrain. */
export function TerrainDrawing({ terrain }: { terrain: string }) {
  return (
    <svg viewBox="0 0 96 60" className="finder-drawing" aria-hidden="true">
      {scenes[terrain]}
    </svg>
  );
}

/** Four rising bars, of which the first `step` are highlighted. */
export function LevelDrawing({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 96 60" className="finder-drawing" aria-hidden="true">
      <path d="M6 54h84" />
      {[1, 2, 3, 4].map((one) => (
        <rect
          key={one}
          x={one * 21 - 11}
          y={50 - one * 10}
          width="12"
          height={one * 10}
          className={one <= step ? "finder-step" : undefined}
        />
      ))}
    </svg>
  );
}

type DescribedProps = {
  answers: Parameters<typeof describedBoard>[0];
  /** Beside found boards. */
  isSmall: boolean;
  words: (size: Measures) => string;
};

/**
 * Draws the board that the answers describe, to scale, above a ruler with a mark every ten centimetres. A longer board
 * fills more of the frame.
 */
export function DescribedBoard({ answers, isSmall, words }: DescribedProps) {
  const { size, shape } = describedBoard(answers);
  const plan = planOf(size, shape);
  const start = (longest - size.length) / 2;
  const marks = Array.from({ length: Math.floor(longest / 100) + 1 }, (_, at) => at);
  return (
    <figure className={isSmall ? "finder-board finder-board-small" : "finder-board"}>
      <svg viewBox={`-20 -190 ${longest + 40} 430`} aria-hidden="true">
        <g transform={`translate(${start} 0)`}>
          <path className="finder-board-shadow" d={plan.path} transform="translate(10 14)" />
          <path className="finder-board-top" d={plan.path} />
          <path className="finder-board-edge" d={`M${plan.contacts[0]} 0H${plan.contacts[1]}`} />
          {plan.inserts.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className="finder-board-insert" />
          ))}
          <path className="finder-board-measure" d={`M${plan.waist[0]} ${-plan.waist[1]}V${plan.waist[1]}`} />
        </g>
        <path
          className="finder-board-measure"
          d={`M${start} 176v28M${start + size.length} 176v28M${start} 190H${start + size.length}`}
        />
        <path
          className="finder-board-ruler"
          d={`M0 238H${longest}${marks.map((at) => `M${at * 100} 238v${at % 5 === 0 ? -26 : -14}`).join("")}`}
        />
      </svg>
      <figcaption className="finder-board-words" aria-live="polite">
        {words({ length: size.length, waist: size.waist })}
      </figcaption>
    </figure>
  );
}

/** In millimetres. */
type Measures = { length: number; waist: number };
