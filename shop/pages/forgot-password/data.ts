import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import type { ForgotProps } from "./props.ts";

export const load: LoadPrivate<ForgotProps> = (context) =>
  answer(context, { email: context.visitor.customer?.email ?? "", asked: false, problem: null, error: null });

export async function answer(
  { locale, visitor }: PrivateContext,
  shown: Omit<ForgotProps, "csrf">,
  status = 200,
): Promise<PageAnswer<ForgotProps>> {
  const texts = await loadTexts(locale.language);
  return page({ csrf: visitor.csrfToken, ...shown }, plainMeta(texts["forgot.title"], brand), [], status);
}
