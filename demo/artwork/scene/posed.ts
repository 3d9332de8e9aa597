import { airborne, riding } from "#demo/artwork/worn/airborne.ts";
import { figure, type Outfit } from "#demo/artwork/worn/figure.ts";
import { carrying, resting, shouldered, turned } from "#demo/artwork/worn/poses.ts";
import { type Picture, pts, W } from "./picture.ts";

/** What one of the team is doing in their picture; without it they stand with the board beside them. */
export type Pose = "flies" | "carves" | "carries" | "shoulders" | "sits" | "turned";

const front = (markup: string, top: number, scale = 0.86): string =>
  `<g transform="translate(${W / 2 - 450 * scale} ${top}) scale(${scale})">${markup}</g>`;

/** Somebody as they are, placed so that an upright crop cuts neither hands nor board. */
export function posed(p: Picture, pose: Pose | undefined, outfit: Outfit): string {
  const { board } = outfit;
  const top = outfit.beanie ? 124 : 70;
  if (pose === "turned") return front(turned(outfit), top);
  if (!board) return front(figure(outfit), top);
  if (pose === "flies") return `<g transform="translate(966 690) rotate(-17) scale(.5)">${airborne(board, outfit)}</g>`;
  if (pose === "carves")
    return `<g transform="translate(930 850) rotate(-13) scale(.54)">${riding(board, outfit, "trench")}</g>`;
  if (pose === "carries") return front(carrying(board, outfit), top);
  if (pose === "shoulders")
    return `<g transform="translate(896 ${top + 1070}) scale(.9)">${shouldered(board, outfit, "s")}</g>`;
  if (pose !== "sits") return front(figure(outfit), top);
  ledge(p);
  return `<g transform="translate(870 850) scale(.64)">${resting(board, outfit, "s")}</g>`;
}

/** A bank of snow to sit on. */
function ledge(p: Picture): void {
  const crest = pts("-80 740, 300 712, 640 676, 900 662, 1160 672, 1500 710, 1880 740");
  p.area([...crest, [1880, 1100], [-80, 1100]], p.down(662, 1008, "0 #ffffff, .25 #eef3f7, 1 #a9c0d8"), {
    curved: true,
  });
}
