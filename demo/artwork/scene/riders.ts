import { rainforest, steam, volcano, windRidge } from "./hills/day.ts";
import { firstTracks, granite, midnight, needles } from "./hills/morning.ts";
import { fells, headlamp, parkLamps, pipe, street } from "./hills/night.ts";
import type { Picture } from "./picture.ts";
import { type Posed, someone } from "./ride.ts";

/**
 * The team, each in what they ride, on their own hill at their hour. The rider stands in the middle, so that upright crops keep them; the
 * head is in the upper third, and the lower one is free for words.
 */

type Rider = {
  hill: (p: Picture) => void;
  /** What they do there, and what of it is seen besides themselves: behind them, and before. */
  posed: Posed;
  under?: (p: Picture) => void;
  over?: (p: Picture) => void;
};

const riders: Readonly<Record<string, Rider>> = {
  "aila-niemi": {
    hill: fells,
    posed: { how: "toeside", at: [896, 650], scale: 0.58 },
    under: (p) => headlamp(p, [960, 480], [1560, 660], 150),
  },
  "anouk-ferreira": {
    hill: granite,
    posed: { how: "carries", at: [900, 1020], scale: 0.66 },
  },
  "dario-reyes": {
    hill: needles,
    posed: { how: "air", at: [890, 590], scale: 0.58 },
  },
  "ilse-hofer": {
    hill: windRidge,
    posed: { how: "leaves", at: [900, 930], scale: 0.6 },
  },
  "kenji-aramaki": {
    hill: steam,
    posed: { how: "shoulders", at: [896, 1110], scale: 0.64 },
  },
  "lou-perrin": {
    hill: firstTracks,
    posed: { how: "heelside", at: [890, 660], scale: 0.58 },
  },
  "maeve-okafor": {
    hill: rainforest,
    posed: { how: "sits", at: [890, 720], scale: 0.62 },
  },
  "mai-oshiro": {
    hill: volcano,
    posed: { how: "straps", at: [900, 730], scale: 0.6 },
  },
  "noor-de-wit": {
    hill: pipe,
    posed: { how: "air", at: [890, 560], scale: 0.58, turn: -20 },
  },
  "signe-dahlberg": {
    hill: midnight,
    posed: { how: "powder", at: [880, 690], scale: 0.62 },
  },
  "teo-marchetti": {
    hill: parkLamps,
    posed: { how: "air", at: [890, 560], scale: 0.58, turn: 6 },
  },
  "tomasz-zielak": {
    hill: street,
    posed: { how: "stands", at: [940, 1040], scale: 0.66 },
  },
};

const nameOf = (uid: string): string => `rider-${uid}`;

function paint(p: Picture, uid: string, { hill, posed, under, over }: Rider): void {
  hill(p);
  under?.(p);
  someone(p, { ...posed, who: uid });
  over?.(p);
}

/** Scenes by their names: "rider-aila-niemi". */
export const riderScenes: Readonly<Record<string, (p: Picture) => void>> = Object.fromEntries(
  Object.entries(riders).map(([uid, rider]) => [nameOf(uid), (p: Picture) => paint(p, uid, rider)]),
);
