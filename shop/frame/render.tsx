import { renderToString } from "react-dom/server";
import { allLocales } from "#commerce/regions/rules.ts";
import type { Language, Locale } from "#commerce/regions/schema.ts";
import { App, type PagePayload } from "#shop/frame/app.tsx";
import { type Assets, renderDocument } from "#shop/frame/document.ts";
import { components } from "#shop/frame/pages.ts";
import { loadTexts, type Texts } from "#shop/frame/texts.ts";
import type { FrameData } from "#shop/layout/frame-data.ts";

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
};

const alternates = allLocales();
const textsByLanguage = new Map<Language, Texts>();

/** The texts of a language, loaded once per process. */
async function textsOf(language: Language): Promise<Texts> {
  const known = textsByLanguage.get(language);
  if (known) return known;
  const texts = await loadTexts(language);
  textsByLanguage.set(language, texts);
  return texts;
}

/** What stands inside <div id="app">. renderToString: pages are short and cached whole, and it is faster than a stream. */
export async function renderApp(input: Omit<RenderInput, "assets" | "origin">): Promise<string> {
  const { payload, frame, locale, brand, mediaBase } = input;
  const Page = components.get(payload.page);
  if (!Page) throw new Error(`shop/pages/${payload.page}/page.tsx is missing`);
  const shop = { locale, brand, mediaBase, texts: await textsOf(locale.language) };
  return renderToString(<App shop={shop} frame={frame} payload={payload} Page={Page} />);
}

/** A page's whole HTML document. */
export async function renderPage(input: RenderInput): Promise<string> {
  const { payload, frame, locale, brand, mediaBase, build } = input;
  const app = await renderApp(input);
  const data = { ...payload, frame, locale, brand, mediaBase, build };
  return renderDocument({ ...input, app, data, meta: payload.meta, alternates });
}
