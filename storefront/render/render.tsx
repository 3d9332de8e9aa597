import { patternOf } from "#commerce/shared/money/rules.ts";
import { allLocales } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import { withoutMarkup } from "#storefront/app/markup-props.ts";
import type { PagePayload } from "#storefront/app/payload.ts";
import type { Shop } from "#storefront/app/shop.tsx";
import type { Texts } from "#storefront/i18n/areas.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { App } from "#storefront/layout/app.tsx";
import type { LayoutData } from "#storefront/layout/layout-data.ts";
import { type Preview, previewBar } from "#storefront/layout/preview-bar.ts";
import { CachedMarkup, draw } from "#storefront/render/cache/markup-cache.tsx";
import { type Assets, type RenderedDocument, renderDocument } from "#storefront/render/document/document.ts";
import { components } from "#storefront/render/pages.ts";

export type RenderInput = {
  payload: PagePayload;
  layoutData: LayoutData;
  locale: Locale;
  brand: string;
  mediaBase: string;
  origin: string;
  build: string;
  assets: Assets;
  csrfToken?: string;
  /** Set while drafts are shown. */
  preview?: Preview;
};

const textsByLanguage = new Map<Language, Texts>();

/** Returns the texts of a language, loaded once per process. */
async function textsOf(language: Language): Promise<Texts> {
  const known = textsByLanguage.get(language);
  if (known) return known;
  const texts = await loadTexts("display", language);
  textsByLanguage.set(language, texts);
  return texts;
}

type AppInput = Omit<RenderInput, "assets" | "origin">;

/** Renders the page with React alone, without cached components. Used to compare with the cached result. */
export const renderWhole = async (input: AppInput): Promise<string> => renderTree(input, await shopOf(input));

/**
 * Renders the content of <div id="app">. It uses renderToString, because pages are short and cached whole, and it is
 * faster than streaming.
 */
async function renderApp(input: AppInput): Promise<string> {
  const shop = await shopOf(input);
  const markup = new CachedMarkup(shop, input.layoutData.words);
  return markup.fill(renderTree(input, { ...shop, parts: markup }));
}

async function shopOf({ layoutData, locale, brand, mediaBase }: AppInput): Promise<Shop> {
  return { locale, brand, mediaBase, texts: { ...(await textsOf(locale.language)), ...layoutData.words } };
}

function renderTree({ payload, layoutData }: AppInput, shop: Shop): string {
  const Page = components.get(payload.page);
  if (!Page) throw new Error(`storefront/pages/${payload.page}/page.tsx is missing`);
  return draw(<App shop={shop} layoutData={layoutData} payload={payload} Page={Page} />);
}

/** Renders a page's whole HTML document. */
export async function renderPage(input: RenderInput): Promise<RenderedDocument> {
  const { payload, layoutData, locale, brand, mediaBase, build } = input;
  const app = await renderApp(input);
  const money = locale.currency ? patternOf(locale.currency, locale.intl) : undefined;
  const data = {
    ...payload,
    props: withoutMarkup(payload.props, app),
    layoutData,
    locale,
    brand,
    mediaBase,
    build,
    money,
  };
  const bar = input.preview && previewBar(await textsOf(locale.language), input.preview);
  return renderDocument({ ...input, app, bar, data, meta: payload.meta, alternates: allLocales() });
}
