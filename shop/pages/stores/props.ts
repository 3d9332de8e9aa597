/** A shop that stocks the brand, as published. */
export type StoreContent = {
  street: string;
  city: string;
  postalCode: string;
  state?: string;
  country: string;
  phone: string;
  lat: number;
  lon: number;
  /** Days from 1 (Monday) to 7; times as "10:00". Days that no entry names are closed. */
  hours: { days: number[]; opens: string; closes: string }[];
};

export type StoreView = {
  uid: string;
  name: string;
  lines: string[];
  phone: string;
  routeUrl: string;
  hours: { days: string; times: string }[];
};

export type StoresProps = { groups: { country: string; name: string; stores: StoreView[] }[]; count: number };
