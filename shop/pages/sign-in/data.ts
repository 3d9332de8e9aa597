import { textsFor } from "#shop/frame/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page, redirect } from "#shop/frame/page.ts";
import { localePath } from "#shop/frame/shop.tsx";
import { loadPasskeyTexts } from "#shop/parts/passkeys/texts.ts";
import { pathToGoOn } from "#shop/parts/path-to-go-on.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import type { SignInProps } from "./props.ts";

export const load: LoadPrivate<SignInProps> = async (context) => {
  const to = pathToGoOn(context.query.get("to"));
  if (context.visitor.customer) return redirect(localePath(context.locale, to));
  const { query } = context;
  const said = { isReset: query.get("done") === "reset", isEnded: query.get("ended") === "1" };
  return answer(context, { to, email: "", ...said, problem: null, errors: {} });
};

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Omit<SignInProps, "csrf" | "passkeys">,
  status = 200,
): Promise<PageAnswer<SignInProps>> {
  const place = { services, locale };
  const [texts, passkeys] = await Promise.all([textsFor(place), loadPasskeyTexts(place)]);
  return page({ csrf: visitor.csrfToken, passkeys, ...shown }, plainMeta(texts["signin.title"], brand), [], status);
}
