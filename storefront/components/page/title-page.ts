import { loadBrand, type SceneName } from "#storefront/app/brand-settings.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type PageAnswer, type PageContext, type PrivateContext, page } from "#storefront/app/page.ts";
import type { TextKey, Texts } from "#storefront/i18n/areas.ts";
import { plainMeta } from "./plain-meta.ts";

/** Texts that have no plural forms. */
type PlainKey = { [Key in TextKey]: Texts[Key] extends string ? Key : never }[TextKey];

type Head = {
  /** A text of the shop, or the words themselves as `{ words }`. */
  title: PlainKey | { words: string };
  /** A text that describes the page. */
  description?: PlainKey;
  /** The address that the page is indexed with; without it the page is not. */
  canonicalPath?: string;
};

/** A page whose head says no more than its title, its description and its address. */
export async function titlePage<Props>(
  context: PageContext,
  props: Props,
  { title, description, canonicalPath }: Head,
  status = 200,
): Promise<PageAnswer<Props>> {
  const texts = await textsFor(context);
  const words = typeof title === "string" ? texts[title] : title.words;
  return page(props, plainMeta(words, context.brand, canonicalPath, description && texts[description]), status);
}

/** The same for a page with a form, whose props carry the token that the form posts. */
export const formPage = <Props extends object>(context: PrivateContext, props: Props, head: Head, status = 200) =>
  titlePage(context, { csrf: context.visitor.csrfToken, ...props }, head, status);

/** A form with a picture at its side: the media id of the scene that the brand has chosen for it, "" for none. */
export async function scenePage<Props extends object>(
  context: PrivateContext,
  scene: SceneName,
  props: Props,
  head: Head,
  status = 200,
) {
  const { scenes } = await loadBrand(context.services, context.locale);
  return formPage(context, { scene: scenes[scene], ...props }, head, status);
}
