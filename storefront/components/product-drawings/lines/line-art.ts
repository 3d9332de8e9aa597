import { binding } from "./binding-art.ts";

/**
 * Line drawings of kinds of products, and the places on them at which a fact is said. Drawn on 480 × 420; the circle
 * with the number stands at the second pair of coordinates, its pointer ends at the first.
 */

type Callout = readonly [x: number, y: number, numberX: number, numberY: number];
export type LineArt = {
  /** The outlines, filled in white. */
  body: string;
  /** Further outlines, each filled over those before it. */
  over?: readonly string[];
  /** Seams and edges. */
  seams?: string;
  /** What lies inside, as dashes. */
  inside?: string;
  /** What is highlighted for a value of a fact: "dual-dial" → where the dials are. */
  marks?: Readonly<Record<string, string>>;
  /** By the fact's id. */
  places: Readonly<Record<string, Callout>>;
};

/** A circle as a path. */
export const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

const jacket: LineArt = {
  body: "M172 98C152 104 130 112 114 128L66 300L106 318L138 216L132 374H348L342 216L374 318L414 300L366 128C350 112 328 104 308 98ZM172 98C160 62 176 20 240 16C304 20 320 62 308 98C282 114 198 114 172 98Z",
  seams:
    "M194 94C190 62 206 44 240 42C274 44 290 62 286 94M240 110V374M236 110V374M126 178C180 194 300 194 354 178M78 262L118 280M402 262L362 280M132 360H348",
  marks: {
    "pit-zips": "M140 148L131 208M340 148L349 208",
    "side-zip": "M342 232L346 360",
    pockets: "M168 262L188 322M312 262L292 322M188 140V182",
  },
  places: {
    seams: [300, 189, 440, 190],
    vents: [345, 180, 440, 110],
    pockets: [182, 304, 40, 340],
    hood: [284, 44, 384, 34],
    skirt: [262, 360, 440, 376],
  },
};

const pants: LineArt = {
  body: "M152 36H328L340 112L368 384H264L240 172L216 384H112L140 112Z",
  seams:
    "M149 60H331M240 60V172M114 362H218M262 362H366M128 250C160 262 190 262 226 250M254 250C290 262 320 262 352 250",
  marks: {
    "thigh-zips": "M142 132L130 222M338 132L350 222",
    "full-side-zips": "M140 112L114 362M340 112L366 362",
    pockets: "M166 74L150 124M314 74L330 124M296 176h40v48h-36z",
  },
  places: {
    seams: [240, 120, 440, 52],
    vents: [134, 190, 40, 190],
    pockets: [318, 200, 440, 200],
  },
};

const boot: LineArt = {
  body: "M194 44C188 100 198 146 192 182C184 212 148 230 106 250C72 266 54 288 54 318C54 328 58 338 58 338H338C346 300 330 268 328 226C326 160 336 104 344 38C322 28 304 34 288 40C260 30 224 32 194 44ZM50 342H344C350 352 348 370 338 374H258C244 374 240 366 226 366H84C60 368 42 358 50 342Z",
  seams:
    "M194 44C176 26 162 40 166 66C172 104 180 140 178 176C178 186 186 190 192 182M58 338C54 300 82 278 110 272C122 292 124 316 120 338M338 338C318 330 300 304 300 266C304 252 318 246 329 244M120 300C170 300 250 290 300 270M192 150C232 166 296 164 330 150M286 40C280 84 284 124 292 156M54 356H346M84 366v-7M112 366v-7M140 366v-7M168 366v-7M196 366v-7M264 374v-7M290 374v-7M316 374v-7M314 33C318 0 344 0 341 34",
  inside:
    "M208 48C206 110 212 160 204 198C194 236 136 254 102 276C84 288 78 310 80 326H322C328 290 314 258 312 224C310 154 318 102 326 42",
  marks: {
    "dual-dial": `${ring(206, 92, 17)}${ring(290, 214, 17)}M189 92L164 100M193 104L168 140M273 214L182 206M278 226L150 232`,
    "single-dial": `${ring(208, 104, 18)}M190 104L164 110M194 116L168 148M198 120L172 186`,
    "speed-lace": "M210 60L166 90L214 112L168 136L216 156L170 186L210 200M204 44h18v16h-18z",
    laces: "M210 60L166 84L214 104L168 128L216 150L170 176L214 196M210 60C184 34 176 58 210 60C244 36 250 62 210 60",
  },
  places: {
    lacing: [200, 104, 56, 96],
    liner: [316, 130, 430, 110],
    sole: [250, 366, 250, 404],
    upper: [112, 300, 40, 214],
    footbed: [206, 328, 430, 300],
  },
};

const glove: LineArt = {
  body: "M152 404L158 292C120 272 84 228 74 192C70 174 92 166 104 180L150 224L146 92C146 68 182 68 182 92L186 178L190 58C191 34 228 34 228 58L228 176L236 68C238 44 274 48 272 72L266 184L280 112C284 92 314 98 310 120L300 222C298 262 292 278 286 292L298 404Z",
  seams:
    "M158 292C200 304 250 304 286 292M156 336H292M150 224C164 244 176 258 182 280M186 178L188 214M228 176L228 214M266 184L262 216",
  inside: "M168 392L172 286M282 392L274 286",
  places: {
    shell: [246, 244, 400, 240],
    lining: [298, 140, 400, 90],
    cuff: [224, 366, 400, 372],
    battery: [170, 366, 50, 380],
    leash: [160, 322, 50, 310],
    care: [152, 150, 60, 90],
  },
};

const mitten: LineArt = {
  ...glove,
  body: "M152 404L158 292C120 272 84 228 74 192C70 174 92 166 104 180L150 224C146 142 150 60 226 52C306 56 312 150 300 222C298 262 292 278 286 292L298 404Z",
  seams: "M158 292C200 304 250 304 286 292M156 336H292M150 224C164 244 176 258 182 280M168 132C204 118 254 118 288 132",
};

const goggles: LineArt = {
  body: "M62 152C72 102 152 86 240 86C328 86 408 102 418 152C424 202 412 264 370 274C320 284 296 264 276 242C262 228 252 216 240 216C228 216 218 228 204 242C184 264 160 284 110 274C68 264 56 202 62 152Z",
  seams:
    "M84 160C94 120 160 106 240 106C320 106 386 120 396 160C400 200 392 244 362 252C324 260 306 246 290 228C274 208 258 194 240 194C222 194 206 208 190 228C174 246 156 260 118 252C88 244 80 200 84 160ZM62 152L14 144V214L62 222M418 152L466 144V214L418 222M14 156L62 164M466 156L418 164",
  places: {
    lens: [150, 140, 150, 40],
    magnets: [92, 176, 40, 300],
    spareLens: [330, 230, 350, 340],
    photochromic: [330, 140, 330, 40],
    otg: [240, 206, 240, 320],
  },
};

const helmet: LineArt = {
  body: "M90 252C80 122 170 52 270 56C370 62 410 142 404 242C400 264 384 270 366 264L330 252C300 248 296 292 280 322C270 340 240 338 236 318C230 284 210 264 180 264H104C96 264 91 260 90 252Z",
  seams:
    "M98 234C150 222 330 222 404 226M180 264C210 232 300 232 330 252M280 322C300 360 250 380 216 372M366 264L286 318",
  inside: "M110 232C106 140 184 78 268 80C346 84 384 150 382 222",
  marks: {
    "slip-layer": "M104 230C98 134 178 70 268 72C352 76 392 146 390 224",
    dial: ring(392, 244, 14),
  },
  places: {
    rotation: [376, 150, 440, 90],
    fit: [394, 250, 446, 310],
    visor: [130, 240, 40, 300],
    certification: [300, 180, 440, 190],
  },
};

/** Two rows of vents along the shell; half of them are on the side that is seen. */
const ventsOf = (count: number): string =>
  Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
    const row = index % 2;
    const share = (Math.floor(index / 2) + 0.5) / Math.ceil(count / 4);
    const angle = Math.PI * (1.02 - share * 0.94);
    const [rx, ry] = row === 0 ? [122, 124] : [78, 78];
    const x = Math.round(256 + rx * Math.cos(angle));
    const y = Math.round(220 - ry * Math.sin(angle));
    return `M${x - 12} ${y}c4 -9 20 -9 24 0c-4 9 -20 9 -24 0Z`;
  }).join("");

const visor = "M92 196C60 210 56 262 84 292C120 300 160 296 176 268";

const arts: Readonly<Record<string, LineArt>> = { jacket, pants, boot, binding, gloves: glove, goggles, helmet };

export type ShownArt = Omit<LineArt, "marks"> & { mark: string };

/** Returns the drawing of a kind with what its facts highlight; null for kinds without a drawing. Pure. */
export function lineArtOf(kind: string, facts: ReadonlyMap<string, string>): ShownArt | null {
  const known = arts[kind];
  if (!known) return null;
  const { marks = {}, ...art }: LineArt =
    kind === "gloves" && facts.get("cut") !== "five-finger" && facts.has("cut") ? mitten : known;
  const told = [...facts].flatMap(
    ([id, value]) => marks[value] ?? (id === "pockets" ? marks.pockets : undefined) ?? [],
  );
  if (kind === "helmet" && facts.has("vents")) told.push(ventsOf(Number(facts.get("vents"))));
  if (kind === "helmet" && facts.has("visor")) told.push(visor);
  return { ...art, mark: told.join("") };
}
