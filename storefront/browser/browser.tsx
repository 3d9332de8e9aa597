import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { registerMoneyPattern } from "#commerce/shared/money/rules.ts";
import { withMarkup } from "#storefront/app/markup-props.ts";
import { watchBuild } from "#storefront/browser/build-check.ts";
import { renderWhenIdle } from "#storefront/browser/idle-rendering.ts";
import { Navigator } from "#storefront/browser/navigator.tsx";
import { loadPage } from "#storefront/browser/page-files.ts";
import { loadPageTexts } from "#storefront/i18n/load-in-browser.ts";
import type { FirstPage } from "#storefront/layout/app.tsx";
import { trackView } from "#storefront/runtime/data-layer.ts";
import { loadSession } from "#storefront/runtime/session.tsx";
import "#ui/tokens.css";
import "#ui/base.css";

/** Milliseconds after which the page is certainly hydrated. */
const afterAll = 1500;

/** The browser's entry point: hydrates the page rendered by the server (specification 2.6). */
async function start(): Promise<void> {
  const root = document.getElementById("app");
  const text = document.getElementById("firn-data")?.textContent;
  if (!root || !text) return;
  const first = JSON.parse(text) as FirstPage;
  first.props = withMarkup(first.props, root);
  const { locale } = first;
  const [texts, Page] = await Promise.all([loadPageTexts(first.page, locale.language), loadPage(first.page)]);
  const shop = {
    locale,
    brand: first.brand,
    mediaBase: first.mediaBase,
    texts: { ...texts, ...first.layoutData.words },
  };
  if (first.money && locale.currency) registerMoneyPattern(locale.currency, locale.intl, first.money);
  trackView(first.name ?? first.page, location);
  // In a transition React hydrates in small steps and yields often. A part that the visitor interacts with is hydrated
  // first.
  startTransition(() => {
    hydrateRoot(root, <Navigator shop={shop} first={first} FirstPage={Page} />, {
      onUncaughtError: (error) => console.error(error),
    });
  });
  const { consent } = first.layoutData;
  if (consent) {
    // The consent code is loaded after the page. If the visitor asks for the dialog before that, it opens once the code
    // has loaded.
    let isAwaited = false;
    addEventListener("ask-consent", () => (isAwaited = true), { once: true });
    void import("#storefront/layout/consent/start.tsx").then(({ startConsent }) =>
      startConsent(shop, consent.tagManager, isAwaited),
    );
  }
  setTimeout(renderWhenIdle, afterAll);
  void loadSession();
  watchBuild(first.build);
}

void start();
