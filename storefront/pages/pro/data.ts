import type { Load } from "#storefront/app/page.ts";
import { type ContentProps, contentPage } from "#storefront/components/content/content-page.ts";

export const load: Load<ContentProps> = (context) =>
  contentPage(context, ["pro"], (texts) => ({ title: texts["pro.signup.title"], intro: texts["pro.signup.text"] }));
