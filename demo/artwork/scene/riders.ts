import { mix } from "#demo/artwork/colour.ts";
import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { seeded } from "#demo/artwork/random.ts";
import type { Outfit, Slot } from "#demo/artwork/worn/figure.ts";
import { requestFor } from "#demo/outfit.ts";
import { grain, mist, sky } from "./air.ts";
import { paintRidge } from "./mountain.ts";
import { type Picture, pts } from "./picture.ts";
import { type Pose, posed } from "./posed.ts";
import { slope } from "./snow.ts";

/**
 * The team, each in what they ride and at their hour of the day. The rider stands in the middle, so that upright crops keep them; the
 * head is in the upper third, and the lower one is free for words.
 */

type Rider = {
  /** Products with their colours: "kestrel:glacier". */
  wears: Partial<Record<Slot, string>>;
  /** Standing with the board beside them, unless another. */
  pose?: Pose;
  /** What the air and the snow take on, and how much of it. */
  light: readonly [colour: string, share: number];
};

const riders: Readonly<Record<string, Rider>> = {
  "aila-niemi": {
    wears: {
      beanie: "cable-car-beanie:navy",
      goggles: "meridian-goggle:ice",
      jacket: "nightshift-jacket:indigo",
      pants: "nightshift-pants:black",
      gloves: "pillar-mitten:bone",
      boots: "larkspur-boot:dusk",
    },
    pose: "turned",
    light: ["#123a4a", 0.62],
  },
  "anouk-ferreira": {
    wears: {
      helmet: "timberline-helmet:slate",
      goggles: "horizon-s-goggle:lilac",
      jacket: "groundfrost-3l-jacket:dawn",
      pants: "groundfrost-3l-bib:burgundy",
      gloves: "pillar-mitten:chestnut",
      boots: "tern-boot:ice",
      board: "tandem:plum",
    },
    pose: "carries",
    light: ["#ffb7ab", 0.42],
  },
  "dario-reyes": {
    wears: {
      helmet: "scaffold-helmet:mustard",
      goggles: "aperture-goggle:brick",
      jacket: "fairweather-anorak:mustard",
      pants: "baggage-pants:rust",
      gloves: "slush-glove:indigo",
      boots: "soft-landing-boot:mint",
      board: "confetti:rose",
    },
    pose: "flies",
    light: ["#ffb35c", 0.36],
  },
  "ilse-hofer": {
    wears: {
      helmet: "outpost-slip-helmet:glacier",
      goggles: "zenith-goggle:white",
      jacket: "ridgeline-3l-jacket:pine",
      pants: "ridgeline-3l-bib:pine",
      gloves: "pillar-glove:black",
      boots: "ridge-walk-boot:pine",
      board: "cornice:ice",
    },
    light: ["#1c4f9c", 0.3],
  },
  "kenji-aramaki": {
    wears: {
      beanie: "dockside-beanie:pine",
      goggles: "flatlight-goggle:storm",
      jacket: "whiteout-3l-jacket:white",
      pants: "ridgeline-3l-bib:storm",
      gloves: "trigger-mitten:moss",
      boots: "bivouac-boot:forest",
      board: "old-growth:walnut",
    },
    pose: "shoulders",
    light: ["#dfe7ec", 0.6],
  },
  "lou-perrin": {
    wears: {
      helmet: "periscope-visor-helmet:white",
      jacket: "lodge-jacket:brick",
      pants: "lodge-pants:navy",
      gloves: "tram-glove:brick",
      boots: "tarmac-boot:mustard",
      board: "corduroy:rust",
    },
    pose: "carries",
    light: ["#ffd9a0", 0.34],
  },
  "maeve-okafor": {
    wears: {
      beanie: "bluff-pom-beanie:ochre",
      goggles: "meridian-goggle:copper",
      jacket: "bivouac-3l-jacket:burgundy",
      pants: "bivouac-3l-bib:graphite",
      gloves: "crevasse-mitten:plum",
      boots: "second-wind-boot:burgundy",
      board: "half-measure:slate",
    },
    pose: "sits",
    light: ["#cfd9e6", 0.3],
  },
  "mai-oshiro": {
    wears: {
      helmet: "outpost-helmet:pine",
      goggles: "lantern-goggle:lemon",
      jacket: "sleet-2l-jacket:olive",
      pants: "sleet-2l-pants:olive",
      gloves: "squall-overmitt:slate",
      boots: "bivouac-boot:forest",
      board: "kick-turn:moss",
    },
    pose: "turned",
    light: ["#7f9a92", 0.42],
  },
  "noor-de-wit": {
    wears: {
      helmet: "scaffold-helmet:sage",
      goggles: "aperture-goggle:moss",
      jacket: "overcast-anorak:rust",
      pants: "nightshift-pants:stone",
      gloves: "slush-glove:black",
      boots: "halfmoon-boot:lilac",
      board: "semaphore:navy",
    },
    pose: "carves",
    light: ["#1b4dff", 0.24],
  },
  "signe-dahlberg": {
    wears: {
      helmet: "outpost-helmet:black",
      goggles: "meridian-goggle:ink",
      jacket: "ridgeline-3l-jacket:storm",
      pants: "coldfront-insulated-pants:ink",
      gloves: "pillar-mitten:bone",
      boots: "couloir-boot:ink",
      board: "long-shadow:dusk",
    },
    light: ["#f7e3cd", 0.4],
  },
  "teo-marchetti": {
    wears: {
      helmet: "timberline-helmet:signal",
      goggles: "horizon-goggle:black",
      jacket: "nightshift-jacket:lemon",
      pants: "baggage-pants:black",
      gloves: "slush-glove:lemon",
      boots: "loose-change-boot:black",
      board: "handrail:white",
    },
    pose: "flies",
    light: ["#0b1628", 0.72],
  },
  "tomasz-zielak": {
    wears: {
      beanie: "dockside-beanie:signal",
      goggles: "first-chair-goggle:coral",
      jacket: "nightshift-jacket:black",
      pants: "nightshift-pants:indigo",
      gloves: "rope-tow-glove:ochre",
      boots: "loose-change-boot:chestnut",
      board: "handrail:black",
    },
    pose: "shoulders",
    light: ["#1f2b52", 0.66],
  },
};

const nameOf = (uid: string): string => `rider-${uid}`;

/** Mountains of their own behind each, in the light of the hour. */
function backdrop(p: Picture, uid: string, { light: [colour, share] }: Rider): void {
  const tint = (own: string, by = share): string => mix(own, colour, by);
  const stops = (...colours: string[]): string =>
    colours.map((own, i) => `${i / (colours.length - 1)} ${tint(own)}`).join(", ");
  const random = seeded(uid);
  const peak = (x: number): string =>
    `${Math.round(x + random() * 260)} ${Math.round(150 + random() * 190)} ${Math.round(420 + random() * 120)}`;
  sky(p, 700, stops("#86abd0", "#c9d9e6", "#f4ece2"));
  paintRidge(
    p,
    { seed: `${uid}:far`, base: 640, peaks: `${peak(60)}, ${peak(620)}, ${peak(1300)}`, rough: 60 },
    {
      stops: stops("#fbf6ef", "#d5dee8", "#b9cadb"),
      depth: 320,
      shade: { colours: [tint("#a9c2da"), tint("#86a6c8")], opacity: 0.85 },
    },
  );
  mist(p, 660, 60, tint("#f6f1ea"), 0.7, uid);
  paintRidge(
    p,
    { seed: `${uid}:near`, base: 800, peaks: `${peak(-160)}, ${peak(1500)}`, rough: 40 },
    { stops: stops("#ffffff", "#c6d6e4"), depth: 240, shade: { colours: [tint("#9db9d4")], opacity: 0.7 } },
  );
  slope(p, pts("0 850, 440 836, 900 858, 1380 836, 1792 820"), stops("#ffffff", "#e4ecf3", "#bccfe0"));
  grain(p, 500, uid, 820);
}

/** What one of the team wears and rides. Throws where nobody has that name. */
export function outfitOf(uid: string): Outfit {
  const wears = riders[uid]?.wears;
  if (!wears) throw new Error(`nobody of the team is "${uid}"`);
  return Object.fromEntries(
    Object.entries(wears).map(([slot, piece]) => [slot, requestFor(...(piece.split(":") as [string, string]))]),
  );
}

function paint(p: Picture, uid: string, rider: Rider): void {
  backdrop(p, uid, rider);
  p.raw(`<defs>${markDefs}</defs>${posed(p, rider.pose, outfitOf(uid))}`);
}

/** Scenes by their names: "rider-aila-niemi". */
export const riderScenes: Readonly<Record<string, (p: Picture) => void>> = Object.fromEntries(
  Object.entries(riders).map(([uid, rider]) => [nameOf(uid), (p: Picture) => paint(p, uid, rider)]),
);
