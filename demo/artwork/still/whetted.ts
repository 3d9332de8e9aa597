import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { H, type Picture, pts } from "#demo/artwork/scene/picture.ts";
import { standingBoard } from "#demo/artwork/worn/board.ts";
import { contact, lain } from "./light.ts";
import { planks, put, roomLight, sold } from "./things.ts";

/** A board's edge from near and the tool that keeps its angle, whole in the middle of every crop. */
export function edgeNear(p: Picture): void {
  planks(p, [0, H], "#6f5038", "edge", { wide: 168 });
  const { outline } = canvasOf(sold("corduroy:navy"));
  const near = 2.3;
  lain(p, 28, () =>
    p.raw(
      standingBoard(sold("corduroy:navy"), [896 + (outline.length / 2 - 760) * near * 0.2, 250], near, 90, {
        side: "base",
        own: "ed",
      }),
    ),
  );
  // The steel edge, towards the viewer: a bright line above a narrow shaded side.
  const low = 250 + outline.halfWidth(outline.waistAt) * near;
  p.line(pts(`-20 ${low + 30}, 896 ${low - 3}, 1812 ${low + 30}`), "#20272d", 14, { curved: true });
  p.line(pts(`-20 ${low + 24}, 896 ${low - 9}, 1812 ${low + 24}`), "#e8edf1", 6, { curved: true });
  contact(p, [910, 700], 330, 44, "#1d0f06");
  put(p, "bevel-edge-tool:silver", "en", { at: [896, 520], scale: 0.86, turn: -4 });
  // Filings below the edge.
  const filings = Array.from({ length: 46 }, (_, i) => {
    const x = 520 + ((i * 137) % 760);
    const y = low + 180 + ((i * 61) % 110);
    return pts(`${x} ${y}, ${x + 4 + (i % 5) * 2} ${y - 2 + (i % 3)}`);
  });
  p.lines(filings, "#dfe5ea", 2.4, { opacity: 0.75 });
  roomLight(p, "#fff0d2");
}
