import { defineProvider } from "../definition.ts";
import { makeTestProvider } from "./provider.ts";

/** Built in for trying out; no money moves. */
export const testDefinition = defineProvider({
  name: "test",
  settings: {},
  problems: () => [],
  open: async (_values, { db, secret }) => makeTestProvider(db, secret),
});
