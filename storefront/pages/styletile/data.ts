import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { cardMarks } from "#commerce/sales/payments/schema.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import type { Load } from "#storefront/app/page.ts";
import { type GroupLink, groupLink } from "#storefront/components/blocks/category-groups.ts";
import { loadCategories } from "#storefront/components/category/categories.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import { marksOf, type PaymentMarks } from "#storefront/components/payment-marks/marks-view.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type StyleTileProps = {
  words: AreaTexts<"styletile">;
  cards: CardData[];
  categories: GroupLink[];
  marks: PaymentMarks;
};

/** Loads any products and categories, to show the components with. */
export const load: Load<StyleTileProps> = async (context) => {
  const [words, found, tree] = await Promise.all([
    loadAreaTexts("styletile", context),
    cardsByTerms(context.services.db, context.region, [], 6),
    loadCategories(context.services, context.locale),
  ]);
  const cards = await cardsInLanguage(context, found);
  const categories = tree.slice(0, 5).map(groupLink);
  const props = { words, cards, categories, marks: marksOf([...cardMarks, "apple-pay", "google-pay"]) };
  return titlePage(context, props, { title: { words: words["styletile.title"] } });
};
