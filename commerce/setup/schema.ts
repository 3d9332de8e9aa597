import { type Static, Type } from "typebox";
import { SetupSteps } from "#commerce/settings/schema.ts";
import { literals, orNull } from "#commerce/shared/rest/shapes.ts";

/** What a new shop still needs, and the services that its environment sets. */

export const needCodes = [
  "seller",
  "market",
  "delivery",
  "product",
  "tax",
  "payment",
  "sender",
  "smtp",
  "public-url",
] as const;
export type NeedCode = (typeof needCodes)[number];

export const Need = Type.Object({
  code: literals(needCodes),
  isDone: Type.Boolean(),
  stops: Type.Boolean({
    description: "Whether the shop cannot sell without it; else it is advice for the day it opens",
  }),
  link: orNull(Type.String({ description: "The page of the office that mends it, below /office" })),
  variable: orNull(Type.String({ description: "What of the environment mends it" })),
  places: Type.Array(Type.String(), { description: "Price regions or countries that it is about" }),
});
export type Need = Static<typeof Need>;

export const SetupView = Type.Object({
  canSell: Type.Boolean(),
  needs: Type.Array(Need),
  steps: SetupSteps,
  hasDemoProducts: Type.Boolean({
    description: "Whether the demo world's products can be loaded: it is here, and the catalogue is empty",
  }),
});
export type SetupView = Static<typeof SetupView>;

const Variable = Type.Object({ name: Type.String(), isSet: Type.Boolean() });
export const ServicesView = Type.Object({
  payment: Type.Object({
    provider: Type.String(),
    isTest: Type.Boolean({ description: "It moves no money" }),
    variables: Type.Array(Variable, { description: "Never their values: they are secret" }),
  }),
  tax: Type.Object({ service: Type.String() }),
  email: Type.Object({
    transport: literals(["smtp", "outbox"]),
    host: Type.String({ description: "The server that takes them; empty: they are files" }),
    from: Type.String(),
    shop: Type.String({ description: "Where the shop itself gets mail; empty: at its owner's address" }),
  }),
});
export type ServicesView = Static<typeof ServicesView>;

export const PaymentTest = Type.Object({
  provider: Type.String(),
  isWorking: Type.Boolean(),
  problem: orNull(literals(["refused", "silent"])),
});
export type PaymentTest = Static<typeof PaymentTest>;

export const EmailTest = Type.Object({
  to: Type.String(),
  isSent: Type.Boolean(),
  problem: orNull(Type.String({ description: "What the server that should take it said" })),
});
export type EmailTest = Static<typeof EmailTest>;
