import type { Db } from "#database/tables.ts";
import { findZones } from "./reads.ts";
import type { ShippingZone } from "./schema.ts";

/** Delivery settings: zones with their methods; amounts in minor units of the zone's currency. */
export type ShippingBackend = { zones(): Promise<ShippingZone[]> };

export const makeOwnShipping = ({ db }: { db: Db }): ShippingBackend => ({ zones: () => findZones(db) });
