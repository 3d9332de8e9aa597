import type { HoursView } from "#shop/parts/stores/hours-view.ts";
import type { StoreTexts } from "#shop/parts/stores/texts.ts";
import type { MapGround, StoreView } from "#shop/parts/stores/view.ts";

export type StoreProps = {
  texts: StoreTexts;
  store: StoreView & { city: string; brands: string[]; email: string; website: string };
  hours: HoursView;
  ground: MapGround;
  /** The nearest others, with how far they are. */
  nearby: StoreView[];
};
