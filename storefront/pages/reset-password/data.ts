import { isResetLink } from "#commerce/customers/accounts/recovery.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { scenePage } from "#storefront/components/page/title-page.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type ResetProps = {
  scene: string;
  strength: AreaTexts<"password">;
  csrf: string;
  /** The link's token; null when it is not valid, or no longer valid. */
  token: string | null;
  error: Message | null;
};

export const load: LoadPrivate<ResetProps> = async (context) => {
  const token = context.query.get("token") ?? "";
  const isGood = await isResetLink(context.services, token);
  return answer(context, { token: isGood ? token : null, error: null });
};

export async function answer(context: PrivateContext, form: Pick<ResetProps, "token" | "error">, status = 200) {
  const strength = await loadAreaTexts("password", context);
  return scenePage(context, "password", { strength, ...form }, { title: "reset.title" }, status);
}
