import { findForCreation } from "#commerce/customers/pro-applications/review.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { CreateProProps } from "./props.ts";

export const load: LoadPrivate<CreateProProps> = (context) => answer(context, context.query);

/** Opened by the link in the letter that says yes: ?id=…&key=…. */
export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  link: URLSearchParams,
  more: Partial<Pick<CreateProProps, "error" | "isTaken">> = {},
  status = 200,
): Promise<PageAnswer<CreateProProps>> {
  const [id, key] = [Number(link.get("id")), link.get("key") ?? ""];
  const [texts, strength, words, found] = await Promise.all([
    textsFor({ services, locale }),
    loadAreaTexts("password", { services, locale }),
    loadAreaTexts("pro-applications", { services, locale }),
    findForCreation(services, id, key),
  ]);
  const props: CreateProProps = {
    words,
    strength,
    csrf: visitor.csrfToken,
    link: found && { id, key, email: found.email },
    isTaken: false,
    error: null,
    ...more,
  };
  return page(props, plainMeta(texts["pro.create.title"], brand, "/pro/create"), status);
}
