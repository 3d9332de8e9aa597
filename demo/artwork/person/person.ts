import type { Outfit } from "#demo/artwork/worn/figure.ts";
import { boot } from "./boot.ts";
import { board, type Deck, onDeck, showsBase } from "./deck.ts";
import { packForSale } from "./for-sale.ts";
import { type Aim, type Grip, grabbing, hand } from "./hand.ts";
import { head, mask } from "./head.ts";
import { type Cloth, clothOf, collar, hood, torso } from "./jacket.ts";
import { type Pose, type Skeleton, skeletonOf } from "./skeleton.ts";
import { Sketch } from "./sketch.ts";
import { sleeve } from "./sleeve.ts";
import { inCuff, leg, legsOf, seat } from "./trousers.ts";
import { dot, times, towardsViewer, unit, type V } from "./vector.ts";

type Layer = "behind" | "before" | "over";

/** A pose with the position of the hands and the board. */
export type Attitude = Pose & {
  grips?: readonly [Grip, Grip];
  aims?: readonly [Aim, Aim];
  /** The board: under the feet, with the nose to the left or the right, or carried, before or behind the body. */
  board?: { feet: "left" | "right" } | { at: V; nose: V; right: V; layer: "before" | "behind" };
  /**
   * A hand at the board's edge: which hand, the distance along the board from the middle in millimetres (negative
   * towards the nose), and the toe edge, which is also a carried board's right one, or the heel edge.
   */
  grab?: { hand: 0 | 1; along: number; edge: "toes" | "heels" };
  /** Whether each arm is drawn behind the body, before it, or even before a carried board. */
  arms?: readonly [Layer, Layer];
  /** Whether the arms hang at the sides, so that their upper ends are behind the chest. */
  hanging?: boolean;
  /** Draws the legs before the body: for knees that point towards the viewer, and for views from below the hem. */
  legsBefore?: boolean;
};

function deckOf(attitude: Attitude, { seen }: Skeleton): Deck | null {
  const { board: carried } = attitude;
  if (!carried) return null;
  const way = (v: V): V => unit(seen(v));
  if ("feet" in carried) {
    const nose = carried.feet === "left" ? 1 : -1;
    return { at: seen([0, 0, 0]), nose: way([nose, 0, 0]), right: way([0, 0, nose]), up: way([0, 1, 0]) };
  }
  const { nose, right } = carried;
  const up: V = [
    right[1] * nose[2] - right[2] * nose[1],
    right[2] * nose[0] - right[0] * nose[2],
    right[0] * nose[1] - right[1] * nose[0],
  ];
  return { at: seen(carried.at), nose: way(nose), right: way(right), up: way(up) };
}

/**
 * Draws a person in an outfit and pose, in units of 1/7.9 cm around the middle of the board. `key` keeps the ids of
 * several people in one picture apart. `near` draws what is only visible from near.
 */
export function person(outfit: Outfit, attitude: Attitude, key: string, near = false): string {
  const sketch = new Sketch(key);
  const bones = skeletonOf(attitude);
  const jacket: Cloth = clothOf(outfit.jacket ?? outfit.midlayer, near);
  const trousers = legsOf(outfit.pants, near);
  const deck = outfit.board ? deckOf(attitude, bones) : null;
  const riding = attitude.board !== undefined && "feet" in attitude.board && deck !== null;
  const { grips = ["open", "open"], aims = [{}, {}], arms = ["before", "before"], grab } = attitude;
  const deckMarkup = deck && outfit.board ? board(sketch, outfit.board, deck) : "";
  const boards = riding
    ? deck && showsBase(deck)
      ? "front"
      : "under"
    : attitude.board && "layer" in attitude.board
      ? attitude.board.layer
      : null;
  const order = ([0, 1] as const).toSorted((a, b) => bones.legs[a].ankle[2] - bones.legs[b].ankle[2]);
  const legs = order
    .map((i) => {
      const shoe = () => boot(sketch, bones.legs[i], outfit.boots, riding);
      return shoe() + leg(sketch, bones, i, trousers) + inCuff(sketch, bones.legs[i], shoe);
    })
    .join("");
  const armOf = (i: 0 | 1): { arm: string; before: string } => {
    const held = hand(sketch, bones.arms[i], outfit.gloves, grips[i], aims[i], i === 0 ? 1 : -1);
    const { elbow, wrist } = bones.arms[i];
    const cloth = sleeve(sketch, bones.arms[i], jacket, bones, i === 0 ? 1 : -1);
    // When an arm points towards the viewer, the hand is drawn over the sleeve.
    return { arm: wrist[2] > elbow[2] ? cloth + held.behind : held.behind + cloth, before: held.before };
  };
  const [left, right] = [armOf(0), armOf(1)];
  const facing = bones.chest[2] > -0.1;
  const neck = hood(sketch, bones, jacket);
  const { whole: body, chest, throat } = torso(sketch, bones, jacket);
  const face = mask(sketch, bones);
  const neckline = collar(sketch, bones, jacket);
  const top = head(sketch, bones, outfit);
  const upper = !facing
    ? face + neckline + body + top + neck
    : body + neck + throat + face + (attitude.hanging ? "" : neckline + top);
  const layer = (which: Layer): string =>
    ([0, 1] as const)
      .filter((i) => arms[i] === which)
      .map((i) => (i === 0 ? left.arm : right.arm))
      .join("");
  const pack = outfit.bag ? packForSale(bones, outfit.bag) : "";
  const seating = seat(sketch, bones, trousers);
  const fingers =
    grab && deck
      ? grabbing(
          sketch,
          edgeOf(deck, grab.along, grab.edge),
          times(deck.right, grab.edge === "toes" ? -1 : 1),
          deck.nose,
          outfit.gloves,
        )
      : "";
  return (
    (near ? sketch.defs() : "") +
    (boards === "behind" || boards === "under" ? deckMarkup : "") +
    layer("behind") +
    (attitude.legsBefore || underHem(bones) ? upper + seating + legs : seating + legs + upper) +
    layer("before") +
    (attitude.hanging && facing ? chest + neckline + top : "") +
    pack +
    (boards === "front" || boards === "before" ? deckMarkup : "") +
    layer("over") +
    fingers +
    (boards === "before" ? left.before + right.before : "")
  );
}

/** True when the lower end of the jacket is visible. */
const underHem = ({ hips, spine }: Skeleton): boolean => dot(spine, towardsViewer(hips)) < -0.12;

const edgeOf = (deck: Deck, far: number, edge: "toes" | "heels"): V => {
  return onDeck(deck, [(edge === "toes" ? 1 : -1) * 126, far], 0.7);
};
