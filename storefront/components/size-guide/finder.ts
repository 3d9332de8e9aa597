import type { AreaTexts } from "#storefront/i18n/areas.ts";
import type { Rider } from "./rider.ts";

/** What both finders are given. */
export type FinderProps = {
  rider: Rider;
  /** Whether pounds and inches count: as the rider said, else as the country does. */
  isImperial: boolean;
  onChange: (rider: Rider) => void;
  /** A size as the product calls it. */
  onChoose: (size: string) => void;
  texts: AreaTexts<"size-guide">;
};
