import { useEffect, useState } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import { type Rider, readRider, rememberRider } from "./rider.ts";
import { isImperialIn } from "./units.ts";

/** The measures that this browser remembers, and the units: the rider's choice, or else the country's. */
export function useRider(): { rider: Rider; isImperial: boolean; change: (next: Rider) => void } {
  const { locale } = useShop();
  const [rider, setRider] = useState<Rider>({});
  // The server does not know them, so the page begins without.
  useEffect(() => setRider(readRider()), []);
  const change = (next: Rider) => {
    setRider(next);
    rememberRider(next);
  };
  return { rider, isImperial: rider.isImperial ?? isImperialIn(locale.country), change };
}
