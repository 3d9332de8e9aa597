import { mayReview } from "#commerce/aftersales/reviews/actions.ts";
import { asksForFit } from "#commerce/aftersales/reviews/rules.ts";
import type { ReviewForm } from "#commerce/aftersales/reviews/schema.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import type { ReviewMessage, ReviewMessages } from "#storefront/components/reviews/faults.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import { speakerOf, speakerSearch } from "#storefront/components/reviews/speaker.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type WriteProps = {
  words: AreaTexts<"reviews">;
  csrf: string;
  product: Pick<ProductWords, "uid" | "name" | "image" | "kind">;
  /** The path that the form posts to, without the locale prefix. */
  action: string;
  /** form: the review form; done: the review was received; the others: why no review is possible. */
  state: "form" | "done" | "signin" | "not-bought" | "not-delivered" | "reviewed-already";
  asksForFit: boolean;
  /**
   * Whether the product has options other than colour, such as sizes, so that the reviewer's weight and height are
   * useful.
   */
  asksForMeasures: boolean;
  typed: ReviewForm;
  errors: ReviewMessages;
  problem: ReviewMessage | null;
};

export const load: LoadPrivate<WriteProps> = async (context) => {
  const product = await spokenProduct(context, context.params.uid ?? "");
  if (!product) return notFound();
  if (context.query.get("done") === "1") return answer(context, product, { state: "done" });
  const speaker = speakerOf(context);
  if (!speaker) return answer(context, product, { state: "signin" });
  const allowed = await mayReview(context.services, product.id, speaker);
  if (allowed.ok) return answer(context, product, { typed: { ...blank, name: allowed.value.firstName } });
  return answer(context, product, { state: allowed.problem.code as WriteProps["state"] });
};

const blank = { rating: "", title: "", text: "", name: "", fit: "", weight: "", height: "" };

type Outcome = Partial<Pick<WriteProps, "state" | "typed" | "errors" | "problem">>;

export async function answer(
  context: PrivateContext,
  product: ProductWords,
  outcome: Outcome,
  status = 200,
): Promise<PageAnswer<WriteProps>> {
  const words = await loadAreaTexts("reviews", context);
  const { uid, name, image, kind, optionKinds } = product;
  const options = optionKinds.map((one) => ({ kind: one }));
  const props = {
    words,
    product: { uid, name, image, kind },
    action: `/p/${uid}/review${speakerSearch(context)}`,
    asksForFit: asksForFit(kind, options),
    asksForMeasures: optionKinds.some((one) => one !== "swatch"),
    state: "form" as const,
    typed: blank,
    errors: {},
    problem: null,
    ...outcome,
  };
  return formPage(context, props, { title: { words: fill(words["write.title"], { product: name }) } }, status);
}
