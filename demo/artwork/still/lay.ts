import type { Picture } from "#demo/artwork/scene/picture.ts";
import { H } from "#demo/artwork/scene/picture.ts";
import { lain } from "./light.ts";
import { type Place, planks, put, roomLight } from "./things.ts";

/** The contents of a pack, laid out on the floor the evening before. */
export function packLaidOut(p: Picture): void {
  planks(p, [0, H], "#c9a478", "lay", { wide: 144, line: "#5b4028" });
  const lay = (piece: string, key: string, place: Place): void => lain(p, 20, () => put(p, piece, key, place));
  lay("traverse-32-backpack:olive", "pa", { at: [896, 500], scale: 0.76, turn: -3 });
  lay("trench-shovel:signal", "sh", { at: [560, 480], scale: 0.66, turn: -8 });
  lay("needle-320-probe:ember", "pr", { at: [1226, 430], scale: 0.6, turn: 7 });
  lay("thaw-bottle:pine", "bo", { at: [1450, 660], scale: 0.44, turn: 12 });
  lay("ping-beacon:signal", "be", { at: [1196, 820], scale: 0.28, turn: -10 });
  lay("crevasse-mitten:ink", "mi", { at: [330, 700], scale: 0.42, turn: -14 });
  lay("standard-issue-beanie:black", "hu", { at: [330, 300], scale: 0.36, turn: -10 });
  lay("skintrack-skins:signal", "sk", { at: [1470, 290], scale: 0.4, turn: -8 });
  roomLight(p, "#fff0d2");
}
