import type { Outfit, Slot } from "#demo/artwork/worn/figure.ts";
import { requestFor } from "#demo/outfit.ts";

/** The outfits of the team: products of the shop with their colours, "kestrel:glacier". */
const wears: Readonly<Record<string, Partial<Record<Slot, string>>>> = {
  "aila-niemi": {
    beanie: "cable-car-beanie:navy",
    goggles: "meridian-goggle:ice",
    jacket: "nightshift-jacket:indigo",
    pants: "nightshift-pants:black",
    gloves: "pillar-mitten:bone",
    boots: "larkspur-boot:dusk",
    board: "crosswind:graphite",
  },
  "anouk-ferreira": {
    helmet: "timberline-helmet:slate",
    goggles: "horizon-s-goggle:lilac",
    jacket: "groundfrost-3l-jacket:teal",
    pants: "groundfrost-3l-bib:burgundy",
    gloves: "pillar-mitten:chestnut",
    boots: "tern-boot:graphite",
    board: "tandem:plum",
  },
  "dario-reyes": {
    helmet: "scaffold-helmet:mustard",
    goggles: "aperture-goggle:brick",
    jacket: "fairweather-anorak:mustard",
    pants: "baggage-pants:rust",
    gloves: "slush-glove:indigo",
    boots: "soft-landing-boot:mint",
    board: "confetti:rose",
  },
  "ilse-hofer": {
    helmet: "outpost-slip-helmet:glacier",
    goggles: "zenith-goggle:white",
    jacket: "ridgeline-3l-jacket:pine",
    pants: "ridgeline-3l-bib:pine",
    gloves: "pillar-glove:black",
    boots: "ridge-walk-boot:pine",
    board: "cornice:ice",
  },
  "kenji-aramaki": {
    beanie: "dockside-beanie:pine",
    goggles: "flatlight-goggle:storm",
    jacket: "whiteout-3l-jacket:white",
    pants: "ridgeline-3l-bib:storm",
    gloves: "trigger-mitten:moss",
    boots: "bivouac-boot:forest",
    board: "old-growth:walnut",
  },
  "lou-perrin": {
    helmet: "periscope-visor-helmet:white",
    jacket: "lodge-jacket:brick",
    pants: "lodge-pants:navy",
    gloves: "tram-glove:brick",
    boots: "tarmac-boot:mustard",
    board: "corduroy:rust",
  },
  "maeve-okafor": {
    beanie: "bluff-pom-beanie:ochre",
    goggles: "meridian-goggle:copper",
    jacket: "bivouac-3l-jacket:burgundy",
    pants: "bivouac-3l-bib:graphite",
    gloves: "crevasse-mitten:plum",
    boots: "second-wind-boot:burgundy",
    board: "half-measure:slate",
  },
  "mai-oshiro": {
    helmet: "outpost-helmet:pine",
    goggles: "lantern-goggle:lemon",
    jacket: "sleet-2l-jacket:olive",
    pants: "sleet-2l-pants:olive",
    gloves: "squall-overmitt:slate",
    boots: "bivouac-boot:forest",
    board: "kick-turn:moss",
  },
  "noor-de-wit": {
    helmet: "scaffold-helmet:sage",
    goggles: "aperture-goggle:moss",
    jacket: "overcast-anorak:rust",
    pants: "nightshift-pants:stone",
    gloves: "slush-glove:black",
    boots: "halfmoon-boot:lilac",
    board: "semaphore:navy",
  },
  "signe-dahlberg": {
    helmet: "outpost-helmet:black",
    goggles: "meridian-goggle:ink",
    jacket: "ridgeline-3l-jacket:storm",
    pants: "coldfront-insulated-pants:ink",
    gloves: "pillar-mitten:bone",
    boots: "couloir-boot:ink",
    board: "long-shadow:dusk",
  },
  "teo-marchetti": {
    helmet: "timberline-helmet:signal",
    goggles: "horizon-goggle:black",
    jacket: "nightshift-jacket:lemon",
    pants: "baggage-pants:black",
    gloves: "slush-glove:lemon",
    boots: "loose-change-boot:black",
    board: "handrail:white",
  },
  "tomasz-zielak": {
    beanie: "dockside-beanie:signal",
    goggles: "first-chair-goggle:coral",
    jacket: "nightshift-jacket:black",
    pants: "nightshift-pants:indigo",
    gloves: "rope-tow-glove:ochre",
    boots: "loose-change-boot:chestnut",
    board: "handrail:black",
  },
};

/** Returns a team member's outfit. Throws when there is no member of that name. */
export function outfitOf(uid: string): Outfit {
  const own = wears[uid];
  if (!own) throw new Error(`nobody of the team is "${uid}"`);
  return Object.fromEntries(
    Object.entries(own).map(([slot, piece]) => [slot, requestFor(...(piece.split(":") as [string, string]))]),
  );
}
