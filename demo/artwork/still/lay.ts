import type { Picture } from "#demo/artwork/scene/picture.ts";
import { H } from "#demo/artwork/scene/picture.ts";
import { type Place, planks, put, roomLight } from "./things.ts";

/** What goes in the pack, laid out on the floor the evening before. */
export function packLaidOut(p: Picture): void {
  planks(p, [0, H], "#c9a478", "lay", { wide: 144, line: "#5b4028" });
  p.raw(
    '<filter id="lie" x="-30%" y="-20%" width="170%" height="150%"><feGaussianBlur in="SourceAlpha" stdDeviation="11" result="b"/><feOffset in="b" dx="16" dy="20" result="o"/>' +
      '<feComponentTransfer in="o" result="s"><feFuncA type="linear" slope=".42"/></feComponentTransfer><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="c"/><feOffset in="c" dx="3" dy="4" result="k"/>' +
      '<feComponentTransfer in="k" result="t"><feFuncA type="linear" slope=".5"/></feComponentTransfer><feMerge><feMergeNode in="s"/><feMergeNode in="t"/><feMergeNode in="SourceGraphic"/></feMerge></filter>',
  );
  const lay = (piece: string, key: string, place: Place): void => {
    p.raw('<g filter="url(#lie)">');
    put(p, piece, key, place);
    p.raw("</g>");
  };
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
