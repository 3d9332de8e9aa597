import type { Picture } from "#demo/artwork/scene/picture.ts";
import { bootsNear, waxTable } from "./bench.ts";
import { crust } from "./crust.ts";
import { julyGarage } from "./garage.ts";
import { giftInSnow, giftOnShelf } from "./gift.ts";
import { bakery, standAngles } from "./indoors.ts";
import { boardLayers } from "./inside.ts";
import { press, trolley } from "./journal.ts";
import { packLaidOut } from "./lay.ts";
import { adultLengths } from "./lengths.ts";
import { carvedLine, chinHigh, corduroyFresh, threeLengths } from "./lessons.ts";
import { liftGloves } from "./lift-gloves.ts";
import { fourScrews } from "./mounting.ts";
import { lostGlove } from "./outside.ts";
import { flatLight } from "./pair.ts";
import { parcelSled } from "./parcel.ts";
import { patrolKit } from "./patrol.ts";
import { emptyPeg, heartOnPeg, lockerRack } from "./rack.ts";
import { counter, postcard } from "./rooms.ts";
import { smallAndLarge, tuningBench, wrappedGifts } from "./seasons.ts";
import { carve, smallFinds, smallThings } from "./slope.ts";
import { bagInSnow } from "./snowfield.ts";
import { carpet, deepShapes, sitzmark, turnedBack } from "./tales.ts";
import { washDay } from "./wash.ts";
import { waxInSnow } from "./wax.ts";
import { edgeNear } from "./whetted.ts";

/** Those that stand beside forms and in narrow tiles, as high as wide. */
export const tall: ReadonlySet<string> = new Set([
  "lost-glove",
  "parcel-sled",
  "gift-in-snow",
  "locker-rack",
  "empty-peg",
  "postcard",
  "counter",
  "patrol-kit",
  "july-garage",
  "four-screws",
  "lift-gloves",
  "wash-day",
  "adult-lengths",
]);

/** Still lifes by name. Each illustrates one page or one article. */
export const stills: Readonly<Record<string, (picture: Picture) => void>> = {
  "lost-glove": lostGlove,
  "parcel-sled": parcelSled,
  "gift-in-snow": giftInSnow,
  "locker-rack": lockerRack,
  "empty-peg": emptyPeg,
  "heart-on-peg": heartOnPeg,
  "bag-in-snow": bagInSnow,
  postcard,
  counter,
  trolley,
  press,
  "july-garage": julyGarage,
  "boots-near": bootsNear,
  "wax-table": waxTable,
  "wax-in-snow": waxInSnow,
  "board-layers": boardLayers,
  crust,
  "pack-laid-out": packLaidOut,
  "flat-light": flatLight,
  carve,
  "patrol-kit": patrolKit,
  "small-things": smallThings,
  "tuning-bench": tuningBench,
  "wrapped-gifts": wrappedGifts,
  "small-and-large": smallAndLarge,
  "small-finds": smallFinds,
  "carved-line": carvedLine,
  "corduroy-fresh": corduroyFresh,
  "chin-high": chinHigh,
  "three-lengths": threeLengths,
  "gift-on-shelf": giftOnShelf,
  sitzmark,
  "deep-shapes": deepShapes,
  "turned-back": turnedBack,
  carpet,
  "stand-angles": standAngles,
  bakery,
  "four-screws": fourScrews,
  "lift-gloves": liftGloves,
  "wash-day": washDay,
  "adult-lengths": adultLengths,
  "edge-near": edgeNear,
};
