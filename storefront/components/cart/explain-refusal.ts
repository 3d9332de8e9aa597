import type { CartProblemCode } from "#commerce/sales/cart/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { formatText } from "#commerce/shared/texts/rules.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import { loadDisplayTexts } from "#storefront/i18n/load-in-browser.ts";
import type { ApiProblem } from "#storefront/runtime/api.ts";
import { messageFor } from "./cart-messages.ts";

const explained: readonly (string | undefined)[] = [
  "variant-not-found",
  "not-sold-here",
  "not-purchasable",
  "bad-quantity",
  "not-enough-stock",
  "too-many-lines",
  "bad-recipient",
] satisfies CartProblemCode[];

/**
 * Returns the index of the submitted line that a problem is about. Its fields are named like "line_items.1.quantity".
 */
const lineOf = ({ errors = {} }: ApiProblem): number =>
  Number(/^line_items\.(\d+)\./.exec(Object.keys(errors)[0] ?? "")?.[1] ?? 0);

/**
 * Returns the message for a refusal by the cart's API, or null when the problem has no message of its own. `texts` are
 * the page's texts, edited ones first.
 */
export async function explainRefusal(
  problem: ApiProblem,
  names: readonly string[],
  language: Language,
  texts: Partial<Texts>,
): Promise<string | null> {
  if (!explained.includes(problem.code)) return null;
  const all = await loadDisplayTexts(language);
  const { code, available } = problem as ApiProblem & { code: CartProblemCode };
  const about = available === undefined ? { code, message: "" } : { code, detail: { available } };
  const { key, values } = messageFor(about, names[lineOf(problem)] ?? "");
  return formatText({ ...all, ...texts }[key], language, values);
}
