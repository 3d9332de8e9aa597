import { cloud } from "./air.ts";
import { rainforest, steam, volcano, windRidge } from "./hills/day.ts";
import { firstTracks, granite, midnight, needles } from "./hills/morning.ts";
import { fells, headlamp, parkLamps, pipe, street } from "./hills/night.ts";
import { type Picture, pts } from "./picture.ts";
import { type Posed, sheet, someone } from "./ride.ts";
import { track } from "./snow.ts";

/**
 * The scenes of the team: each member in their own outfit, on their home mountain at a time of day. The rider stands in
 * the middle, so that upright crops keep them, unless a focus of the demo's media says where else. The head is in the upper third; the lower third is free for text.
 */

type Rider = {
  hill: (p: Picture) => void;
  /** The rider's pose, and further things to draw: behind the rider (`under`) and in front (`over`). */
  posed: Posed;
  under?: (p: Picture) => void;
  over?: (p: Picture) => void;
};

const riders: Readonly<Record<string, Rider>> = {
  "aila-niemi": {
    hill: fells,
    posed: { how: "toeside", at: [1110, 690], scale: 0.58 },
    under: (p) => headlamp(p, [1199, 330], [1700, 730], 120),
    over: (p) => sheet(p, [774, 700], [1114, 764], [-200, 60], ["#dff6f4", "#6fa9b8"], "aila"),
  },
  "anouk-ferreira": {
    hill: granite,
    posed: { how: "carries", at: [900, 950], scale: 0.6 },
    under: (p) => cloud(p, [800, 944], 400, 24, "#6a4a86", 0.6),
  },
  "dario-reyes": {
    hill: needles,
    posed: { how: "air", at: [890, 590], scale: 0.58 },
  },
  "ilse-hofer": {
    hill: windRidge,
    posed: { how: "leaves", at: [880, 930], scale: 0.6 },
    under: (p) => cloud(p, [1030, 936], 320, 24, "#2f62a6", 0.7),
  },
  "kenji-aramaki": {
    hill: steam,
    posed: { how: "shoulders", at: [896, 950], scale: 0.54 },
    under: (p) => cloud(p, [960, 944], 380, 24, "#5d7f9c", 0.7),
  },
  "lou-perrin": {
    hill: firstTracks,
    posed: { how: "heelside", at: [890, 670], scale: 0.58 },
    under: (p) => {
      track(p, pts("1040 604, 760 612, 560 630, 480 652, 520 676, 640 668"), [3, 22], "#5f86ba", "#ffffff");
      cloud(p, [960, 740], 420, 26, "#3f66a0", 0.75);
      sheet(p, [630, 660], [960, 726], [-220, 50], ["#ffffff", "#b5cbe6"], "lou");
    },
  },
  "maeve-okafor": {
    hill: rainforest,
    posed: { how: "sits", at: [890, 720], scale: 0.62 },
    under: (p) => cloud(p, [940, 730], 500, 34, "#4f6f92", 0.75),
  },
  "mai-oshiro": {
    hill: volcano,
    posed: { how: "straps", at: [900, 730], scale: 0.6 },
    under: (p) => cloud(p, [930, 742], 480, 34, "#4f7696", 0.75),
  },
  "noor-de-wit": {
    hill: pipe,
    posed: { how: "mute", at: [900, 560], scale: 0.58, turn: -16 },
  },
  "signe-dahlberg": {
    hill: midnight,
    posed: { how: "powder", at: [880, 690], scale: 0.62 },
    under: (p) => {
      cloud(p, [960, 800], 360, 30, "#4a6aa0", 0.7);
      sheet(p, [760, 690], [980, 800], [-260, -110], ["#fff6e2", "#b9c4dc"], "signe");
    },
    over: (p) => {
      sheet(p, [1010, 812], [800, 660], [-190, 60], ["#fffaf0", "#c3cde2"], "signe2");
      sheet(p, [930, 790], [1060, 800], [190, -40], ["#fffaf0", "#c3cde2"], "signe3");
    },
  },
  "teo-marchetti": {
    hill: parkLamps,
    posed: { how: "floats", at: [890, 560], scale: 0.56, turn: 4 },
  },
  "tomasz-zielak": {
    hill: street,
    posed: { how: "stands", at: [960, 946], scale: 0.58 },
    under: (p) => cloud(p, [1010, 940], 420, 26, "#1b2450", 0.7),
  },
};

const nameOf = (uid: string): string => `rider-${uid}`;

function paint(p: Picture, uid: string, { hill, posed, under, over }: Rider): void {
  hill(p);
  under?.(p);
  someone(p, { ...posed, who: uid });
  over?.(p);
}

/** Scenes by name: "rider-aila-niemi". */
export const riderScenes: Readonly<Record<string, (p: Picture) => void>> = Object.fromEntries(
  Object.entries(riders).map(([uid, rider]) => [nameOf(uid), (p: Picture) => paint(p, uid, rider)]),
);
