import type { Load } from "#shop/frame/page.ts";
import { type ContentProps, contentPage } from "#shop/parts/content-page.ts";

export const load: Load<ContentProps> = (context) =>
  contentPage(context, ["pro"], (texts) => ({ title: texts["pro.signup.title"], intro: texts["pro.signup.text"] }));
