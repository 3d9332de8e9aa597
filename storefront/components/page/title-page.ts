import { loadBrand, type SceneName } from "#storefront/app/brand-settings.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type PageAnswer, type PageContext, type PrivateContext, page } from "#storefront/app/page.ts";
import type { TextKey, Texts } from "#storefront/i18n/areas.ts";
import { plainMeta } from "./plain-meta.ts";

/** Keys of texts without plural forms. */
type PlainKey = { [Key in TextKey]: Texts[Key] extends string ? Key : never }[TextKey];

type Head = {
  /** A text key, or literal text as `{ words }`. */
  title: PlainKey | { words: string };
  /** The key of the page's description. */
  description?: PlainKey;
  /** The canonical path. Without it the page is not indexed. */
  canonicalPath?: string;
};

/** A page whose head contains only title, description and address. */
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

/** The same for a page with a form. Its props include the CSRF token that the form posts. */
export const formPage = <Props extends object>(context: PrivateContext, props: Props, head: Head, status = 200) =>
  titlePage(context, { csrf: context.visitor.csrfToken, ...props }, head, status);

/** A form page with a picture at its side. The media id of the scene comes from the brand settings; "" means none. */
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
