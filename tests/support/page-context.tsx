import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { findCustomer } from "#commerce/customers/accounts/reads.ts";
import { endSession, hashSessionId, startCustomerSession } from "#commerce/customers/sign-in/sessions.ts";
import { readConfig } from "#commerce/settings/environment.ts";
import { localeOf } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import type { Db } from "#database/tables.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { inProcessClient } from "#services/content/in-process.ts";
import type { PageAnswer, PrivateContext } from "#storefront/app/page.ts";
import type { Services } from "#storefront/app/services.ts";
import { ShopProvider } from "#storefront/app/shop.tsx";
import { loadTexts } from "#storefront/i18n/load.ts";

type Options = { country?: string; language?: Language; customerId?: number; query?: string; jobs?: Services["jobs"] };

/** The context of a private page for a visitor from that country; with a customer, in a session of theirs. */
export async function privateContext(db: Db, options: Options = {}): Promise<PrivateContext> {
  const { country = "us", language = "en", customerId, query = "" } = options;
  const locale = localeOf(country, language) as Locale;
  const session = customerId === undefined ? null : await startCustomerSession(db, null, customerId);
  const customer = customerId === undefined ? null : await findCustomer(db, customerId);
  let sessionId = session?.sessionId ?? null;
  const start = () => {
    sessionId ??= "anonymous".padEnd(43, "0");
    return { sessionId, sessionHash: hashSessionId(sessionId) };
  };
  return {
    services: {
      db,
      jobs: options.jobs,
      config: readConfig({ SIGN_IN_TRIES: "3" }),
      content: inProcessClient(db),
      cache: new TaggedCache(),
    } as unknown as Services,
    locale,
    brand: "Firn",
    region: locale.shoppingRegion,
    params: {},
    query: new URLSearchParams(query),
    origin: "https://firn.example",
    path: "/",
    visitor: {
      get sessionId() {
        return sessionId;
      },
      customer,
      cartId: session?.cartId ?? null,
      start,
      async signIn(id) {
        sessionId = (await startCustomerSession(db, sessionId === null ? null : hashSessionId(sessionId), id))
          .sessionId;
      },
      async signOut() {
        if (sessionId) await endSession(db, hashSessionId(sessionId));
        sessionId = null;
      },
      unsavedForm: async () => null,
      csrfToken: "token",
      address: "203.0.113.7",
    },
  };
}

/** The page's markup in the context's language. */
export async function markupOf<Props extends object>(
  { locale }: PrivateContext,
  Page: ComponentType<Props>,
  answer: PageAnswer<Props>,
): Promise<string> {
  if (answer.kind !== "page") throw new Error(`That is no page: ${JSON.stringify(answer)}`);
  const shop = { locale, brand: "Firn", mediaBase: "", texts: await loadTexts("display", locale.language) };
  return renderToString(
    <ShopProvider shop={shop}>
      <Page {...answer.props} />
    </ShopProvider>,
  );
}
