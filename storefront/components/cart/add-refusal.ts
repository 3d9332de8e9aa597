import { useShop, useText } from "#storefront/app/shop.tsx";
import type { ApiProblem } from "#storefront/runtime/api.ts";

/**
 * Says in the page's language why the API did not add to the cart; `names` are those of the lines that were sent. What
 * explains it is fetched when it is needed, because pages where visits begin come without the cart's words.
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
