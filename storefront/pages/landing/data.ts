import { type Load, notFound, page } from "#storefront/app/page.ts";
import {
  type ContentProps,
  contentMeta,
  contentProps,
  entryAtPath,
} from "#storefront/components/articles/content-page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { isRecord, textOf } from "#storefront/components/content/values.ts";

/**
 * `tone`: the tone of the picture at its lower left, where the text stands in wide windows. Without it the text stands
 * below the picture.
 */
export type LandingProps = ContentProps & { tone?: "light" | "dark"; link?: { label: string; path: string } };

type LandingContent = PageContent & { tone?: unknown; link?: unknown };

/** A campaign page (specification 2.3), with the one link that its entry names. */
export const load: Load<LandingProps> = async (context) => {
  const entry = await entryAtPath<LandingContent>(context, ["landing_page"]);
  if (!entry) return notFound();
  const { tone, link } = entry.data;
  const { label, path } = isRecord(link) ? link : {};
  const isLink = textOf(label) !== "" && textOf(path).startsWith("/");
  const props: LandingProps = {
    ...(await contentProps(context, entry)),
    ...((tone === "light" || tone === "dark") && { tone }),
    ...(isLink && { link: { label: textOf(label), path: textOf(path) } }),
  };
  return page(props, contentMeta(entry, context));
};
