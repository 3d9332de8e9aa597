import { writeReview } from "#commerce/aftersales/reviews/actions.ts";
import { lengths } from "#commerce/aftersales/reviews/rules.ts";
import type { ReviewForm } from "#commerce/aftersales/reviews/schema.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { goTo } from "#storefront/app/go-to.ts";
import { notFound, type Post } from "#storefront/app/page.ts";
import { faultMessages, problemMessage } from "#storefront/components/reviews/faults.ts";
import { spokenProduct } from "#storefront/components/reviews/product.ts";
import { speakerOf, speakerSearch } from "#storefront/components/reviews/speaker.ts";
import { isImperialIn, toCentimetres, toKilograms, unitsOf } from "#storefront/components/rider/units.ts";
import { answer, type WriteProps } from "./data.ts";

const names = ["rating", "title", "text", "name", "fit", "weight", "height"] as const;

/**
 * Converts pounds and inches to kilograms and centimetres. Text that is not a number is kept, to be reported as an
 * error.
 */
function inMetric({ weight, height }: ReviewForm, { country }: Pick<Locale, "country">) {
  const units = unitsOf(isImperialIn(country));
  const number = (text: string) => text.trim().replace(",", ".");
  const turned = (text: string, turn: (value: number) => number) =>
    Number(number(text)) > 0 ? String(Math.round(turn(Number(number(text))))) : number(text);
  return {
    weight: turned(weight, (value) => toKilograms(value, units)),
    height: turned(height, (value) => toCentimetres(value, units)),
  };
}

/** Stores a review. Browsers do not send a file again, so after an error the photos have to be chosen again. */
export const post: Post<WriteProps> = async (context, form, files) => {
  const { services, locale, params, query } = context;
  const product = await spokenProduct(context, params.uid ?? "");
  if (!product) return notFound();
  const speaker = speakerOf(context);
  if (!speaker) return answer(context, product, { state: "signin" }, 403);
  const typed = Object.fromEntries(
    names.map((name) => [name, (form.get(name) ?? "").toWellFormed().slice(0, 10_000)]),
  ) as ReviewForm;
  // Browsers send an empty file field as a file without bytes.
  const photos = [...(files ?? [])].filter(([name, bytes]) => name.startsWith("photos") && bytes.length > 0);
  const made = await writeReview(services, {
    productId: product.id,
    speaker,
    form: { ...typed, ...inMetric(typed, locale) },
    language: locale.language,
    photos: photos.map(([, bytes]) => bytes),
  });
  const search = speakerSearch({ query });
  if (made.ok) return goTo(context, `/p/${product.uid}/review${search}${search ? "&" : "?"}done=1`);
  const { problem } = made;
  if (problem.code !== "invalid") return answer(context, product, { state: problem.code as WriteProps["state"] }, 403);
  const errors = faultMessages(problem, lengths.text, lengths.shortestText);
  return answer(context, product, { typed, errors, problem: problemMessage(problem) }, 422);
};
