import "#storefront/components/product-drawings/drawings.css";
import "./measure-drawing.css";

/** What is drawn, and along which lines one measures it. */
const drawings = {
  foot: {
    box: "0 40 480 170",
    body: "M66 112C66 80 104 66 146 76C206 88 262 74 318 60C352 54 396 64 404 86C408 104 390 116 380 124C374 136 358 141 348 145C336 153 312 155 300 155C240 157 200 140 146 148C104 154 66 146 66 112Z",
    lines:
      "M66 44V206M66 60L48 72M66 84L48 96M66 108L48 120M66 132L48 144M66 156L48 168M66 178H436V200H66M102 178v12M138 178v8M174 178v12M210 178v8M246 178v12M282 178v8M318 178v12M354 178v8M390 178v12M426 178v8",
    measure: "M66 112H404M404 70V178",
  },
  body: {
    box: "90 0 300 300",
    body: "M206 40C206 64 190 70 160 82C138 92 130 122 124 160L112 236H140L154 150C160 190 154 216 150 246L146 300H334L330 246C326 216 320 190 326 150L340 236H368L356 160C350 122 342 92 320 82C290 70 274 64 274 40C274 -8 206 -8 206 40Z",
    lines: "M206 56C220 74 260 74 274 56",
    measure: "M154 136C200 156 280 156 326 136M155 208C200 226 280 226 325 208",
  },
  hand: {
    box: "40 20 320 300",
    body: "M158 320L158 292C120 272 84 228 74 192C70 174 92 166 104 180L150 224L146 92C146 68 182 68 182 92L186 178L190 58C191 34 228 34 228 58L228 176L236 68C238 44 274 48 272 72L266 184L280 112C284 92 314 98 310 120L300 222C298 262 292 278 286 292V320Z",
    lines: "",
    measure: "M150 212C190 230 260 230 300 206M330 40V292M322 40H338M322 292H338",
  },
  head: {
    box: "80 20 320 300",
    body: "M160 300V262C118 236 108 168 128 116C150 60 220 36 282 56C336 76 352 124 346 160L368 208C370 216 362 220 350 220L348 252C346 272 322 276 290 270V300Z",
    lines: "M222 178C206 168 196 192 212 208C220 216 230 210 228 202",
    measure: "M122 150C190 118 280 116 346 138",
  },
} as const;

export type Measure = keyof typeof drawings;

export const isMeasure = (value: unknown): value is Measure => typeof value === "string" && value in drawings;

/** Where to hold the ruler or the tape. The text beside it says the same. */
export function MeasureDrawing({ of }: { of: Measure }) {
  const { box, body, lines, measure } = drawings[of];
  return (
    <div className={`measure-drawing measure-${of}`}>
      <svg viewBox={box} className="drawing" aria-hidden="true">
        <path className="drawing-board" d={body} />
        <path className="drawing-line drawing-faint" d={lines} />
        <path className="drawing-line measure-line" d={measure} />
      </svg>
    </div>
  );
}
