import type { Locale } from "#commerce/shared/regions/schema.ts";
import { sharedPictureUrl } from "#storefront/app/media.ts";
import type { Meta } from "#storefront/app/page.ts";
import { cardSizes, cardWidths, pictureSet } from "#storefront/components/media/picture-set.ts";
import { breadcrumbList } from "#storefront/components/page/breadcrumb-list.ts";
import { cardPath, firstColour, pictureOf } from "#storefront/components/product/card-data.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import type { CategoryPage } from "./category-view.ts";

type MetaContext = {
  locale: Locale;
  origin: string;
  brand: string;
  description: string;
  /** An empty string means the category's own title. */
  seoTitle: string;
  mediaBase: string;
  canonical: Pick<Meta, "canonicalPath" | "alternateRegions">;
};

export function categoryMeta(view: CategoryPage, around: MetaContext): Meta {
  const { locale, origin, brand, description, seoTitle, mediaBase, canonical } = around;
  const { title, path, paging, cards, crumbs, hero } = view;
  const absolute = (to: string) => origin + localePath(locale, to);
  const [first] = cards;
  const image = first && pictureOf(first, firstColour(first));
  // Boards and boots both have a category for kids, so the title includes the category above.
  const above = crumbs.filter((crumb) => crumb.path.startsWith("/c/")).at(-1)?.title;
  const name = seoTitle || (above && above !== title ? `${title} – ${above}` : title);
  return {
    title: `${paging.page > 1 ? `${name} (${paging.page})` : name} | ${brand}`,
    description,
    ...canonical,
    image: hero ? sharedPictureUrl(mediaBase, hero, "scene") : image && sharedPictureUrl(mediaBase, image, "goods"),
    preloadImage: image
      ? { ...pictureSet(mediaBase, { id: image, widths: cardWidths, quality: 90 }), sizes: cardSizes }
      : undefined,
    jsonLd: [
      // A breadcrumb list needs at least two entries.
      breadcrumbList(
        [...(crumbs.length > 0 ? crumbs : [{ title: brand, path: "/" }]), { title, path }],
        origin,
        locale,
      ),
      {
        "@context": "https://schema.org",
        "@type": "ItemList",
        itemListElement: cards.map((card, index) => ({
          "@type": "ListItem",
          position: index + 1,
          url: absolute(cardPath({ uid: card.uid }, "")),
          name: card.name,
        })),
      },
    ],
  };
}
