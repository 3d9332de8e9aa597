import { isProRegion } from "#commerce/shared/regions/rules.ts";
import type { Load } from "#storefront/app/page.ts";
import { type ContentProps, contentPage } from "#storefront/components/content/content-page.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

export type ProProps = ContentProps & {
  /** Whether a professional reads it, who has nothing to ask for. */ isPro: boolean;
};

export const load: Load<ProProps> = async (context) => {
  const words = (texts: Texts) => ({ title: texts["pro.signup.title"], intro: texts["pro.signup.text"] });
  const answer = await contentPage(context, ["pro"], words);
  const isPro = context.region !== null && isProRegion(context.region);
  return answer.kind === "page" ? { ...answer, props: { ...answer.props, isPro } } : answer;
};
