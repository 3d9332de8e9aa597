import { watcherIn } from "#commerce/customers/newsletter/keys.ts";
import { findSubscription } from "#commerce/customers/newsletter/reads.ts";
import type { LoadPrivate, PageAnswer, PrivateContext } from "#storefront/app/page.ts";
import { formPage } from "#storefront/components/page/title-page.ts";

export type LinkProps = { csrf: string; act: "confirm" | "leave"; token: string; state: "asked" | "done" | "stale" };

/**
 * The page that a link in an e-mail opens. It asks for confirmation, because mail programs open links by themselves.
 */
export const load: LoadPrivate<LinkProps> = async (context) => {
  const key = context.query.get("key") ?? "";
  const { db, config } = context.services;
  const isWatch = context.params.act === "leave" && watcherIn(key, config.SECRET) !== null;
  const found = isWatch || (await findSubscription(db, key));
  return answer(context, key, found ? "asked" : "stale");
};

export function answer(
  context: PrivateContext,
  token: string,
  state: LinkProps["state"],
): Promise<PageAnswer<LinkProps>> {
  const act = context.params.act === "leave" ? "leave" : "confirm";
  const title = `newsletter.${act}.title` as const;
  return formPage(context, { act, token, state } as const, { title }, state === "stale" ? 410 : 200);
}
