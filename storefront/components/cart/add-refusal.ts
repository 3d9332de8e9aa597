import type { CartProblemCode } from "#commerce/sales/cart/schema.ts";
import { fill, useShop, useText } from "#storefront/app/shop.tsx";
import { loadTexts } from "#storefront/i18n/load.ts";
import type { ApiProblem } from "#storefront/runtime/api.ts";

const explained: readonly (string | undefined)[] = [
  "variant-not-found",
  "not-sold-here",
  "not-purchasable",
  "bad-quantity",
  "not-enough-stock",
  "too-many-lines",
] satisfies CartProblemCode[];

/** Which of the lines that were sent a problem is about: its fields are named "line_items.1.quantity". */
const lineOf = ({ errors = {} }: ApiProblem): number =>
  Number(/^line_items\.(\d+)\./.exec(Object.keys(errors)[0] ?? "")?.[1] ?? 0);

/**
 * Says in the page's language why the API did not add to the cart; `names` are those of the lines that were sent. The words
 * for it are fetched when they are needed, because pages where visits begin come without the cart's words.
 */
export function useRefusal(): (problem: ApiProblem, names: readonly string[]) => Promise<string> {
  const { locale, texts } = useShop();
  const t = useText();
  return async (problem, names) => {
    if (!explained.includes(problem.code)) return t("catalogue.add-failed");
    try {
      const [{ messageFor }, all] = await Promise.all([import("./cart-messages.ts"), loadTexts(locale.language)]);
      const { code, available } = problem as ApiProblem & { code: CartProblemCode };
      const about = available === undefined ? { code, message: "" } : { code, detail: { available } };
      const { key, values } = messageFor(about, names[lineOf(problem)] ?? "");
      return fill({ ...all, ...texts }[key], values);
    } catch {
      return t("catalogue.add-failed");
    }
  };
}
