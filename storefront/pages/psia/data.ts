import type { Load } from "#storefront/app/page.ts";
import { type ProProps, proPage } from "#storefront/pages/pro/data.ts";

/** The page for instructors, who are professionals with a card of their association. */
export const load: Load<ProProps> = (context) => proPage(context, (texts) => ({ title: texts["frame.instructors"] }));
