import type { PagerView } from "#storefront/components/page/pager.tsx";
import type { MapGround, StoreView } from "#storefront/components/stores/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type Choice = { value: string; label: string; isOn: boolean };

/** What can be typed and ticked, as the address has it. */
export type StoresForm = {
  place: string;
  at: { lat: number; lng: number } | null;
  country: string | null;
  radii: Choice[];
  services: Choice[];
  brands: Choice[];
  own: boolean;
  open: boolean;
  isNarrowed: boolean;
};

export type StoresProps = {
  texts: AreaTexts<"stores">;
  form: StoresForm;
  /** What was found, and what follows from that where it is less than was asked. */
  heading: string;
  note: string | null;
  /** Other places of that name. */
  meant: { label: string; path: string }[];
  stores: StoreView[];
  /** Where the search looked from. */
  center: { lat: number; lng: number } | null;
  ground: MapGround;
  /** Width by height. */
  mapRatio: number;
  countries: { label: string; path: string; isOn: boolean }[];
  paging: PagerView;
  /** The address without filters. */
  clear: string;
  /** A store locator of somebody else's, which stands here instead (specification 7.13). */
  script: string | null;
};
