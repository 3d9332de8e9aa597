import type { HoursView } from "#storefront/components/stores/hours-view.ts";
import type { StoreTexts } from "#storefront/components/stores/texts.ts";
import type { MapGround, StoreView } from "#storefront/components/stores/view.ts";

export type StoreProps = {
  texts: StoreTexts;
  store: StoreView & { city: string; brands: string[]; email: string; website: string };
  hours: HoursView;
  ground: MapGround;
  /** The nearest others, with how far they are. */
  nearby: StoreView[];
};
