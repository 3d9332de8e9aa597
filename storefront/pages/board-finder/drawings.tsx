import { planOf } from "#storefront/components/product-drawings/board-outline.ts";
import { idealBoard, longest } from "./outline.ts";
import "./described-board.css";

/** Drawings of the answers, and of the board that they describe. */

/** What is in the scene, and the line that somebody rides through it. */
const scenes: Record<string, readonly [scene: string, track: string]> = {
  park: ["M2 54h40V24c-6 14-18 24-40 30M58 54V34h10l24 20H58M42 24l5-4", "M46 14c6-9 16-8 21 9"],
  piste: ["M2 24 30 6l13 11 9-7 14 14M2 34h92M2 44h14M66 44h28M2 54h22M74 54h20", "M48 28c16 4 14 8 0 12s-18 10 6 18"],
  freeride: [
    "M2 52c26-3 54-4 92-1M18 50V38H8l10-12h-5l8-10 8 10h-5l10 12H24v12M66 49V33H55l12-14h-6l9-12 9 12h-6l12 14H74v16",
    "M46 24c9 5 8 8 0 12s-9 9 3 21",
  ],
  powder: [
    "M2 46c12-15 25-15 36-2 8-15 25-17 36-3 6-6 14-7 20-3M16 6v9M11.5 10.5h9M50 4v9M45.5 8.5h9M82 10v9M77.5 14.5h9M34 18v6M31 21h6M66 19v6M63 22h6",
    "M6 57c12-9 22 4 33-1s18-6 28-1 16 1 24-4",
  ],
};

/** A simple drawing of a type of terrain. */
export function TerrainDrawing({ terrain }: { terrain: string }) {
  const [scene, track] = scenes[terrain] ?? [];
  return (
    <svg viewBox="0 0 96 60" className="finder-drawing" aria-hidden="true">
      <path d={scene} />
      <path d={track} className="finder-track" />
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
          className={one === step ? "finder-step finder-step-last" : one < step ? "finder-step" : undefined}
        />
      ))}
    </svg>
  );
}

type DescribedProps = {
  answers: Parameters<typeof idealBoard>[0];
  /** Beside found boards. */
  isSmall: boolean;
  words: (size: Measures) => string;
};

/**
 * Draws the board that the answers describe, to scale, above a ruler with a mark every ten centimetres. A longer board
 * fills more of the frame.
 */
export function DescribedBoard({ answers, isSmall, words }: DescribedProps) {
  const { size, shape } = idealBoard(answers);
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
