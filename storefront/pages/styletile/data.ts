import { cardsByTerms } from "#commerce/catalog/products/cards.ts";
import { cardMarks } from "#commerce/sales/payments/schema.ts";
import type { Load } from "#storefront/app/page.ts";
import { loadSections, type Section } from "#storefront/components/category/sections.ts";
import { titlePage } from "#storefront/components/page/title-page.ts";
import { marksOf, type PaymentMarks } from "#storefront/components/payment-marks/marks-view.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";

export type StyleTileProps = { cards: CardData[]; sections: Section[]; marks: PaymentMarks };

/** Loads any products, to show the components with. */
export const load: Load<StyleTileProps> = async (context) => {
  const [cards, sections] = await Promise.all([
    cardsByTerms(context.services.db, context.region, [], 6),
    loadSections(context),
  ]);
  const marks = marksOf([...cardMarks, "apple-pay", "google-pay"]);
  const props = { cards: await cardsInLanguage(context, cards), sections, marks };
  return titlePage(context, props, { title: "styletile.title" });
};
