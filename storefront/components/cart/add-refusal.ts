import { useShop, useText } from "#storefront/app/shop.tsx";
import type { ApiProblem } from "#storefront/runtime/api.ts";

/**
 * Explains in the page's language why the API refused to add lines to the cart. `names` are the names of the lines
 * sent. The explanations are loaded on demand, because landing pages are sent without the cart's texts.
 */
export function useRefusal(): (problem: ApiProblem, names: readonly string[]) => Promise<string> {
  const { locale, texts } = useShop();
  const t = useText();
  return async (problem, names) => {
    const explained = await import("./explain-refusal.ts")
      .then(({ explainRefusal }) => explainRefusal(problem, names, locale.language, texts))
      .catch(() => null);
    return explained ?? t("catalogue.add-failed");
  };
}
