/** Things of the demo catalogue that answer the same question. A category is written "c:" and its uid. */
const list = (text: string): string[] => text.trim().split(/\s+/);

export const allMountain = list(
  "kestrel daybook semaphore crosswind common-ground halyard plumb-line second-breakfast meridian odd-socks first-chair",
);
export const freestyle = list("weekday handrail confetti ditto loose-change backchat big-dipper static encore");
export const freeride = list(
  "long-shadow cornice whiteout old-growth fathom north-stair windlip quiet-hours tidemark barometer",
);
export const carving = list("paring-knife corduroy parenthesis protractor straightedge");
export const splitboards = list("half-measure kick-turn tandem hut-key");
export const kidsBoards = list("acorn tadpole paper-plane little-shadow");
export const boards = [...allMountain, ...freestyle, ...freeride, ...carving, ...splitboards, ...kidsBoards];
export const beginnerBoards = list("daybook second-breakfast first-chair loose-change acorn tadpole");
export const womensBoards = list("halyard second-breakfast backchat tidemark tandem");

export const mensBoots = list(
  "waymark-boot hardpack-boot couloir-boot bivouac-boot first-chair-boot loose-change-boot tarmac-boot day-pass-boot broadleaf-boot nightshift-boot",
);
export const womensBoots = list(
  "larkspur-boot needle-boot ridge-walk-boot second-wind-boot tern-boot small-talk-boot halfmoon-boot soft-landing-boot overtime-boot fine-print-boot",
);
export const kidsBoots = list(
  "snowpea-boot growth-spurt-boot sidekick-boot recess-boot tadpole-boot waymark-junior-boot",
);
export const boots = [...mensBoots, ...womensBoots, ...kidsBoots];

export const splitBindings = list(
  "uptrack-binding changeover-binding long-way-up-binding half-day-binding zigzag-binding",
);
export const freestyleBindings = list(
  "handrail-binding offbeat-binding flatbar-binding understudy-binding double-shift-binding loiter-binding",
);
export const kidsBindings = list("tag-along-binding stepping-stone-binding");
export const bindings = [
  ...list(
    "plumb-binding ledger-binding footbridge-binding kingpost-binding truss-binding backdoor-binding side-gate-binding almanac-binding thimble-binding",
  ),
  ...kidsBindings,
  ...freestyleBindings,
  ...splitBindings,
];

export const anoraks = list("overcast-anorak fairweather-anorak");
export const insulatedJackets = list("coldfront-insulated-jacket hearth-down-jacket lodge-jacket loft-60-jacket");
export const shells = list("ridgeline-3l-jacket bivouac-3l-jacket groundfrost-3l-jacket whiteout-3l-jacket");
export const jackets = [
  ...shells,
  ...anoraks,
  ...list("coldfront-insulated-jacket nightshift-jacket hearth-down-jacket lodge-jacket sleet-2l-jacket"),
];
export const bibs = list("ridgeline-3l-bib bivouac-3l-bib groundfrost-3l-bib");
export const pants = [
  ...bibs,
  ...list("coldfront-insulated-pants nightshift-pants lodge-pants sleet-2l-pants baggage-pants"),
];
export const baseTops = list("merino-200-crew drywall-base-top");
export const leggings = list("merino-200-leggings drywall-base-leggings");
export const layers = [...baseTops, ...leggings, ...list("kindling-fleece ember-vest loft-60-jacket campfire-hoodie")];

export const mittens = list("pillar-mitten crevasse-mitten bearpaw-mitten trigger-mitten squall-overmitt");
export const gloves = list(
  "pillar-glove crevasse-glove tram-glove underhand-liner slush-glove rope-tow-glove element-heated-glove",
);
export const lenses = list("horizon-spare-lens meridian-spare-lens");
export const goggles = list(
  "horizon-goggle horizon-s-goggle meridian-goggle meridian-s-goggle periscope-otg-goggle flatlight-goggle zenith-goggle aperture-goggle first-chair-goggle lantern-goggle",
);
export const helmets = list(
  "outpost-helmet outpost-slip-helmet timberline-helmet scaffold-helmet periscope-visor-helmet runt-helmet",
);
export const beanies = list("dockside-beanie standard-issue-beanie bluff-pom-beanie cable-car-beanie");
export const balaclavas = list("heist-balaclava underlid-balaclava");
export const socks = list("keel-socks featherweight-socks woodstove-socks");
export const packs = list("daybreak-22-backpack traverse-32-backpack updraft-30-airbag-pack");
export const boardBags = list("quiver-166-board-bag quiver-roller-172-board-bag");
export const beacons = list("ping-beacon ping-lite-beacon three-things-safety-set");
export const safety = list(
  "ping-beacon ping-lite-beacon trench-shovel needle-320-probe updraft-30-airbag-pack three-things-safety-set",
);
export const wax = list("three-degrees-wax-bar rub-on-paste");
export const merino = list(
  "merino-200-crew merino-200-leggings underlid-balaclava keel-socks featherweight-socks woodstove-socks underhand-liner",
);
