import { type LineArt, ring } from "./art.ts";
import { binding } from "./binding-art.ts";
import { boot } from "./boot-art.ts";
import { glove, mitten } from "./glove-art.ts";
import { anorak, jacket } from "./jacket-art.ts";

const pants: LineArt = {
  body: "M152 36H328L340 112L368 384H264L240 172L216 384H112L140 112Z",
  seams:
    "M149 60H331M240 60V172M114 362H218M262 362H366M128 250C160 262 190 262 226 250M254 250C290 262 320 262 352 250",
  marks: {
    "thigh-zips": "M142 132L130 222M338 132L350 222",
    "full-side-zips": "M140 112L114 362M340 112L366 362",
    pockets: ["M314 74L330 124", "M166 74L150 124", "M296 176h40v48h-36z", "M184 176h-40l-4 48h40z"],
  },
  places: {
    seams: [240, 120, 440, 52],
    vents: [134, 190, 40, 190],
    pockets: [318, 200, 440, 200],
  },
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
    "M98 234C150 222 330 222 404 226M180 264C210 232 300 232 330 252M262 339C264 366 254 384 232 391M212 384H232V398H212ZM366 264L286 318",
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

/** The drawing of a cut that differs from others of its kind: mittens, and anoraks, whose vents are zips at the side. */
function cutOf(kind: string, facts: ReadonlyMap<string, string>): LineArt | undefined {
  if (kind === "gloves" && facts.has("cut") && facts.get("cut") !== "five-finger") return mitten;
  return kind === "jacket" && facts.get("vents") === "side-zip" ? anorak : undefined;
}

/** Returns the drawing of a kind with what its facts highlight; null for kinds without a drawing. Pure. */
export function lineArtOf(kind: string, facts: ReadonlyMap<string, string>): ShownArt | null {
  const known = arts[kind];
  if (!known) return null;
  const { marks = {}, ...art } = cutOf(kind, facts) ?? known;
  const told = [...facts].flatMap(([id, value]) => {
    const mark = value === "none" ? [] : (marks[value] ?? marks[id] ?? []);
    return typeof mark === "string" ? mark : mark.slice(0, Number(value));
  });
  if (kind === "helmet" && facts.has("vents")) told.push(ventsOf(Number(facts.get("vents"))));
  if (kind === "helmet" && facts.has("visor")) told.push(visor);
  return { ...art, mark: told.join("") };
}
