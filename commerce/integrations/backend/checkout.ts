import type { CheckoutActions } from "#commerce/sales/checkout/backend.ts";

/** What the doors of checking out ask: where a cart's checkout stands, what a step adds to it, and the order itself. */
export type CheckoutBackend = CheckoutActions;
