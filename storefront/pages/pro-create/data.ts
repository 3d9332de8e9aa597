import { findForCreation } from "#commerce/customers/pro-applications/review.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { LoadPrivate, PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";
import { proScene } from "#storefront/components/pro-applications/pro-scene.ts";
import type { AreaTexts, Message } from "#storefront/i18n/areas.ts";

export type CreateProProps = {
  scene: string;
  words: AreaTexts<"pro-applications">;
  strength: AreaTexts<"password">;
  csrf: string;
  /** The application that the link refers to; null when the link is no longer valid. */
  link: { id: number; key: string; email: string } | null;
  /** Whether the page was opened without a link. */
  isDirect: boolean;
  /** Whether an account with that address already exists. */
  isTaken: boolean;
  error: Message | null;
};

export const load: LoadPrivate<CreateProProps> = (context) => answer(context, context.query);

/** Opened by the link in the approval e-mail: ?id=…&key=…. */
export async function answer(
  context: PrivateContext,
  link: URLSearchParams,
  refused: Partial<Pick<CreateProProps, "error" | "isTaken">> = {},
  status = 200,
) {
  const [id, key] = [Number(link.get("id")), link.get("key") ?? ""];
  const [scene, strength, words, found] = await Promise.all([
    proScene(context, "pro_create"),
    loadAreaTexts("password", context),
    loadAreaTexts("pro-applications", context),
    findForCreation(context.services, id, key),
  ]);
  const opened = found && { id, key, email: found.email };
  const props = {
    scene,
    words,
    strength,
    link: opened,
    isDirect: !link.has("key"),
    isTaken: false,
    error: null,
    ...refused,
  };
  return formPage(context, props, { title: "pro.create.title", canonicalPath: "/pro/create" }, status);
}
