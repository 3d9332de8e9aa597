import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";
import { categoryRoutes } from "./category-routes.ts";
import { priceRoutes } from "./price-routes.ts";
import { productRoutes } from "./product-routes.ts";

/** How staff with the scope catalogue:write keep the catalogue: docs/catalogue.md. Stock is counted in commerce/stock. */
export function managementRoutes(app: App, services: { db: Db }): void {
  categoryRoutes(app, services);
  productRoutes(app, services);
  priceRoutes(app, services);
}
