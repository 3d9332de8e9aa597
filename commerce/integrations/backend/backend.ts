import type { CatalogBackend } from "#commerce/catalog/api/backend.ts";
import type { CustomersBackend } from "#commerce/customers/accounts/backend.ts";
import type { CartBackend } from "#commerce/sales/cart/backend.ts";
import type { CheckoutBackend } from "#commerce/sales/checkout/backend.ts";
import type { OrdersBackend } from "#commerce/sales/orders/backend.ts";
import type { ShippingBackend } from "#commerce/sales/shipping/backend.ts";
import type { StoreBackend } from "#commerce/shared/regions/backend.ts";

/**
 * Where the shop's commerce lives: in our own tables (own.ts), or at a hosted backend (commerce/integrations/bigcommerce).
 * Both pass the suite in tests/support/backend-contract. Expected outcomes are values; a backend that cannot be reached
 * is a BackendUnavailable.
 */
export type CommerceBackend = {
  /** Kept by somebody else (BigCommerce): staff work there, and their keys open none of these routes. */
  isHosted: boolean;
  catalogue: CatalogBackend;
  cart: CartBackend;
  checkout: CheckoutBackend;
  customers: CustomersBackend;
  orders: OrdersBackend;
  shipping: ShippingBackend;
  store: StoreBackend;
};

/** The hosted backend does not answer, or wants us to wait; the routes answer status 503 and the seconds in Retry-After. */
export class BackendUnavailable extends Error {
  readonly statusCode = 503;
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfter = Math.max(1, Math.ceil(retryAfter));
  }
}
