import type { Load } from "#storefront/app/page.ts";
import { type ContentProps, contentPage } from "#storefront/components/content/content-page.ts";

export const load: Load<ContentProps> = (context) =>
  contentPage(context, ["page"], (texts) => ({ title: texts["frame.instructors"] }));
