import { isTold } from "#demo/artwork/story/story.ts";
import { categories } from "#demo/catalogue/categories.ts";
import { specsOf } from "#demo/catalogue/facts.ts";
import { pricesOf } from "#demo/catalogue/pricing.ts";
import { products } from "#demo/catalogue/products.ts";
import { mediaId, viewsOf } from "#demo/catalogue/views.ts";
import type { DemoProduct } from "#demo/shapes.ts";
import { contentLocales } from "#services/content/schema.ts";
import type { EntryInput } from "#services/content/writes.ts";
import { languageOf } from "./locales.ts";
import { terrainOf } from "./model/terrain.ts";
import { storyOf, storyPicture } from "./stories.ts";

/** Content derived from the catalogue: an entry for each product and each category, in every language. */

const mapRegions = ["us", "ca", "jp", "eu", "eu_region_1", "other"];
const yesNo = (is: boolean) => ({ value: is ? "Yes" : "No" });

/** Entries of type "product" (specification 3.11). `ids` are the commerce products by uid. */
export function productEntries(products: readonly DemoProduct[], ids: ReadonlyMap<string, number>): EntryInput[] {
  return products.flatMap((product) => {
    const shared = sharedData(product, ids.get(product.uid));
    const story = storyOf(product);
    return contentLocales.map((locale) => {
      const language = languageOf(locale);
      const title = product.title[language];
      return {
        contentType: "product",
        uid: product.uid,
        locale,
        title,
        url: `/p/${product.uid}`,
        data: {
          display_title: title,
          taxonomies: terrainOf(product),
          tagline: product.tagline[language],
          description: product.description[language],
          valueNames: Object.fromEntries(product.colours.map(({ id, name }) => [id, name[language]])),
          ...shared,
          ...(story && {
            story: {
              image: isTold(product) ? storyPicture(product.uid) : story.image,
              line: story.line[language],
              text: story.text[language],
            },
          }),
          seo_meta: { seo_title: title, og_image: shared.image.amplience_id, imageset: "No" },
        },
      };
    });
  });
}

function sharedData(product: DemoProduct, id: number | undefined) {
  const { uid, kind, sizes, film, flags = [], notIn = [] } = product;
  const regions: string[] = ["us", "ca", "eu_region_1"].filter((region) => pricesOf(product)[region as "us"]);
  const [colour] = product.colours;
  return {
    regions: mapRegions.filter((region) => !notIn.some((missing) => missing === region)),
    bc_products: Object.fromEntries(regions.map((region) => [region, [{ id }]])),
    is_new: yesNo(flags.includes("new")),
    is_redesigned: yesNo(flags.includes("redesigned") && !flags.includes("new")),
    price_range: String(product.usd),
    prices: contentPrices(product),
    image: { amplience_id: colour ? mediaId(uid, colour.id, viewsOf(product)[0] ?? "") : "", imageset: "No" },
    product_specs: specsOf(product),
    video: film ? `/v/firn/${film}` : "",
    size_guide: sizes.length > 0 ? (guides[kind] ?? "") : "",
  };
}

/** The page that explains the sizes of each kind. */
const guides: Readonly<Record<string, string>> = {
  snowboard: "/support/board-length",
  boot: "/support/size-guide",
  socks: "/support/size-guide",
  binding: "/support/binding-fit",
  gloves: "/support/glove-sizes",
  helmet: "/support/helmet-fit",
  jacket: "/support/clothing-sizes",
  pants: "/support/clothing-sizes",
  midlayer: "/support/clothing-sizes",
  protection: "/support/clothing-sizes",
};

/** Prices per country in whole units, as listed in 3.11. Countries without a price are left out. */
function contentPrices(product: DemoProduct): Record<string, number> {
  const { ca, eu_region_1: eu } = pricesOf(product);
  const euro = eu && ["at", "de", "es", "fr", "it", "nl"].map((country) => [country, eu.price / 100] as const);
  return { ...(ca && { ca: ca.price / 100 }), ...(euro && Object.fromEntries(euro)) };
}

/** Accessories contain clothing, which has a place of its own in the menu; packs stand for the rest. */
const shownBy: Readonly<Record<string, string>> = { accessories: "bags" };

/**
 * The picture of a category in menus: its first product, or the second for a main category, so that it differs from
 * those of its subcategories.
 */
function menuImage(category: string, isMain: boolean): string {
  const own = products.filter(({ categories: all }) => all.includes(shownBy[category] ?? category));
  const shown = own[isMain ? 1 : 0] ?? own[0];
  const [colour] = shown?.colours ?? [];
  return shown && colour ? mediaId(shown.uid, colour.id, viewsOf(shown)[0] ?? "") : "";
}

/** Entries of type "product_category" (specification 3.8). `ids` are the commerce categories by uid. */
export function categoryEntries(ids: ReadonlyMap<string, number>): EntryInput[] {
  return categories.flatMap(({ uid, parent, title }) =>
    contentLocales.map((locale) => {
      const name = title[languageOf(locale)];
      return {
        contentType: "product_category",
        uid,
        locale,
        title: name,
        url: `/c/${parent ? `${parent}/` : ""}${uid}`,
        data: {
          display_title: name,
          cat_ids_bc: Object.fromEntries(["us", "ca", "eu_region_1"].map((region) => [region, ids.get(uid)])),
          regions: mapRegions,
          automated_related_products: true,
          menu_image: menuImage(uid, parent === undefined),
        },
      };
    }),
  );
}
