import type { UseFormReturn } from "react-hook-form";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Say } from "../../../i18n/text.tsx";
import { marketName, priceRegions } from "../../../runtime/markets.ts";
import type { Group } from "../form.ts";

export const isRegion = (region: string | null): region is PriceRegion =>
  (priceRegions as readonly (string | null)[]).includes(region);

/** The name of the market in which a group applies, or "everywhere". */
export const placeOf = ({ region }: Pick<Group, "region">, say: Say): string =>
  isRegion(region) ? marketName(region, say) : (region ?? say("everywhere"));

/** The fields of a group that staff can change. */
export type GroupValues = Pick<Group, "name" | "region" | "is_default" | "is_group_for_guests" | "discount_rules">;
export type GroupForm = UseFormReturn<GroupValues>;
