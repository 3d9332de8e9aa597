import type { Rider } from "#storefront/components/rider/rider.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";

/** The props of both finders. */
export type FinderProps = {
  rider: Rider;
  /** Whether pounds and inches are used: the rider's choice, or else the country's default. */
  isImperial: boolean;
  onChange: (rider: Rider) => void;
  /** Called with the size in the product's own notation. */
  onChoose: (size: string) => void;
  texts: AreaTexts<"size-guide">;
};
