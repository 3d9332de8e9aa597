import type { Locale } from "#commerce/regions/schema.ts";
import { mediaUrl } from "#shop/frame/media.ts";
import type { Meta } from "#shop/frame/page.ts";
import { localePath } from "#shop/frame/shop.tsx";
import { breadcrumbList } from "#shop/parts/breadcrumb-list.ts";
import { cardPath, firstColour, pictureOf } from "#shop/parts/card-data.ts";
import { cardSizes, cardWidths, pictureSet } from "#shop/parts/picture-set.ts";
import type { CategoryPage } from "./category-view.ts";

type Around = {
  locale: Locale;
  origin: string;
  brand: string;
  description: string;
  mediaBase: string;
  canonical: Pick<Meta, "canonicalPath" | "alternateRegions">;
};

export function categoryMeta(view: CategoryPage, around: Around): Meta {
  const { locale, origin, brand, description, mediaBase, canonical } = around;
  const { title, path, paging, cards, crumbs } = view;
  const absolute = (to: string) => origin + localePath(locale, to);
  const [first] = cards;
  const image = first && pictureOf(first, firstColour(first));
  // There are boards and boots for kids: the category above says which.
  const above = crumbs.filter((crumb) => crumb.path.startsWith("/c/")).at(-1)?.title;
  const name = above && above !== title ? `${title} – ${above}` : title;
  return {
    title: `${paging.page > 1 ? `${name} (${paging.page})` : name} | ${brand}`,
    description,
    ...canonical,
    image: image && mediaUrl(mediaBase, image, { w: 1200, fmt: "jpg" }),
    preloadImage: image
      ? { ...pictureSet(mediaBase, { id: image, widths: cardWidths, quality: 90 }), sizes: cardSizes }
      : undefined,
    jsonLd: [
      // A way has two places at least.
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
          url: absolute(cardPath(card, "")),
          name: card.name,
        })),
      },
    ],
  };
}
