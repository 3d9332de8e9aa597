import type { Picture } from "#demo/artwork/scene/picture.ts";
import { giftInSnow, lostGlove, parcelSled } from "./outside.ts";
import { counter, lockerRack, postcard } from "./rooms.ts";

/** Still lifes by their names: pictures of one page or one article. */
export const stills: Readonly<Record<string, (picture: Picture) => void>> = {
  "lost-glove": lostGlove,
  "parcel-sled": parcelSled,
  "gift-in-snow": giftInSnow,
  "locker-rack": lockerRack,
  postcard,
  counter,
};
