import type { CardData } from "#storefront/components/product/card-data.ts";
import type { HoursView } from "#storefront/components/stores/hours-view.ts";
import type { MapGround, StoreView } from "#storefront/components/stores/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type StoreProps = {
  texts: AreaTexts<"stores">;
  store: StoreView & { brands: string[]; email: string; website: string };
  hours: HoursView;
  ground: MapGround;
  /** The nearest other stores, with their distance. */
  nearby: StoreView[];
  /** Some of the products in stock there. */
  shelf: CardData[];
};
