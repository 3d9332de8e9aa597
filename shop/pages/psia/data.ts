import type { Load } from "#shop/frame/page.ts";
import { type ContentProps, contentPage } from "#shop/parts/content-page.ts";

export const load: Load<ContentProps> = (context) =>
  contentPage(context, ["page"], (texts) => ({ title: texts["frame.instructors"] }));
