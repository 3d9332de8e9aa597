import { findSession } from "#commerce/customers/sign-in/sessions.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import type { Db } from "#database/tables.ts";
import { openLog } from "#platform/log.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import type { PrivateContext } from "#storefront/app/page.ts";
import type { Services } from "#storefront/app/services.ts";
import { privateContext } from "#tests/support/page-context.tsx";

type Options = Parameters<typeof privateContext>[1] & {
  cartId?: string | null;
  params?: Record<string, string>;
  /** Jobs and payments, for pages that take payments. */
  paying?: CheckoutServices;
};

/** The context of a cart or checkout page, for a visitor with that cart. */
export async function cartVisit(db: Db, options: Options = {}): Promise<PrivateContext> {
  const { cartId = null, params = {}, paying, ...rest } = options;
  const context = await privateContext(db, rest);
  const own = { ...context.services, ...paying, db, log: openLog("silent"), content: inProcessClient(db) };
  const config = { ...context.services.config, ...paying?.config };
  return {
    ...context,
    params,
    services: { ...own, config } as unknown as Services,
    visitor: { ...context.visitor, cartId: cartId ?? context.visitor.cartId },
  };
}

/** The cart of the visitor's session. */
export const cartOf = async (db: Db, { visitor }: PrivateContext): Promise<string | null> =>
  (await findSession(db, visitor.start().sessionHash)).cartId;
