import type { CatalogBackend } from "#commerce/catalog/api/backend.ts";
import type { CustomersBackend } from "#commerce/customers/backend/backend.ts";
import type { CartBackend } from "#commerce/sales/cart/backend.ts";
import type { CheckoutBackend } from "#commerce/sales/checkout/backend.ts";
import type { OrdersBackend } from "#commerce/sales/orders/backend.ts";
import type { ShippingBackend } from "#commerce/sales/shipping/backend.ts";
import type { StoreBackend } from "#commerce/shared/store-data/backend.ts";

/**
 * The interface to the shop's commerce: our own tables (own.ts), or a hosted backend
 * (commerce/integrations/bigcommerce). Both pass the suite in tests/support/backend-contract. Expected outcomes are
 * returned as values. A backend that cannot be reached throws BackendUnavailable.
 */
export type CommerceBackend = {
  /**
   * True when another system (BigCommerce) holds the data. Staff work there, and their API keys have no effect on these
   * routes.
   */
  isHosted: boolean;
  catalogue: CatalogBackend;
  cart: CartBackend;
  checkout: CheckoutBackend;
  customers: CustomersBackend;
  orders: OrdersBackend;
  shipping: ShippingBackend;
  store: StoreBackend;
};

/**
 * Thrown when the hosted backend does not answer, or asks us to wait. The routes answer with status 503 and the seconds
 * in Retry-After.
 */
export class BackendUnavailable extends Error {
  readonly statusCode = 503;
  readonly retryAfter: number;

  constructor(message: string, retryAfter: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfter = Math.max(1, Math.ceil(retryAfter));
  }
}
