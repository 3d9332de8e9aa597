import type { Generated } from "kysely";
import type { Json, Stamp } from "#database/columns.ts";
import type { OpeningHours } from "./schema.ts";

declare module "#database/tables.ts" {
  interface Tables {
    stores: {
      id: Generated<number>;
      slug: string;
      name: string;
      is_own: boolean;
      street: string;
      city: string;
      city_folded: string;
      state: string;
      postal_code: string;
      country: string;
      lat: number;
      lng: number;
      time_zone: string;
      phone: string;
      email: string;
      website: string;
      brands: string[];
      services: string[];
      hours: Json<OpeningHours>;
      image: Generated<string>;
      is_visible: boolean;
      version: Generated<number>;
      created_at: Stamp;
      updated_at: Stamp;
    };
    places: {
      id: Generated<number>;
      country: string;
      region: Generated<string>;
      name: string;
      latin: Generated<string>;
      postal_code: string;
      lat: number;
      lng: number;
      population: number;
    };
  }
}
