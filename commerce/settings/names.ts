/** The steps of the guided set-up, in order. Runs in the browser too. */
export const setupSteps = ["shop", "markets", "taxes", "delivery", "payment", "email", "products"] as const;
export type SetupStep = (typeof setupSteps)[number];
