import { Type } from "typebox";
import { closed, Moment, orNull } from "#commerce/shared/rest/shapes.ts";
import { eventTypes } from "./schema.ts";

const events = Type.Array(Type.Union([Type.Literal("*"), ...eventTypes.map((type) => Type.Literal(type))]), {
  minItems: 1,
  maxItems: eventTypes.length + 1,
});
const url = Type.String({
  maxLength: 2000,
  description:
    'An https address without name or password, or "test-receiver": nothing is sent then, and the log shows what would be.',
});
const description = Type.String({ maxLength: 200 });

export const WebhookBody = Type.Object(
  { url, events, description: Type.Optional(description), is_active: Type.Optional(Type.Boolean()) },
  closed,
);
export const WebhookPatch = Type.Partial(WebhookBody, { ...closed, minProperties: 1 });

export const WebhookV3 = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  events: Type.Array(Type.String()),
  description: Type.String(),
  is_active: Type.Boolean(),
  paused_at: orNull(Moment),
  failures: Type.Integer(),
  created_at: Moment,
  updated_at: Moment,
});

/** A new webhook, with the secret by which receivers check signatures. Only the answer to its creation contains it. */
export const WithSecret = Type.Intersect([WebhookV3, Type.Object({ secret: Type.String() })]);

export const DeliveryV3 = Type.Object({
  id: Type.Integer(),
  event_id: Type.String(),
  type: Type.String(),
  status: Type.Union([Type.Literal("pending"), Type.Literal("delivered"), Type.Literal("failed")]),
  tries: Type.Integer(),
  next_try_at: orNull(Moment),
  tried_at: orNull(Moment),
  answer_code: orNull(Type.Integer()),
  error: Type.String(),
  duration_ms: orNull(Type.Integer()),
  created_at: Moment,
});

/** Exactly what was sent. */
export const MessageV3 = Type.Object({ headers: Type.Record(Type.String(), Type.String()), body: Type.String() });

export const many = <T extends Parameters<typeof Type.Array>[0]>(schema: T) =>
  Type.Object({
    data: Type.Array(schema),
    meta: Type.Object({ pagination: Type.Object({ current_page: Type.Integer(), per_page: Type.Integer() }) }),
  });
