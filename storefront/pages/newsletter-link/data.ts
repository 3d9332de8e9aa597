import { watcherIn } from "#commerce/customers/newsletter/keys.ts";
import { findSubscription } from "#commerce/customers/newsletter/reads.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { LinkProps } from "./props.ts";

/** What a link in a letter leads to. It asks first: mail programs open links by themselves. */
export const load: LoadPrivate<LinkProps> = async (context) => {
  const key = context.query.get("key") ?? "";
  const { db, config } = context.services;
  const isWatch = context.params.act === "leave" && watcherIn(key, config.SECRET) !== null;
  const found = isWatch || (await findSubscription(db, key));
  return answer(context, key, found ? "asked" : "stale");
};

export async function answer(
  context: PrivateContext,
  key: string,
  state: LinkProps["state"],
): Promise<PageAnswer<LinkProps>> {
  const act = context.params.act === "leave" ? "leave" : "confirm";
  const texts = await textsFor(context);
  const meta = plainMeta(texts[`newsletter.${act}.title`], context.brand);
  return page({ csrf: context.visitor.csrfToken, act, token: key, state }, meta, state === "stale" ? 410 : 200);
}
