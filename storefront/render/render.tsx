import { patternOf } from "#commerce/shared/money/rules.ts";
import { allLocales } from "#commerce/shared/regions/rules.ts";
import type { Language, Locale } from "#commerce/shared/regions/schema.ts";
import { App, type PagePayload } from "#storefront/app/app.tsx";
import type { Shop } from "#storefront/app/shop.tsx";
import type { Texts } from "#storefront/i18n/areas.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import type { FrameData } from "#storefront/layout/layout-data.ts";
import { previewBar } from "#storefront/layout/preview-bar.ts";
import { type Assets, type Rendered, renderDocument } from "#storefront/render/document.ts";
import { draw, PageParts } from "#storefront/render/page-parts.tsx";
import { components } from "#storefront/render/pages.ts";

export type RenderInput = {
  payload: PagePayload;
  frame: FrameData;
  locale: Locale;
  brand: string;
  mediaBase: string;
  origin: string;
  build: string;
  assets: Assets;
  csrfToken?: string;
  /** Set while drafts are shown. */
  preview?: { endPath: string };
};

const alternates = allLocales();
const textsByLanguage = new Map<Language, Texts>();

/** The texts of a language, loaded once per process. */
async function textsOf(language: Language): Promise<Texts> {
  const known = textsByLanguage.get(language);
  if (known) return known;
  const texts = await loadTexts("display", language);
  textsByLanguage.set(language, texts);
  return texts;
}

type AppInput = Omit<RenderInput, "assets" | "origin">;

/** The page's whole tree by React alone: what its parts are compared with. */
export const renderWhole = async (input: AppInput): Promise<string> => renderTree(input, await shopOf(input));

/**
 * What stands inside <div id="app">. renderToString: pages are short and cached whole, and it is faster than a stream.
 * Parts that many pages share are drawn once (kept.tsx).
 */
async function renderApp(input: AppInput): Promise<(string | Buffer)[]> {
  const shop = await shopOf(input);
  const parts = new PageParts(shop, input.frame.words);
  return parts.fill(renderTree(input, { ...shop, parts }));
}

async function shopOf({ frame, locale, brand, mediaBase }: AppInput): Promise<Shop> {
  return { locale, brand, mediaBase, texts: withWords(await textsOf(locale.language), frame) };
}

const worded = new WeakMap<FrameData, Texts>();

/** The texts as content has them; the frame is the same object for every page of a locale. */
function withWords(texts: Texts, frame: FrameData): Texts {
  const known = worded.get(frame);
  if (known) return known;
  const own = { ...texts, ...frame.words };
  worded.set(frame, own);
  return own;
}

function renderTree({ payload, frame }: AppInput, shop: Shop): string {
  const Page = components.get(payload.page);
  if (!Page) throw new Error(`storefront/pages/${payload.page}/page.tsx is missing`);
  return draw(<App shop={shop} frame={frame} payload={payload} Page={Page} />);
}

/** A page's whole HTML document. */
export async function renderPage(input: RenderInput): Promise<Rendered> {
  const { payload, frame, locale, brand, mediaBase, build } = input;
  const app = await renderApp(input);
  const money = locale.currency ? patternOf(locale.currency, locale.intl) : undefined;
  const data = { ...payload, frame, locale, brand, mediaBase, build, money };
  const bar = input.preview && previewBar(await textsOf(locale.language), input.preview.endPath);
  return renderDocument({ ...input, app, bar, data, meta: payload.meta, alternates });
}
