import { type Actor, actors } from "#platform/actor.ts";

const shop: Actor = { kind: "job", id: null, name: "Firn", address: null, requestId: null };

/** Who does the current work; the shop itself where nobody asked for it. */
export const currentActor = (): Actor => actors.getStore() ?? shop;
