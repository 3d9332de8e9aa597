import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { PageComponent } from "#storefront/app/page-component.ts";
import type { PagePayload } from "#storefront/app/payload.ts";
import type { Shop } from "#storefront/app/shop.tsx";
import { buildIsOutdated } from "#storefront/browser/build-check.ts";
import { carryBack, productLeft } from "#storefront/browser/carry-back.ts";
import { ErrorBoundary } from "#storefront/browser/error-boundary.tsx";
import { updateHead } from "#storefront/browser/head.ts";
import { renderWhenIdle } from "#storefront/browser/idle-rendering.ts";
import { interceptLinks, prefetchVisible } from "#storefront/browser/links.ts";
import { loadPage } from "#storefront/browser/page-files.ts";
import { keepScroll, restoreScroll, saveScroll, scrollToTarget } from "#storefront/browser/scroll.ts";
import { loadPageTexts } from "#storefront/i18n/load-in-browser.ts";
import { App, type FirstPage } from "#storefront/layout/app.tsx";
import { trackView } from "#storefront/runtime/data-layer.ts";
import { getPayload } from "#storefront/runtime/payloads.ts";

type View = { shop: Shop; payload: PagePayload; Page: PageComponent };
type Props = { shop: Shop; first: FirstPage; FirstPage: PageComponent };

/** Shows pages one after another within the document. Anything unusual becomes a full page load. */
export function Navigator({ shop: firstShop, first, FirstPage }: Props) {
  const { locale } = firstShop;
  const [view, setView] = useState<View>({ shop: firstShop, payload: first, Page: FirstPage });

  useEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    let latest = 0;
    let path = location.pathname;

    async function show(url: URL, arrive: () => void): Promise<void> {
      const turn = ++latest;
      const slow = setTimeout(() => wait(url), 300);
      try {
        const payload = await getPayload(url);
        if (turn !== latest) return;
        if ("redirect" in payload) return go(new URL(payload.redirect, location.origin), true);
        const [Page, texts] = await Promise.all([loadPage(payload.page), loadPageTexts(payload.page, locale.language)]);
        if (turn !== latest) return;
        const shop = { ...firstShop, texts: { ...texts, ...first.layoutData.words } };
        trackView(payload.name ?? payload.page, location);
        const left = arrive === restoreScroll && productLeft(path);
        path = url.pathname;
        animate(() => {
          flushSync(() => setView({ shop, payload, Page }));
          updateHead(payload.meta);
          requestAnimationFrame(() => requestAnimationFrame(arrive));
          renderWhenIdle();
          if (!left) return;
          // Scrolls first, because only then is it known which cards are in view.
          arrive();
          return carryBack(left);
        });
      } catch {
        location.assign(url);
      } finally {
        clearTimeout(slow);
      }
    }

    /** Shows that a page is loading on a slow connection. Lists are replaced by placeholders. */
    function wait({ pathname }: URL): void {
      const onItsWay = /\/(c|search)(\/|$)/.test(pathname) ? "list" : "page";
      setView((view) => ({ ...view, shop: { ...view.shop, onItsWay } }));
    }

    function go(url: URL, replace = false): void {
      const isElsewhere = url.origin !== location.origin || buildIsOutdated();
      if (isElsewhere) {
        location.assign(url);
        return;
      }
      saveScroll();
      history[replace ? "replaceState" : "pushState"]({ key: crypto.randomUUID() }, "", url);
      void show(url, () => scrollToTarget(url.hash));
    }

    const stops = [
      keepScroll(),
      interceptLinks(locale.code, (url) => go(url)),
      prefetchVisible(),
      onBack(() => void show(new URL(location.href), restoreScroll)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [firstShop, locale, first.layoutData.words]);

  const { shop, payload, Page } = view;
  return (
    <ErrorBoundary of={payload} fallback={<Broken texts={shop.texts} />} record={(error) => console.error(error)}>
      <App shop={shop} layoutData={first.layoutData} payload={payload} Page={Page} />
    </ErrorBoundary>
  );
}

/** The page shown after an unexpected error. It uses texts that every page has, so that it cannot fail itself. */
const Broken = ({ texts }: { texts: Shop["texts"] }) => (
  <main id="main" className="wrap section">
    <h1>{texts["broken.title"]}</h1>
    <p>
      <a href="/" data-reload="">
        {texts["broken.home"]}
      </a>
    </p>
  </main>
);

function onBack(react: () => void): () => void {
  let path = location.pathname + location.search;
  const handler = () => {
    const now = location.pathname + location.search;
    if (now === path && location.hash) return;
    path = now;
    react();
  };
  addEventListener("popstate", handler);
  return () => removeEventListener("popstate", handler);
}

/**
 * Runs a change in a view transition, where browsers support it and the visitor accepts motion. The function returned
 * by the change is called at the end.
 */
function animate(change: () => undefined | (() => void)): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let end: ReturnType<typeof change>;
  const start = () => {
    end = change();
  };
  const finish = () => end?.();
  if (isCalm || !("startViewTransition" in document)) {
    start();
    finish();
  } else void document.startViewTransition(start).finished.then(finish, finish);
}
