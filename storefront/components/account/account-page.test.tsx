import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeStripeProvider } from "#commerce/sales/payments/stripe/provider.ts";
import { makeTestProvider } from "#commerce/sales/payments/test/provider.ts";
import { openLog } from "#platform/log.ts";
import type { Services } from "#storefront/app/services.ts";
import { ShopProvider } from "#storefront/app/shop.tsx";
import { loadTexts } from "#storefront/i18n/load.ts";
import { loadLayoutData } from "#storefront/layout/layout-data.ts";
import { useDatabase } from "#tests/support/database.ts";
import { privateContext } from "#tests/support/page-context.tsx";
import { startStripe } from "#tests/support/payments/stripe/server.ts";
import { AccountPage } from "./account-page.tsx";

const base = useDatabase();

/** Renders the account menu next to the orders for a shop with these payments. */
async function menu(payments: Services["payments"]): Promise<string> {
  const { services, locale } = await privateContext(base.db, { country: "de", language: "de" });
  const { words } = await loadLayoutData({ ...services, payments, log: openLog("silent") }, locale);
  const shop = { locale, brand: "Firn", mediaBase: "", texts: { ...(await loadTexts("display", "de")), ...words } };
  return renderToString(
    <ShopProvider shop={shop}>
      <AccountPage title="Bestellungen" current="/account/orders" csrf="">
        {null}
      </AccountPage>
    </ShopProvider>,
  );
}

test("7.4 every page of the account leads to saved cards, where the payment provider keeps any", async () => {
  const stripe = await startStripe();
  try {
    expect(await menu(makeStripeProvider(stripe))).toMatch(/href="\/de-de\/account\/cards"[^>]*>Gespeicherte Karten</);
  } finally {
    await stripe.stop();
  }
  expect(await menu(makeTestProvider(base.db))).not.toContain("/account/cards");
});
