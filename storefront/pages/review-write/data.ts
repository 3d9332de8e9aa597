import { mayReview } from "#commerce/aftersales/reviews/actions.ts";
import { asksForFit } from "#commerce/aftersales/reviews/rules.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, notFound, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { type ProductWords, spokenProduct } from "#storefront/components/reviews/product.ts";
import { speakerOf, speakerSearch } from "#storefront/components/reviews/speaker.ts";
import type { WriteProps } from "./props.ts";

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

const blank = { rating: "", title: "", text: "", name: "", fit: "" };

type Shown = Partial<Pick<WriteProps, "state" | "typed" | "errors" | "problem">>;

export async function answer(
  context: PrivateContext,
  product: ProductWords,
  shown: Shown,
  status = 200,
): Promise<PageAnswer<WriteProps>> {
  const { visitor, brand, query } = context;
  const words = await loadAreaTexts("reviews", context);
  const { uid, name, kind, optionKinds } = product;
  const props: WriteProps = {
    ...{
      words,
      csrf: visitor.csrfToken,
      product: { uid, name },
      action: `/p/${uid}/review${speakerSearch({ query })}`,
    },
    asksForFit: asksForFit(
      kind,
      optionKinds.map((one) => ({ kind: one })),
    ),
    ...{ state: "form", typed: blank, errors: {}, problem: null, ...shown },
  };
  return page(props, plainMeta(fill(words["write.title"], { product: name }), brand), status);
}
