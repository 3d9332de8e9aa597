import type { PagingView } from "#storefront/components/page/paging.ts";
import type { MapGround, StoreView } from "#storefront/components/stores/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

export type Choice = { value: string; label: string; isOn: boolean };

/** The fields of the search form, with the values in the address. */
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

/** `group`: what begins with this store, in a list of a country: the shop's own stores, or those of a state. */
export type StoreRow = StoreView & { number: number; group?: string };

export type StoresProps = {
  texts: AreaTexts<"stores">;
  form: StoresForm;
  /** `heading` says what was found; `note` explains a result that is less than was searched for. */
  heading: string;
  note: string | null;
  /** The part of the list shown on this page and on the map, when there are several pages. */
  part: string | null;
  /** Other places with the same name. */
  meant: { label: string; path: string }[];
  stores: StoreRow[];
  /** The centre of the search. */
  center: { lat: number; lng: number } | null;
  ground: MapGround;
  /** Width by height. */
  mapRatio: number;
  countries: { label: string; path: string; isOn: boolean }[];
  paging: PagingView;
  /** The address without filters. */
  clear: string;
  /** Another provider's store locator, which is shown instead (specification 7.13). */
  script: string | null;
};
