import { cardsByIds } from "#commerce/catalog/products/cards.ts";
import { fill, formatText } from "#commerce/shared/texts/rules.ts";
import { findStore, findStores } from "#commerce/stores/directory/reads.ts";
import { findShelf } from "#commerce/stores/stock/reads.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { sharedPictureUrl } from "#storefront/app/media.ts";
import { type Load, notFound, type PageContext } from "#storefront/app/page.ts";
import { namedPictures } from "#storefront/components/media/picture-facts.ts";
import { breadcrumbList } from "#storefront/components/page/breadcrumb-list.ts";
import type { CardData } from "#storefront/components/product/card-data.ts";
import { cardsInLanguage } from "#storefront/components/product/card-texts.ts";
import { hoursView } from "#storefront/components/stores/hours-view.ts";
import { groundOf, viewOf } from "#storefront/components/stores/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { localBusiness } from "./local-business.ts";
import type { StoreProps } from "./props.ts";

const others = 3;
/** The number of product cards: one row. */
const onShelf = 4;

/** A store's page: how to get there, opening hours and services. */
export const load: Load<StoreProps> = async (context) => {
  const { services, locale, params, brand, origin, path } = context;
  const [store, texts] = await Promise.all([
    findStore(services.db, params.uid ?? ""),
    loadAreaTexts("stores", context),
  ]);
  if (!store) return notFound();
  const [around, shelf] = await Promise.all([
    findStores(services.db, { near: store, radius: 150 }, 1, others + 1),
    shelfOf(context, store.id, texts),
  ]);
  const neighbours = around.stores.filter(({ id }) => id !== store.id).slice(0, others);
  const images = [store, ...neighbours].map(({ image }) => image);
  const pictures = await namedPictures(services, images, locale.language);
  const now = Date.now();
  const address = origin + localePath(locale, path);
  const words = { texts, intl: locale.intl, country: locale.country, pictures };
  const { view, until } = viewOf(store, words, now);
  const nearby = neighbours.map((one) => viewOf(one, words, now));
  const { city, brands, email, website, name } = store;
  const props: StoreProps = {
    texts,
    store: { ...view, brands, email, website },
    hours: hoursView(store.hours, store.timeZone, now, texts, locale.intl),
    ground: groundOf(services.config, [store, ...neighbours], [store.country]),
    nearby: nearby.map((one) => one.view),
    shelf,
  };
  const image = view.picture && sharedPictureUrl(services.config.MEDIA_URL, view.picture.name, "scene");
  const meta = {
    title: `${name}, ${city} | ${brand}`,
    description: fill(texts["stores.description"], { name, city }),
    canonicalPath: path,
    ...(image && { image }),
    jsonLd: [
      { ...localBusiness(store, address, now), ...(image && { image: new URL(image, address).href }) },
      breadcrumbList(
        [
          { title: texts["stores.title"], path: "/stores" },
          { title: name, path },
        ],
        origin,
        locale,
      ),
    ],
  };
  return { kind: "page", props, meta, until: Math.min(until, ...nearby.map((one) => one.until)) };
};

/** The products that the store has most of, if they are sold in the visitor's market. */
async function shelfOf(context: PageContext, storeId: number, texts: AreaTexts<"stores">): Promise<CardData[]> {
  const { services, region } = context;
  const shelf = await findShelf(services.db, storeId, 3 * onShelf);
  if (shelf.length === 0) return [];
  const found = await cardsByIds(
    services.db,
    region,
    shelf.map(({ id }) => id),
  );
  const cards = await cardsInLanguage(context, found.slice(0, onShelf));
  // Of what tells cards apart, the first; how many there are is what counts here.
  return cards.map((card) => {
    const count = shelf.find(({ id }) => id === card.id)?.pieces ?? 0;
    return {
      ...card,
      facts: [
        ...(card.facts ?? []).slice(0, 1),
        formatText(texts["stores.pieces"], context.locale.language, { count }),
      ],
    };
  });
}
