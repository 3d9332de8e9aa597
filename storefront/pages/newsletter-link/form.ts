import { confirmSignup, leave } from "#commerce/customers/newsletter/actions.ts";
import type { Post } from "#storefront/app/page.ts";
import { answer, type LinkProps } from "./data.ts";

export const post: Post<LinkProps> = async (context, form) => {
  const key = form.get("key") ?? context.query.get("key") ?? "";
  const { db, config } = context.services;
  const isDone = await (context.params.act === "leave" ? leave(db, key, config.SECRET) : confirmSignup(db, key));
  return answer(context, key, isDone ? "done" : "stale");
};
