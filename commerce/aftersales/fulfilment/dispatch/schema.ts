import { type Static, Type } from "typebox";
import { mostAtOnce } from "#commerce/aftersales/fulfilment/rules.ts";
import { closed, DisplayNames, Id, orNull } from "#commerce/shared/rest/shapes.ts";

/** Orders as the packing desk shows them. */

const [text, whole, yes] = [Type.String(), Type.Integer(), Type.Boolean()];

export const DeskLine = Type.Object({
  id: whole,
  productId: whole,
  variantId: whole,
  sku: text,
  /** The shelf; empty when none was entered. */
  shelf: text,
  name: text,
  options: text,
  /** Pieces still to be shipped. */
  quantity: whole,
});

export const DeskOrder = Type.Object({
  id: whole,
  statusId: whole,
  /** Why it cannot be packed, as a code and a text; null when it can. */
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
  methodNames: orNull(DisplayNames),
  store: Type.Union([text, Type.Null()]),
  isGift: yes,
  /** The buyer's message to the shop. */
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
