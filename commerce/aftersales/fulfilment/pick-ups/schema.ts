import { type Static, Type } from "typebox";
import { closed, literals, orNull } from "#commerce/shared/rest-shapes.ts";

/** Orders that are collected in a store, as whoever works there sees them. */

const [text, whole] = [Type.String(), Type.Integer()];

/** An order that has been ready for so many days is late: its buyer may have forgotten it. */
export const lateAfterDays = 7;
/** A hand-over stays on the list so long, to be taken back where it was a mistake. */
export const handedForHours = 24;
export const mostPickUps = 200;

export const pickUpStates = ["to-prepare", "ready", "handed"] as const;

export const PickUp = Type.Object({
  id: whole,
  state: literals(pickUpStates),
  /** Who ordered it. */
  name: text,
  phone: text,
  store: Type.Object({ id: whole, name: text }),
  /** Why it is held back; null: it is not. */
  hold: orNull(text),
  isLate: Type.Boolean(),
  placedAt: text,
  /** When it was made ready, and handed over. */
  readyAt: orNull(text),
  handedAt: orNull(text),
  /** Who took it, as far as somebody said so. */
  takenBy: orNull(text),
  lines: Type.Array(Type.Object({ id: whole, name: text, sku: text, options: text, quantity: whole })),
});
export type PickUp = Static<typeof PickUp>;

export const PickUps = Type.Object({
  data: Type.Array(PickUp),
  meta: Type.Object({
    /** How many wait in each state, counted to 10,000, in the store that was asked for. */
    toPrepare: whole,
    ready: whole,
    late: whole,
    /** Stores where something waits. */
    stores: Type.Array(Type.Object({ id: whole, name: text })),
  }),
});
export type PickUps = Static<typeof PickUps>;

export const PickUpQuery = Type.Object({
  /** The number of a store; without: all. */
  store: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** One order, in whatever state it is. */
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

const line = (maxLength: number) => Type.String({ maxLength, pattern: "^[^\\u0000-\\u001f\\ud800-\\udfff]*$" });
const seen = Type.Optional(
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: "What GET /api/orders/{id}/open said." }),
);
export const HandOverBody = Type.Object({ takenBy: Type.Optional(line(100)), seen }, closed);
export const UndoBody = Type.Object({ reason: Type.Optional(line(200)) }, closed);
export const PickUpAnswer = Type.Object({ data: PickUp, meta: Type.Object({}) });
