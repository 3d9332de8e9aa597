import "#storefront/components/product-drawings/drawings.css";
import "./measure-drawing.css";
import type { Units } from "#storefront/components/rider/units.ts";
import { FootDrawing } from "./foot-drawing.tsx";

/**
 * What is drawn, and along which lines one measures it: each with the place of its name, in the order of the columns
 * of the guide's table. A line from the drawing to its name begins where the measure ends.
 */
const drawings = {
  body: {
    box: "130 0 590 400",
    body: "M360 14C386 14 400 34 398 60C396 82 386 98 380 104L382 122C402 132 434 136 448 150C466 168 470 210 476 250L490 330C492 346 488 366 482 380H462C466 356 462 340 456 324L432 236L426 212C424 232 424 248 428 268C436 296 440 340 438 400H282C280 340 284 296 292 268C296 248 296 232 294 212L288 236L264 324C258 340 254 356 258 380H238C232 366 228 346 230 330L244 250C250 210 254 168 272 150C286 136 318 132 338 122L340 104C334 98 324 82 322 60C320 34 334 14 360 14Z",
    lines: "M330 126C344 140 376 140 390 126M360 300V400M294 212L290 176M426 212L430 176",
    measures: [
      { d: "M290 184C318 200 402 200 430 184", lead: "M430 184H560", x: 572, y: 192 },
      { d: "M294 252C322 266 398 266 426 252", lead: "M426 252H560", x: 572, y: 260 },
      { d: "M284 322C316 338 404 338 436 322", lead: "M436 322H560", x: 572, y: 330 },
    ],
  },
  hand: {
    box: "130 0 590 400",
    body: "M288 400V356C256 338 218 292 200 244C192 222 214 210 230 228L276 276L268 126C266 98 304 94 308 124L320 222L322 72C322 42 362 42 362 72L366 220L382 92C386 64 422 68 420 98L408 228L432 146C440 120 470 128 466 156L448 272C444 318 432 346 422 360V400Z",
    lines: "M300 330C312 300 316 276 300 250M330 262C360 272 396 274 420 268",
    measures: [
      { d: "M278 280C320 300 398 302 444 286", lead: "M444 286H560", x: 572, y: 294 },
      { d: "M342 50V376M328 50H356M328 376H356", lead: "M356 376H560", x: 572, y: 384 },
    ],
  },
  head: {
    box: "130 0 590 400",
    body: "M284 400C288 372 288 352 276 332C240 296 222 246 228 192C238 106 302 50 378 54C452 58 504 112 502 180C502 196 500 208 498 220L522 274C526 284 520 290 508 291L496 292C498 304 496 310 490 316C496 322 496 328 490 334C492 358 478 368 452 366C438 364 428 364 422 370L426 400Z",
    lines:
      "M348 226C334 208 314 216 316 240C318 264 336 280 350 268M452 206C464 198 478 198 488 206M456 228C464 222 476 222 482 228M466 330C476 328 484 330 490 334",
    measures: [{ d: "M230 176C310 202 420 200 501 170", lead: "M501 170H560", x: 572, y: 178 }],
  },
} as const;

export type Measure = keyof typeof drawings | "foot" | "boot";

export const isMeasure = (value: unknown): value is Measure =>
  value === "foot" || value === "boot" || (typeof value === "string" && value in drawings);

/** The foot that is drawn until the reader has measured theirs, in centimetres. */
export const usualFoot = 26.5;

type Props = {
  of: Measure;
  units: Units;
  /** The names of what is measured; a foot's are its heel and its longest toe. */
  names: readonly string[];
  /** A foot's length in centimetres, and as the reader counts it. */
  foot: { length: number; label: string };
};

/** Where to hold the ruler or the tape. The text beside it says the same. */
export function MeasureDrawing({ of, units, names, foot }: Props) {
  if (of === "boot") return null;
  return (
    <div className={`measure-drawing measure-${of}`}>
      {of === "foot" ? (
        <FootDrawing {...foot} heel={names[0] ?? ""} toe={names[1] ?? ""} units={units} />
      ) : (
        <svg viewBox={drawings[of].box} className="drawing" aria-hidden="true">
          <path className="drawing-board" d={drawings[of].body} />
          <path className="drawing-line drawing-faint" d={drawings[of].lines} />
          {drawings[of].measures.map(({ d, lead, x, y }, index) => (
            <g key={d}>
              <path className="drawing-line drawing-faint" d={lead} />
              <path className="drawing-line measure-line" d={d} />
              <text x={x} y={y}>
                {names[index]}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
