import { type Static, Type } from "typebox";
import { closed, lineOf, literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** Orders that are collected in a store, as the staff there see them. */

const [text, whole] = [Type.String(), Type.Integer()];

/** After this many days an order that is ready is late: its buyer may have forgotten it. */
export const lateAfterDays = 7;
/** A hand-over stays on the list for this many hours, so that a mistake can be undone. */
export const handedForHours = 24;
export const mostPickUps = 200;

export const pickUpStates = ["to-prepare", "ready", "handed"] as const;

export const PickUp = Type.Object({
  id: whole,
  state: literals(pickUpStates),
  /** The person who ordered it. */
  name: text,
  phone: text,
  store: Type.Object({ id: whole, name: text }),
  /** Why the order is on hold; null when it is not. */
  hold: orNull(text),
  isLate: Type.Boolean(),
  placedAt: text,
  /** When it was made ready, and when it was handed over. */
  readyAt: orNull(text),
  handedAt: orNull(text),
  /** The person who took it, if somebody entered that. */
  takenBy: orNull(text),
  lines: Type.Array(Type.Object({ id: whole, name: text, sku: text, options: text, quantity: whole })),
});
export type PickUp = Static<typeof PickUp>;

export const PickUps = Type.Object({
  data: Type.Array(PickUp),
  meta: Type.Object({
    /** The number of orders waiting in each state in the requested store, counted to 10,000. */
    toPrepare: whole,
    ready: whole,
    late: whole,
    /** Stores with waiting orders. */
    stores: Type.Array(Type.Object({ id: whole, name: text })),
  }),
});
export type PickUps = Static<typeof PickUps>;

export const PickUpQuery = Type.Object({
  /** The id of a store; without it, all stores. */
  store: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** The id of one order, in any state. */
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

const seen = Type.Optional(
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: "What GET /api/orders/{id}/open said." }),
);
export const HandOverBody = Type.Object({ takenBy: Type.Optional(lineOf(100)), seen }, closed);
export const UndoBody = Type.Object({ reason: Type.Optional(lineOf(200)) }, closed);
export const PickUpAnswer = Type.Object({ data: PickUp, meta: Type.Object({}) });
