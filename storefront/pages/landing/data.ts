import { type Load, notFound, page } from "#storefront/app/page.ts";
import { isRecord, textOf } from "#storefront/components/blocks/values.ts";
import {
  type ContentProps,
  contentMeta,
  contentProps,
  entryAtPath,
} from "#storefront/components/content/content-page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";

/** `tone`: what the picture is at its lower left, where words may stand in wide windows; without it they stand below. */
export type LandingProps = ContentProps & { tone?: "light" | "dark"; link?: { label: string; path: string } };

type LandingContent = PageContent & { tone?: unknown; link?: unknown };

/** A campaign (specification 2.3), with the one way on that its entry names. */
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
