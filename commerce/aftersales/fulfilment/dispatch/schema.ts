import { type Static, Type } from "typebox";
import { closed, Id } from "#commerce/shared/rest-shapes.ts";

/** Orders as the desk shows them where they are packed. */

const [text, whole, yes] = [Type.String(), Type.Integer(), Type.Boolean()];

/** As many orders at once as one person packs before they send them. */
export const mostAtOnce = 200;

export const DeskLine = Type.Object({
  id: whole,
  productId: whole,
  variantId: whole,
  sku: text,
  /** Where it lies; empty: nobody has said. */
  shelf: text,
  name: text,
  options: text,
  /** Pieces that still have to leave. */
  quantity: whole,
});

export const DeskOrder = Type.Object({
  id: whole,
  statusId: whole,
  /** Why it cannot be packed: a code, and words of it; null: it can. */
  refused: Type.Union([
    Type.Object({
      code: Type.Union([
        Type.Literal("held"),
        Type.Literal("cancelled"),
        Type.Literal("shipped"),
        Type.Literal("collected"),
        Type.Literal("email"),
        Type.Literal("status"),
      ]),
      reason: text,
    }),
    Type.Null(),
  ]),
  name: text,
  country: text,
  method: text,
  store: Type.Union([text, Type.Null()]),
  isGift: yes,
  /** What the buyer wrote to the shop. */
  message: text,
  pieces: whole,
  lines: Type.Array(DeskLine),
});
export type DeskOrder = Static<typeof DeskOrder>;

const Line = Type.String({ maxLength: 100, pattern: "^[^\\u0000-\\u001f]*$" });

export const ShipManyBody = Type.Object(
  {
    orders: Type.Array(Type.Object({ id: Id, tracking_number: Type.Optional(Line) }, closed), {
      minItems: 1,
      maxItems: mostAtOnce,
    }),
    shipping_provider: Type.Optional(Line),
    notify: Type.Optional(yes),
  },
  { ...closed, description: "Everything that is left of each; those that cannot leave are named in the job's report." },
);
export type ShipManyBody = Static<typeof ShipManyBody>;
